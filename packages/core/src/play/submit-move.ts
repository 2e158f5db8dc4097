/** Submitting a move, or a roll in a `tap` game (docs/design.md#submitting). Every request may be repeated safely. */

import { type LoggedPly, makeMove } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import type { Changed } from '../context/games.ts';
import { advance } from '../game/advance.ts';
import { returned } from '../game/departure.ts';
import { foldOf, movesToChoose, toAct } from '../game/fold.ts';
import type { Game, GameSeat, SecretGame } from '../game/game.ts';
import { withMove, withRoll } from '../game/log.ts';
import { ownSeat } from '../game/seats.ts';
import { Problem } from '../kernel/problem.ts';
import { Superseded } from './superseded.ts';

/** The ply, if this seat has played it already, by its own choice or not. */
function ownPly(game: Game, seat: GameSeat, ply: number): LoggedPly | undefined {
  const logged = foldOf(game)?.plies[ply];
  return logged !== undefined && logged.seat === seat.colour ? logged : undefined;
}

/** Refuses every ply but the next one. */
function checkPly(game: Game, ply: number): void {
  const next = foldOf(game)?.plies.length ?? 0;
  if (ply < next) throw new Superseded('ply-taken', 'the game has gone on', game);
  if (ply > next || toAct(game) === null)
    throw new Superseded('ply-not-reached', 'nobody has to decide this ply yet', game);
}

/** Takes a seat back from the bot. Another player's open decision stays as it is, with its deadline. */
function takeBack(core: Core, game: SecretGame, seat: GameSeat): SecretGame {
  const back = returned(game, seat);
  if (game.status !== 'playing' || toAct(game) !== null) return back;
  return advance({ ...back, decision: null }, core.clock.nowMs(), seat.colour);
}

const isPlayedByBot = ({ sitter }: GameSeat): boolean => sitter.kind === 'player' && sitter.botPlays;

/** The outcome of a submit that was not refused. */
type Outcome = 'decided' | 'repeated' | 'seat-taken-back';

interface Submit {
  readonly ply: number;
  /** Whether the ply that the seat has played already is the submitted one. */
  readonly repeats: (played: LoggedPly) => boolean;
  /** The next game, where the ply is the seat's to decide; undefined where the same was submitted before. */
  readonly decide: (game: SecretGame, seat: GameSeat) => SecretGame | undefined;
}

/** A seat's submit for a ply. The order of the checks is part of the contract. */
async function submit(
  core: Core,
  player: string,
  id: string,
  { ply, repeats, decide }: Submit,
): Promise<SecretGame> {
  const { game: after, outcome } = await core.games.changeWithOutcome(id, (game): Changed<Outcome> => {
    const seat = ownSeat(game, player);
    const played = ownPly(game, seat, ply);
    if (played !== undefined && repeats(played)) return { game: undefined, outcome: 'repeated' };
    if (isPlayedByBot(seat)) return { game: takeBack(core, game, seat), outcome: 'seat-taken-back' };
    checkPly(game, ply);
    if (toAct(game) !== seat.colour) throw new Problem('not-your-decision', 'this is not your decision');
    const next = decide(game, seat);
    return { game: next, outcome: next === undefined ? 'repeated' : 'decided' };
  });
  if (outcome === 'decided') core.onDecision?.(id);
  if (outcome === 'seat-taken-back')
    throw new Superseded('was-held', 'the bot was playing for you; the seat is yours again', after);
  return after;
}

/**
 * Plays a move for the next ply. The same move for the same ply gets the same answer at any time. Errors, in this order:
 * `unknown-game`; `not-seated`; `ply-taken` and `ply-not-reached`, with the game; `not-your-decision`; `illegal-move`.
 * Where the bot plays the seat, the submit takes the seat back, and is refused with `was-held` and the game.
 */
export async function submitMove(
  core: Core,
  player: string,
  id: string,
  { ply, move }: { readonly ply: number; readonly move: string },
): Promise<SecretGame> {
  return submit(core, player, id, {
    ply,
    repeats: ({ ply: played }) => 'move' in played && makeMove(played.move) === move,
    decide: (game, seat) => {
      const legal = movesToChoose(game);
      const chosen = legal.find((one) => makeMove(one) === move);
      if (chosen === undefined) {
        const texts = legal.map(makeMove).join(' ');
        throw new Problem('illegal-move', `legal moves are: ${texts || 'none before the roll'}`);
      }
      return advance(withMove(returned(game, seat), chosen), core.clock.nowMs(), seat.colour);
    },
  });
}

/** Takes a player's seat back from the bot; any other seat stays as it is. Errors: `unknown-game`, `not-seated`. */
export async function takeSeatBack(core: Core, player: string, id: string): Promise<SecretGame> {
  return core.games.change(id, (game) => {
    const seat = ownSeat(game, player);
    return isPlayedByBot(seat) ? takeBack(core, game, seat) : undefined;
  });
}

/**
 * Rolls the die of a `tap` game. Errors, in this order: `unknown-game`; `not-seated`; `ply-taken` and
 * `ply-not-reached`, with the game; `not-your-decision`; `nothing-to-roll` where the server rolls. A seat that the bot plays
 * is taken back as by `submitMove`.
 */
export async function rollDie(core: Core, player: string, id: string, ply: number): Promise<SecretGame> {
  return submit(core, player, id, {
    ply,
    repeats: () => true,
    decide: (game, seat) => {
      if (game.rolling !== 'tap') throw new Problem('nothing-to-roll', 'the server rolls in this game');
      if (game.rolled) return undefined;
      return advance(withRoll(returned(game, seat)), core.clock.nowMs(), seat.colour);
    },
  });
}
