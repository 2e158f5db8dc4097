/** Doing what is due (DESIGN § 4): run by a sweep once in a while; overlapping sweeps are harmless. */

import { legalMoves } from '@aeroplane/engine';
import { withLeave, withMark, withMove, withRoll } from './append.ts';
import type { Core } from './core.ts';
import { nextDueAt } from './deadline.ts';
import { dieOnTable, isBotSeat, seatOnTurn, startedFold } from './fold.ts';
import { isOver, MISSES_TO_HOLD, WAITING_MS, type GameSeat, type SecretGame } from './game.ts';
import { expired } from './leave-game.ts';
import { botMove, rollOn } from './roll-on.ts';
import { Problem } from './problem.ts';
import { wakePlayer } from './wake-player.ts';

function withMiss(game: SecretGame, seat: GameSeat): SecretGame {
  if (seat.sitter.kind !== 'player') return game;
  const misses = seat.sitter.misses + 1;
  const held = misses >= MISSES_TO_HOLD && !game.strict;
  const sitter = { ...seat.sitter, misses, held };
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), { ...seat, sitter }) };
}

/** A decision nobody took in time: the house bot's move, or in a `strict` game the third miss is leaving (§ 3). */
function missed(game: SecretGame, seat: GameSeat): SecretGame {
  const counted = { ...withMiss(game, seat), decision: null };
  if (
    game.strict &&
    seat.sitter.kind === 'player' &&
    seat.sitter.misses + 1 >= MISSES_TO_HOLD &&
    seat.colour !== null
  ) {
    return withLeave(counted, seat.colour) ?? counted;
  }
  const rolled = withMark(counted.rolled ? counted : withRoll(counted), 'missed');
  const die = dieOnTable(rolled) ?? 0;
  // A roll that leaves no choice plays itself.
  const [only, ...more] = legalMoves(game.rules, startedFold(game).state.position, die);
  return withMove(rolled, only !== undefined && more.length === 0 ? only : botMove(rolled));
}

function due(game: SecretGame, nowMs: number): SecretGame {
  if (game.status === 'waiting') {
    const endsAtMs = game.createdAtMs + WAITING_MS;
    return endsAtMs <= nowMs ? expired(game) : { ...game, wakeAtMs: endsAtMs };
  }
  const { decision } = game;
  const seat = seatOnTurn(game);
  if (isOver(game) || seat === undefined) return { ...game, wakeAtMs: null };
  // What is due is done or set again, so the wake-up that led here is used up.
  const awake = { ...game, wakeAtMs: null };
  if (decision === null) return rollOn(awake, nowMs, undefined);
  if (decision.deadlineAtMs > nowMs) {
    return { ...game, wakeAtMs: nextDueAt(decision, nowMs) };
  }
  return rollOn(isBotSeat(seat) ? awake : missed(awake, seat), nowMs, null);
}

/** Does what is due in a game, or sets its wake-up again; a game that is not due, or unknown, is left alone. */
export async function wakeGame(core: Core, id: string): Promise<void> {
  try {
    await core.games.change(id, (game) => {
      const nowMs = core.clock.nowMs();
      return game.wakeAtMs !== null && game.wakeAtMs <= nowMs ? due(game, nowMs) : undefined;
    });
  } catch (error) {
    // Gone, or others were faster: the next sweep looks again.
    if (!(error instanceof Problem)) throw error;
  }
}

/** What was due and could not be woken: a game or a player, by its id. */
export class NotWoken extends Error {
  override readonly name = 'NotWoken';
  readonly what: 'game' | 'player';
  readonly id: string;

  constructor(what: NotWoken['what'], id: string, cause: unknown) {
    super(`the ${what} ${id}: ${String(cause)}`, { cause });
    this.what = what;
    this.id = id;
  }
}

/**
 * Wakes everything that is due. Returns how much there was. What cannot be woken keeps nothing else waiting, and is thrown
 * in the end: an `AggregateError` of `NotWoken`.
 */
export async function sweep(core: Core): Promise<number> {
  const { games, players } = await core.store.due(core.clock.nowMs());
  const faults: NotWoken[] = [];
  async function wakeAll(
    what: NotWoken['what'],
    ids: readonly string[],
    wake: (core: Core, id: string) => Promise<void>,
  ): Promise<void> {
    for (const id of ids) {
      try {
        await wake(core, id);
      } catch (error) {
        faults.push(new NotWoken(what, id, error));
      }
    }
  }
  await wakeAll('game', games, wakeGame);
  await wakeAll('player', players, wakePlayer);
  if (faults.length > 0)
    throw new AggregateError(
      faults,
      `what is due could not be woken: ${faults.map(({ message }) => message).join('; ')}`,
    );
  return games.length + players.length;
}
