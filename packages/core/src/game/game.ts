/** A hosted game. Values are immutable: a change returns the next game. */

import type { Level } from '@aeroplane/bot';
import type { Rules, Seat } from '@aeroplane/engine';
import type { Availability } from '../availability/availability.ts';
import type { Plan } from '../plans/plan.ts';

export const GAME_STATUSES = ['waiting', 'playing', 'finished', 'cancelled'] as const;
type GameStatus = (typeof GAME_STATUSES)[number];

/** Whether the server rolls for the next player, or that player taps (docs/design.md#rolling). */
export const ROLLINGS = ['auto', 'tap'] as const;
export type Rolling = (typeof ROLLINGS)[number];

/** Time per decision. */
export const TURN_TIMES = ['5m', '1h', '8h', '24h', '3d', '7d'] as const;
export type TurnTime = (typeof TURN_TIMES)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const TURN_TIME_MS: Readonly<Record<TurnTime, number>> = {
  '5m': 5 * MINUTE_MS,
  '1h': HOUR_MS,
  '8h': 8 * HOUR_MS,
  '24h': DAY_MS,
  '3d': 3 * DAY_MS,
  '7d': 7 * DAY_MS,
};

/** A game that nobody starts is cancelled after this time (docs/design.md#creating-and-joining). */
export const WAITING_MS = 7 * DAY_MS;

/** How long a game waits for its people once bots play for all of them (docs/design.md#missed-decisions). */
export const ABANDONED_MS = 3 * DAY_MS;

/** After this many missed decisions in a row the bot plays for the seat (docs/design.md#missed-decisions). */
export const MISSES_UNTIL_BOT = 3;

/** Who has a seat. `reservedFor`: the only player who may take an open seat, such as its creator. */
export type Sitter =
  | { readonly kind: 'open'; readonly reservedFor: string | null }
  | { readonly kind: 'bot'; readonly level: Level }
  | Person
  /** A deleted player: the house bot has the seat for good (docs/design.md#deleting-and-exporting). */
  | { readonly kind: 'former' };

/** A person in a seat, with a copy of their availability, so that a move reads no player (docs/design.md#keys). */
export interface Person extends Availability {
  readonly kind: 'player';
  readonly player: string;
  readonly name: string;
  /** Decisions missed in a row. */
  readonly misses: number;
  /** The bot plays for the person until they return. */
  readonly botPlays: boolean;
  /** Nobody else sees it. */
  readonly plan?: Plan;
}

export interface GameSeat {
  /** null until somebody chooses it, or the start assigns it. */
  readonly colour: Seat | null;
  /** The 16 bytes that the person in this seat added to the dice; null until then. */
  readonly seed: Uint8Array | null;
  readonly sitter: Sitter;
}

/** The indices, from 0, of plies that a person did not choose by hand. Those of bot seats are not listed. */
export interface PlyOrigins {
  /** Decided by the bot that plays for the seat. */
  readonly bot: readonly number[];
  readonly planned: readonly number[];
  /** Decided by the house bot, after the deadline. */
  readonly missed: readonly number[];
}

/** The commitment of the dice, and what they have revealed so far (docs/design.md#dice). */
interface DiceEvidence {
  readonly commitment: Uint8Array;
  /** The link of the latest draw; null before the first. Hashing it gives all earlier links. */
  readonly link: Uint8Array | null;
}

/** A decision, or in a `tap` game a roll, that a game waits for. */
export interface Decision {
  readonly openedAtMs: number;
  /** When four fifths of the running time are over; null where no reminder is due. */
  readonly remindAtMs: number | null;
  readonly deadlineAtMs: number;
  /** The answer to its player's own request showed it. */
  readonly shown: boolean;
}

export interface Game {
  readonly id: string;
  /** Raised by every write. */
  readonly version: number;
  readonly status: GameStatus;
  readonly createdAtMs: number;
  readonly rules: Rules;
  readonly rolling: Rolling;
  readonly turnTime: TurnTime;
  readonly public: boolean;
  readonly strict: boolean;
  readonly seats: readonly GameSeat[];
  /** The creator's index in `seats`. */
  readonly creator: number;
  /** The secret half of the invite; null once the game no longer waits. */
  readonly inviteSecret: string | null;
  /** Who rolls first; null before the start. */
  readonly first: Seat | null;
  /** The plies, one byte each (the engine's log). */
  readonly log: Uint8Array;
  readonly plyOrigins: PlyOrigins;
  readonly dice: DiceEvidence;
  /** The die of the ply to come is drawn and shown. */
  readonly rolled: boolean;
  /** The seat whose request brought the game here and was answered with it; null: the server acted. */
  readonly by: Seat | null;
  readonly decision: Decision | null;
  readonly finishedAtMs: number | null;
  /** When something is due; null where nothing will be. */
  readonly wakeAtMs: number | null;
}

/** Secrets of the dice; nobody may see them before they are published. */
interface DiceSecrets {
  /** `link_0`. */
  readonly secret: Uint8Array;
  /** The link from which the draws of the current block are hashed; null before the first draw. */
  readonly checkpoint: Uint8Array | null;
}

/** A game with its secrets, for writes. Views use the plain `Game`. */
export interface SecretGame extends Game {
  readonly secrets: DiceSecrets;
}

/** The invite of a waiting game; null for any other. */
export const inviteOf = (game: Game): string | null =>
  game.inviteSecret === null ? null : `${game.id}.${game.inviteSecret}`;

/** Whether nothing more happens in this game. */
export const isOver = (game: Game): boolean => game.status === 'finished' || game.status === 'cancelled';
