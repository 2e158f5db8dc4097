/**
 * A game goes on by itself (docs/design.md#only-decisions-interrupt): the server rolls for the next player at once,
 * plays a pass, a third six or a single legal move, moves the bots and follows plans. It stops where a person has a
 * choice, or in a `tap` game a roll.
 */

import { chooseMove, type Level } from '@aeroplane/bot';
import { legalMoves, type Move, type Seat } from '@aeroplane/engine';
import { plannedMove } from '../plans/planned-move.ts';
import { nextDueAt, openDecision, wakeBy } from './deadline.ts';
import { dieOnTable, isBotSeat, peopleInPlay, positionAfter, seatOnTurn, startedFold } from './fold.ts';
import { ABANDONED_MS, type Decision, type GameSeat, type SecretGame } from './game.ts';
import { withOrigin, withMove, withRoll } from './log.ts';

/** The most plies that one write adds, and the most bot searches that it waits for (docs/design.md#bots). */
const MAX_PLIES = 64;
const MAX_SEARCHES = 8;

/** The level at which the house bot plays for people who are away. */
const HOUSE_LEVEL = 'medium';

/** The move of a bot of this level for the die on the table; deterministic. */
export function botMove(game: SecretGame, level: Level = HOUSE_LEVEL): number {
  const die = dieOnTable(game);
  if (die === null) throw new Error(`game ${game.id}: there is no die to play`);
  // The seed differs between games, so that easy bots err differently in each.
  const seed = game.createdAtMs + game.log.length;
  return chooseMove(level, game.rules, startedFold(game).state.position, die, seed);
}

/** The game after the bot that owns the seat, or plays for its owner, has moved. */
function withBotMove(game: SecretGame, { sitter }: GameSeat): SecretGame {
  if (sitter.kind === 'bot') return withMove(game, botMove(game, sitter.level));
  return withMove(withOrigin(game, 'bot'), botMove(game));
}

/** The move that a person has planned for the die on the table; undefined where they must be asked. */
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

/** The decision of an abandoned game belongs to nobody; its deadline ends the time to return. */
const timeToReturn = (nowMs: number): Decision => ({
  openedAtMs: nowMs,
  remindAtMs: null,
  deadlineAtMs: nowMs + ABANDONED_MS,
  shown: true,
});

/**
 * Whether bots play for all people still in play; the game then gives them time to return
 * (docs/design.md#missed-decisions).
 */
function isAbandoned(game: SecretGame): boolean {
  const people = peopleInPlay(game);
  return people.length > 0 && people.every(isBotSeat);
}

/**
 * Advances a game until a person is asked, it is over, or one write has added enough; then it is due again at once. The
 * bots finish an abandoned game once its time to return is up. `actor` is the seat whose request this follows, and
 * whose answer shows the game as it then stands; null where the server acts; undefined where it continues an earlier
 * write.
 */
export function advance(game: SecretGame, nowMs: number, actor: Seat | null | undefined): SecretGame {
  if (actor !== undefined) game = { ...game, by: actor };
  const mostPlies = game.log.length + MAX_PLIES;
  const waited = isAbandoned(game) ? game.decision : null;
  const finishing = waited !== null && waited.deadlineAtMs <= nowMs;
  let searches = 0;
  const ask = (asking: SecretGame, seat: GameSeat): SecretGame => {
    const shown = seat.colour === actor;
    const open = asking.decision ?? openDecision(asking, seat, nowMs, shown);
    // The answer to a roll by hand shows its player the choice.
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
      // Never apply a plan to a decision that the player has already been asked for.
      const planned = game.decision === null ? plannedBy(game, seat) : undefined;
      if (planned === undefined) return ask(game, seat);
      game = withMove(withOrigin(game, 'planned'), planned);
    }
  }
}
