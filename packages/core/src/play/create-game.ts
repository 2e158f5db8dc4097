/** Creating a game: it waits, committed to its dice, until its seats are taken (docs/design.md#creating-and-joining). */

import type { Level } from '@aeroplane/bot';
import { commitmentOf, LINK_BYTES } from '@aeroplane/dice';
import {
  type Colour,
  oppositeOf,
  parseRules,
  type Preset,
  PRESETS,
  type Seat,
  seatOf,
} from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import { type GameSeat, type Rolling, type SecretGame, type TurnTime, WAITING_MS } from '../game/game.ts';
import { newId } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { checkGameCount } from '../lists/memberships.ts';

export interface NewGame {
  /** Classic where neither a preset nor rules are given. */
  readonly preset?: Preset | undefined;
  readonly rules?: unknown;
  readonly seats: readonly {
    readonly who: 'me' | 'open' | 'bot';
    readonly colour?: Colour | undefined;
    readonly level?: Level | undefined;
  }[];
  readonly turnTime?: TurnTime | undefined;
  readonly rolling?: Rolling | undefined;
  readonly public?: boolean | undefined;
  readonly strict?: boolean | undefined;
}

function parseSeats(seats: NewGame['seats'], creator: string): GameSeat[] {
  const bad = (message: string): Problem => new Problem('bad-seats', message);
  if (seats.length < 2 || seats.length > 4) throw bad('a game has two to four seats');
  if (seats.filter(({ who }) => who === 'me').length !== 1) throw bad('one seat is "me"');
  if (seats.some(({ who, level }) => level !== undefined && who !== 'bot')) {
    throw bad('only a bot has a level');
  }
  const colours = seats.flatMap(({ colour }) => (colour === undefined ? [] : [seatOf(colour)]));
  if (new Set(colours).size !== colours.length) throw bad('a colour is given twice');
  const [one, other] = colours;
  if (seats.length === 2 && one !== undefined && other !== undefined && other !== oppositeOf(one)) {
    throw bad('two players sit opposite: red and blue, or yellow and green');
  }
  return seats.map(({ who, colour, level }) => ({
    colour: colour === undefined ? null : seatOf(colour),
    seed: null,
    sitter:
      who === 'bot'
        ? { kind: 'bot', level: level ?? 'medium' }
        : { kind: 'open', reservedFor: who === 'me' ? creator : null },
  }));
}

type Chosen = 'id' | 'rules' | 'rolling' | 'turnTime' | 'public' | 'strict' | 'seats' | 'creator';

/** A new waiting game, with new dice and a new invite. */
export function waitingGame(core: Core, chosen: Pick<SecretGame, Chosen>): SecretGame {
  const nowMs = core.clock.nowMs();
  const secret = core.randomBytes(LINK_BYTES);
  return {
    ...chosen,
    version: 1,
    status: 'waiting',
    createdAtMs: nowMs,
    inviteSecret: newId(core.randomBytes),
    first: null,
    log: new Uint8Array(),
    plyOrigins: { bot: [], planned: [], missed: [] },
    dice: { commitment: commitmentOf(secret), link: null },
    rolled: false,
    by: null,
    decision: null,
    finishedAtMs: null,
    wakeAtMs: nowMs + WAITING_MS,
    secrets: { secret, checkpoint: null },
  };
}

/**
 * Creates a waiting game. The creator's seat is reserved, and taken by the invite like every other. Errors: `bad-rules`,
 * `bad-seats`, `too-many-games`.
 */
export async function createGame(core: Core, player: string, wish: NewGame): Promise<SecretGame> {
  if (wish.preset !== undefined && wish.rules !== undefined) {
    throw new Problem('bad-rules', 'give a preset or rules, not both');
  }
  const rules = wish.rules === undefined ? undefined : parseRules(wish.rules);
  if (rules?.ok === false) throw new Problem('bad-rules', rules.error.message);
  const seats = parseSeats(wish.seats, player);
  await checkGameCount(core, player);

  const game = waitingGame(core, {
    id: newId(core.randomBytes),
    rules: rules?.value ?? PRESETS[wish.preset ?? 'classic'],
    rolling: wish.rolling ?? 'auto',
    turnTime: wish.turnTime ?? '24h',
    public: wish.public ?? false,
    strict: wish.strict ?? false,
    seats,
    creator: wish.seats.findIndex(({ who }) => who === 'me'),
  });
  // The list's hint comes first: after a crash it names a game that does not exist, and lists drop it.
  await core.store.addMembership(player, game.id, game.createdAtMs);
  if (!(await core.games.create(game))) throw new Problem('busy', 'the id is taken; try again');
  return game;
}

/** The colours left: in a game for two only the one opposite a given colour, else all that are free. */
export function freeColours(game: { readonly seats: readonly GameSeat[] }): Seat[] {
  const given = game.seats.flatMap(({ colour }) => (colour === null ? [] : [colour]));
  const [one] = given;
  if (game.seats.length === 2 && one !== undefined && given.length === 1) return [oppositeOf(one)];
  return ([0, 1, 2, 3] as const).filter((colour) => !given.includes(colour));
}
