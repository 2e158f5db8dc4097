/** The lobby: public games that wait for players (docs/design.md#creating-and-joining). */

import { withoutBlocked } from '../community/blocks.ts';
import type { Core } from '../context/core.ts';
import type { Game } from '../game/game.ts';
import type { Page } from '../kernel/page.ts';
import { PAGE } from '../lists/game-lists.ts';

/** A page of waiting public games, the newest first, without those of players whom a block keeps apart from the reader. */
export async function openGames(core: Core, from?: string, reader?: string): Promise<Page<Game>> {
  const page = await core.store.openGames(PAGE, from);
  return { ...page, items: await withoutBlocked(core, reader, page.items) };
}
