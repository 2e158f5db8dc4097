/** A hosted game as the use cases see it. Values are never changed, only succeeded. */

import type { Level } from '@aeroplane/bot';
import type { Rules, Seat } from '@aeroplane/engine';
import type { Availability } from '../availability/availability.ts';
import type { Plan } from '../plans/plan.ts';

export const GAME_STATUSES = ['waiting', 'playing', 'finished', 'cancelled'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Whether the server rolls for the next player, or that player taps (DESIGN § 1, idea 1). */
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

/** A game that nobody starts is cancelled after this long (DESIGN § 3). */
export const WAITING_MS = 7 * DAY_MS;

/** How long a game waits for its people once the bots hold all their seats (DESIGN § 3). */
export const ABANDONED_MS = 3 * DAY_MS;

/** So many missed decisions in a row, and the bot holds the seat (DESIGN § 3). */
export const MISSES_UNTIL_BOT = 3;

/** Who has a seat. `kept` names the player an open seat is kept for: the creator until they take it. */
export type Sitter =
  | { readonly kind: 'open'; readonly reservedFor: string | null }
  | { readonly kind: 'bot'; readonly level: Level }
  | Person
  /** Somebody who is no player here any more: the house bot has the seat for good (DESIGN § 7). */
  | { readonly kind: 'former' };

/** A person in a seat, with a copy of when the player rests, so that a move reads no player (DESIGN § 4). */
export interface Person extends Availability {
  readonly kind: 'player';
  readonly player: string;
  readonly name: string;
  /** Decisions missed in a row. */
  readonly misses: number;
  /** The bot plays for the owner until they return. */
  readonly botPlays: boolean;
  /** What the owner said beforehand; nobody else sees it. */
  readonly plan?: Plan;
}

export interface GameSeat {
  /** null until somebody chooses it, or the start gives it. */
  readonly colour: Seat | null;
  /** The 16 bytes that whoever sits here added to the dice; null until then. */
  readonly seed: Uint8Array | null;
  readonly sitter: Sitter;
}

/** Plies by index, from 0, that their player did not choose by hand. Those of bot seats are not listed. */
export interface PlyOrigins {
  /** Decided by the bot that holds the seat. */
  readonly bot: readonly number[];
  readonly planned: readonly number[];
  /** Decided by the house bot, after the deadline. */
  readonly missed: readonly number[];
}

/** What the dice commit to and have shown so far (DESIGN § 5). */
export interface DiceEvidence {
  readonly commitment: Uint8Array;
  /** The link of the latest draw; null before the first. All earlier ones are its hashes. */
  readonly link: Uint8Array | null;
}

/** A decision, or in a `tap` game a roll, that a person is waited for. */
export interface Decision {
  readonly openedAtMs: number;
  /** When four fifths of the waking time are over; null where nobody is to be reminded. */
  readonly remindAtMs: number | null;
  readonly deadlineAtMs: number;
  /** Its player was shown it in the answer to an act of their own. */
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
  /** The index in `seats` of who created the game. */
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
  /** Whose act brought the game to where it stands, which the answer showed them; null: the server's own. */
  readonly by: Seat | null;
  readonly decision: Decision | null;
  readonly finishedAtMs: number | null;
  /** When something is due; null where nothing ever will be. */
  readonly wakeAtMs: number | null;
}

/** What nobody may see before it is published. */
export interface DiceSecrets {
  /** `link_0`. */
  readonly secret: Uint8Array;
  /** The link from which the draws of the current block are hashed; null before the first draw. */
  readonly checkpoint: Uint8Array | null;
}

/** A game with its secrets: what writes work on. Views are made of the plain `Game`. */
export interface SecretGame extends Game {
  readonly secrets: DiceSecrets;
}

/** The invite of a game that waits. */
export const inviteOf = (game: Game): string | null =>
  game.inviteSecret === null ? null : `${game.id}.${game.inviteSecret}`;

/** Whether nothing more happens in this game. */
export const isOver = (game: Game): boolean => game.status === 'finished' || game.status === 'cancelled';
