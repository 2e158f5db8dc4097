/** What is due in a game: a missed decision, bots that go on, the end of waiting (docs/design.md#waking). */

import { legalMoves } from '@aeroplane/engine';
import { botMove, advance } from './advance.ts';
import { nextDueAt } from './deadline.ts';
import { expired } from './departure.ts';
import { dieOnTable, isBotSeat, seatOnTurn, startedFold } from './fold.ts';
import { type GameSeat, isOver, MISSES_UNTIL_BOT, type SecretGame, WAITING_MS } from './game.ts';
import { withLeave, withOrigin, withMove, withRoll } from './log.ts';

function withMiss(game: SecretGame, seat: GameSeat): SecretGame {
  if (seat.sitter.kind !== 'player') return game;
  const misses = seat.sitter.misses + 1;
  const botPlays = misses >= MISSES_UNTIL_BOT && !game.strict;
  const sitter = { ...seat.sitter, misses, botPlays };
  return { ...game, seats: game.seats.with(game.seats.indexOf(seat), { ...seat, sitter }) };
}

/** The game after a missed decision: the house bot moves; in a `strict` game the third miss in a row is leaving. */
function missed(game: SecretGame, seat: GameSeat): SecretGame {
  const counted = { ...withMiss(game, seat), decision: null };
  if (
    game.strict &&
    seat.sitter.kind === 'player' &&
    seat.sitter.misses + 1 >= MISSES_UNTIL_BOT &&
    seat.colour !== null
  ) {
    return withLeave(counted, seat.colour) ?? counted;
  }
  const rolled = withOrigin(counted.rolled ? counted : withRoll(counted), 'missed');
  const die = dieOnTable(rolled) ?? 0;
  // A roll that leaves no choice plays itself.
  const [only, ...more] = legalMoves(game.rules, startedFold(game).state.position, die);
  return withMove(rolled, only !== undefined && more.length === 0 ? only : botMove(rolled));
}

/** The game after everything that is due in it by `nowMs`, with its next wake-up. */
export function due(game: SecretGame, nowMs: number): SecretGame {
  if (game.status === 'waiting') {
    const endsAtMs = game.createdAtMs + WAITING_MS;
    return endsAtMs <= nowMs ? expired(game) : { ...game, wakeAtMs: endsAtMs };
  }
  const { decision } = game;
  const seat = seatOnTurn(game);
  if (isOver(game) || seat === undefined) return { ...game, wakeAtMs: null };
  // Everything due is done or set again below, so the present wake-up is used up.
  const awake = { ...game, wakeAtMs: null };
  if (decision === null) return advance(awake, nowMs, undefined);
  if (decision.deadlineAtMs > nowMs) {
    return { ...game, wakeAtMs: nextDueAt(decision, nowMs) };
  }
  return advance(isBotSeat(seat) ? awake : missed(awake, seat), nowMs, null);
}
