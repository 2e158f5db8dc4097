/** The notice that a nudge becomes (docs/design.md#notices). */

import { toAct } from '../game/fold.ts';
import type { Game } from '../game/game.ts';
import { seatOfColour, seatOfPlayer } from '../game/seats.ts';
import type { Notice } from '../model/notice.ts';
import type { Nudge } from '../model/nudge.ts';

/** The notice for the nudged player; undefined once the decision is taken. */
export function noticeOfNudge(game: Game, nudged: Nudge): Notice | undefined {
  const acting = toAct(game);
  const asked = acting === null ? undefined : seatOfColour(game, acting)?.sitter;
  const nudger = seatOfPlayer(game, nudged.from)?.sitter;
  if (game.id !== nudged.game || game.log.length !== nudged.ply) return undefined;
  if (asked?.kind !== 'player' || asked.player !== nudged.to || nudger?.kind !== 'player') return undefined;
  return {
    kind: 'nudge',
    player: nudged.to,
    game: game.id,
    key: `n${nudged.atMs}.${nudged.from}`,
    who: nudger.name,
    from: nudged.from,
  };
}
