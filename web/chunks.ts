/**
 * Which modules share a chunk. A chunk for every few lines that two pages share costs more than it saves, as each is
 * compressed alone: here all that every page needs is one chunk, and what games add is another. The patterns name folders
 * of src/lib and the framework's files: moving one of those means changing it here.
 */

import type { Rolldown } from 'vite';

/** The entries of every page. */
const SHELL = /\/client\/client-entry\.js$|\/client-optimized\/(app|nodes\/[01])\.js$/;
const PAGE = /\/routes\/(.*)\+page\.svelte$/;
const GAME = 'g/[id]/';
/** Pages that show nearly the same as a game, so that loading a game's chunk with them costs nothing. */
const LIKE_GAME = [GAME, 'local/[id]/'];

/** The offline copies: fetched once there is something to store, and then in one piece. */
const KEPT = /\/lib\/offline\/(unsent-moves|database|views)\.ts$|\/node_modules\/idb\//;

/**
 * A prerendered page needs its styles before its scripts run, and the framework misses styles shared with scripts that are
 * loaded later: so all styles of such pages are in the shell's chunk.
 */
const STYLE = /[?&]type=style/;
/** Every page links the styles of components that the layout loads later. */
const LAYOUT = /\/routes\/\+layout\.svelte$/;

/** Text files keep chunks of their own, named by language; the framework looks for its entries by name. */
const APART = /\/lib\/i18n\/[\w-]+\/[\w-]+\.ts$|\/client\/((client-)?entry|payload)\.js$|\/generated\//;

/**
 * Runs before the framework knows the build's version and base path: the modules that read both on loading must not be
 * in its chunk.
 */
const FIRST = /\/client\/payload\.js$|vite\/preload-helper/;

/** A module and all that import it, directly or not. */
function above(id: string, graph: Rolldown.ChunkingContext): string[] {
  const all = new Set([id]);
  for (const one of all) for (const by of graph.getModuleInfo(one)?.importers ?? []) all.add(by);
  return [...all];
}

/** The chunk of a module. `board`: what games share with pages that show a board or a plane. */
function kindOf(
  id: string,
  graph: Rolldown.ChunkingContext,
): 'shell' | 'board' | 'game' | 'kept' | undefined {
  const bringers = above(id, graph);
  if (bringers.some((one) => SHELL.test(one))) return 'shell';
  if (KEPT.test(id)) return 'kept';
  const pages = bringers.flatMap((one) => PAGE.exec(one)?.[1] ?? []);
  const later = bringers.flatMap((one) => graph.getModuleInfo(one)?.dynamicImporters ?? []);
  const atOnce = later.some((by) => LAYOUT.test(by)) || pages.some((page) => !LIKE_GAME.includes(page));
  if (STYLE.test(id) && atOnce) return 'shell';
  if (!pages.includes(GAME)) return undefined;
  return pages.every((page) => LIKE_GAME.includes(page)) ? 'game' : 'board';
}

/** The groups for the bundler. A group includes what its modules import, unless a group of higher priority has it. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  ...['game', 'board', 'kept', 'shell'].map((kind, priority) => ({
    priority,
    test: (id: string) => !APART.test(id),
    name: (id: string, graph: Rolldown.ChunkingContext) => (kindOf(id, graph) === kind ? kind : null),
  })),
  { priority: 4, test: FIRST, name: 'first' },
];
