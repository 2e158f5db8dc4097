/** Notices with everything that their texts need (docs/design.md#notices). */

import { HOME, LAUNCH, makeMove, type Move } from '@aeroplane/engine';
import { dieOnTable, foldOf, isDecisionOf, movesToChoose, startedFold } from '../game/fold.ts';
import type { Game } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import type { MyGame } from '../lists/memberships.ts';
import type { Choice, Notice, NoticeContent } from '../model/notice.ts';
import type { Player } from '../model/player.ts';
import { moveEffectOf } from '../plans/move-effect.ts';

/** How many moves notifications can offer as buttons. */
const BUTTONS = 2;

function choiceOf(game: Game, die: number, move: Move): Choice {
  const { from, to, captures } = moveEffectOf(game.rules, startedFold(game).state.position, die, move);
  return {
    move: makeMove(move),
    from: move === LAUNCH ? null : from,
    to,
    home: to === HOME,
    captures: captures.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The moves to choose from where there are exactly two; else none. */
function choicesOf(game: Game): Choice[] {
  const [die, moves] = [dieOnTable(game), movesToChoose(game)];
  return die === null || moves.length !== BUTTONS ? [] : moves.map((move) => choiceOf(game, die, move));
}

/** How many of the games wait for the player, for the app's badge. */
export const badgeOf = (player: string, games: readonly MyGame[]): number =>
  games.filter(({ game }) => isDecisionOf(game, player)).length;

/** A notice's content for its reader, from the game as it stands. */
export function noticeContentOf(game: Game, notice: Notice, player: Player, badge: number): NoticeContent {
  const { language, timeZone } = player;
  const seat = seatOfPlayer(game, player.id);
  const asked = isDecisionOf(game, player.id);
  const rank = seat?.colour == null ? -1 : (foldOf(game)?.state.position.rank.indexOf(seat.colour) ?? -1);
  return {
    kind: notice.kind,
    game: game.id,
    ply: game.log.length,
    ...(language !== undefined && { language }),
    ...(timeZone !== undefined && { timeZone }),
    opponents: game.seats.flatMap(({ sitter }) =>
      sitter.kind === 'player' && sitter.player !== player.id ? [sitter.name] : [],
    ),
    bots: game.seats.filter(({ sitter }) => sitter.kind === 'bot' || sitter.kind === 'former').length,
    ...(notice.who !== undefined && { who: notice.who }),
    ...(notice.body !== undefined && { body: notice.body }),
    die: asked ? dieOnTable(game) : null,
    // Buttons under a chat message would look like answers to it.
    choices: asked && notice.kind !== 'chat' ? choicesOf(game) : [],
    ...(asked && game.decision !== null && { deadlineAtMs: game.decision.deadlineAtMs }),
    ...(rank >= 0 && { rank: rank + 1 }),
    ...(notice.kind === 'took-over' && seat?.sitter.kind === 'player' && { botPlays: seat.sitter.botPlays }),
    badge,
  };
}
