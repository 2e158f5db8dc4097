/**
 * Rolling on (DESIGN § 1, idea 1): the server rolls for the next player at once; a pass, a third six and a single
 * legal move play themselves, bots move, plans are followed, and it stops where a person has a choice, or in a `tap`
 * game a roll.
 */

import { chooseMove, type Level } from '@aeroplane/bot';
import { legalMoves, type Move, type Seat } from '@aeroplane/engine';
import { plannedMove } from '../plans/planned-move.ts';
import { nextDueAt, openDecision, wakeBy } from './deadline.ts';
import { dieOnTable, isBotSeat, peopleInPlay, positionAfter, seatOnTurn, startedFold } from './fold.ts';
import { ABANDONED_MS, type Decision, type GameSeat, type SecretGame } from './game.ts';
import { withOrigin, withMove, withRoll } from './log.ts';

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
  return withMove(withOrigin(game, 'bot'), botMove(game));
}

/** The move of the die on the table that a person has planned; undefined where they are to be asked. */
function plannedBy(game: SecretGame, { sitter }: GameSeat): Move | undefined {
  if (sitter.kind !== 'player' || sitter.plan === undefined) return undefined;
  const { plan } = sitter;
  const then = plan.faces === undefined ? undefined : positionAfter(game, plan.faces.madeAt);
  return plannedMove(game.rules, then, startedFold(game).state.position, dieOnTable(game) ?? 0, plan);
}

const wait = (game: SecretGame, decision: Decision, nowMs: number): SecretGame => ({
  ...game,
  decision,
  wakeAtMs: wakeBy(game, nextDueAt(decision, nowMs)),
});

/** The decision of an abandoned game: nobody's, and its deadline is the end of the time to return. */
const timeToReturn = (nowMs: number): Decision => ({
  openedAtMs: nowMs,
  remindAtMs: null,
  deadlineAtMs: nowMs + ABANDONED_MS,
  shown: true,
});

/** Whether bots hold the seats of all people who still play; the game gives them time to return (DESIGN § 3). */
function isAbandoned(game: SecretGame): boolean {
  const people = peopleInPlay(game);
  return people.length > 0 && people.every(isBotSeat);
}

/**
 * Plays a game on from where it stands until a person is asked, it is over, or one write has carried enough: then it
 * is due again at once. Once an abandoned game's time to return is up, the bots finish it. `actor` is the seat whose
 * act this follows, which the answer shows how the game stands; null where the server acts; undefined where it only
 * carries on what an earlier write began.
 */
export function advance(game: SecretGame, nowMs: number, actor: Seat | null | undefined): SecretGame {
  if (actor !== undefined) game = { ...game, by: actor };
  const mostPlies = game.log.length + MAX_PLIES;
  // While a game is abandoned its decision is nobody's, and its deadline the end of the time to return.
  const waited = isAbandoned(game) ? game.decision : null;
  const finishing = waited !== null && waited.deadlineAtMs <= nowMs;
  let searches = 0;
  const ask = (asking: SecretGame, seat: GameSeat): SecretGame => {
    const shown = seat.colour === actor;
    const open = asking.decision ?? openDecision(asking, seat, nowMs, shown);
    // Whoever has just rolled by hand sees what there is to choose.
    return wait(asking, shown ? { ...open, shown } : open, nowMs);
  };

  for (;;) {
    const seat = seatOnTurn(game);
    if (seat === undefined) {
      return { ...game, status: 'finished', by: actor ?? null, decision: null, finishedAtMs: nowMs };
    }
    const bot = isBotSeat(seat);
    if (!finishing && isAbandoned(game)) {
      return wait(game, waited ?? timeToReturn(nowMs), nowMs);
    }
    if (game.log.length >= mostPlies || searches >= MAX_SEARCHES) {
      return { ...game, decision: finishing ? waited : null, wakeAtMs: wakeBy(game, nowMs) };
    }
    if (!game.rolled) {
      if (game.rolling === 'tap' && !bot) return ask(game, seat);
      game = withRoll(game);
    }
    const [only, ...more] = legalMoves(game.rules, startedFold(game).state.position, dieOnTable(game) ?? 0);
    if (only !== undefined && more.length === 0) game = withMove(game, only);
    else if (bot) {
      game = withBotMove(game, seat);
      searches += 1;
    } else {
      // What has been asked already is for its player to say.
      const planned = game.decision === null ? plannedBy(game, seat) : undefined;
      if (planned === undefined) return ask(game, seat);
      game = withMove(withOrigin(game, 'planned'), planned);
    }
  }
}
