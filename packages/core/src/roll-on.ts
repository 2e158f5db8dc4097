/**
 * Rolling on (DESIGN § 1, idea 1): the server rolls for the next player at once; a pass, a third six and a single
 * legal move play themselves, bots move, and it stops where a person has a choice, or in a `tap` game a roll.
 */

import { legalMoves } from '@aeroplane/engine';
import { chooseMove, type Level } from '@aeroplane/bot';
import { withMark, withMove, withRoll } from './append.ts';
import { openDecision, wakeBy } from './deadline.ts';
import { dieOnTable, isBotSeat, peopleInPlay, seatOnTurn, startedFold } from './fold.ts';
import { ABANDONED_MS, type Decision, type GameSeat, type SecretGame } from './game.ts';

/** How much of a game one write may carry on (DESIGN § 3). */
const MAX_PLIES = 64;
const MAX_SEARCHES = 8;

/** How well the house bot plays for people who are away. */
const HOUSE_LEVEL = 'medium';

/** What a bot of this level makes of the die on the table; the same whenever it is asked. */
export function botMove(game: SecretGame, level: Level = HOUSE_LEVEL): number {
  const die = dieOnTable(game);
  if (die === null) throw new Error(`game ${game.id}: there is no die to play`);
  // Easy bots err otherwise in every game.
  const seed = game.createdAtMs + game.log.length;
  return chooseMove(level, game.rules, startedFold(game).state.position, die, seed);
}

/** The game after the bot that has or holds a seat has moved. */
function withBotMove(game: SecretGame, { sitter }: GameSeat): SecretGame {
  if (sitter.kind === 'bot') return withMove(game, botMove(game, sitter.level));
  return withMove(withMark(game, 'bot'), botMove(game));
}

const wait = (game: SecretGame, decision: Decision): SecretGame => ({
  ...game,
  decision,
  wakeAtMs: wakeBy(game, decision.deadlineAtMs),
});

/** Whether bots hold the seats of all people who still play; the game gives them time to return (DESIGN § 3). */
function isAbandoned(game: SecretGame): boolean {
  const people = peopleInPlay(game);
  return people.length > 0 && people.every(isBotSeat);
}

/**
 * Plays a game on from where it stands until a person is asked, it is over, or one write has carried enough: then it
 * is due again at once. Once an abandoned game's time to return is up, the bots finish it.
 */
export function rollOn(game: SecretGame, nowMs: number): SecretGame {
  const mostPlies = game.log.length + MAX_PLIES;
  // While a game is abandoned its decision is nobody's, and its deadline the end of the time to return.
  const waited = isAbandoned(game) ? game.decision : null;
  const finishing = waited !== null && waited.deadlineAtMs <= nowMs;
  let searches = 0;

  for (;;) {
    const seat = seatOnTurn(game);
    if (seat === undefined) return { ...game, status: 'finished', decision: null, finishedAtMs: nowMs };
    const bot = isBotSeat(seat);
    if (!finishing && isAbandoned(game)) {
      return wait(game, waited ?? { openedAtMs: nowMs, deadlineAtMs: nowMs + ABANDONED_MS });
    }
    if (game.log.length >= mostPlies || searches >= MAX_SEARCHES) {
      return { ...game, decision: finishing ? waited : null, wakeAtMs: wakeBy(game, nowMs) };
    }
    if (!game.rolled) {
      if (game.rolling === 'tap' && !bot) return wait(game, game.decision ?? openDecision(game, seat, nowMs));
      game = withRoll(game);
    }
    const [only, ...more] = legalMoves(game.rules, startedFold(game).state.position, dieOnTable(game) ?? 0);
    if (only !== undefined && more.length === 0) game = withMove(game, only);
    else if (bot) {
      game = withBotMove(game, seat);
      searches += 1;
    } else return wait(game, game.decision ?? openDecision(game, seat, nowMs));
  }
}
