/** What is due in a game: a missed decision, bots that carry on, the end of waiting (docs/design.md#waking). */

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

/** A decision nobody took in time: the house bot's move, or in a `strict` game the third miss is leaving (§ 3). */
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

export function due(game: SecretGame, nowMs: number): SecretGame {
  if (game.status === 'waiting') {
    const endsAtMs = game.createdAtMs + WAITING_MS;
    return endsAtMs <= nowMs ? expired(game) : { ...game, wakeAtMs: endsAtMs };
  }
  const { decision } = game;
  const seat = seatOnTurn(game);
  if (isOver(game) || seat === undefined) return { ...game, wakeAtMs: null };
  // What is due is done or set again, so the wake-up that led here is used up.
  const awake = { ...game, wakeAtMs: null };
  if (decision === null) return advance(awake, nowMs, undefined);
  if (decision.deadlineAtMs > nowMs) {
    return { ...game, wakeAtMs: nextDueAt(decision, nowMs) };
  }
  return advance(isBotSeat(seat) ? awake : missed(awake, seat), nowMs, null);
}
