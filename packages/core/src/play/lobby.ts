/** Public games that wait for players. */

import { withoutBlocked } from '../community/blocks.ts';
import type { Core } from '../context/core.ts';
import type { Game } from '../game/game.ts';
import type { Page } from '../kernel/page.ts';
import { PAGE } from '../lists/game-lists.ts';

/** A page of public games that wait, the newest first, but for those of people whom the reader keeps away from. */
export async function openGames(core: Core, from?: string, reader?: string): Promise<Page<Game>> {
  const page = await core.store.openGames(PAGE, from);
  return { ...page, items: await withoutBlocked(core, reader, page.items) };
}
