/**
 * What comes in one file. A file of its own for every few lines that two pages share costs more than it saves, as each is
 * compressed alone: here what every page needs is one, and what games need beyond that another.
 */

import type { Rolldown } from 'vite';

/** By these everything begins on every page. */
const SHELL = /\/client\/client-entry\.js$|\/client-optimized\/(app|nodes\/[01])\.js$/;
const PAGE = /\/routes\/(.*)\+page\.svelte$/;
const GAME = 'g/[id]/';
/** They show the same as a game, and nothing is lost where they bring what only a game needs. */
const LIKE_GAME = [GAME, 'local/[id]/'];

/** What is kept on this device: it is fetched once there is something to keep, and then all of it. */
const KEPT = /\/lib\/offline\/(unsent-moves|database|views)\.ts$|\/node_modules\/idb\//;

/**
 * A page that is drawn before its scripts run needs its styles at once, and the framework does not find those that scripts
 * which come later have as well: so all of them come with the shell.
 */
const STYLE = /[?&]type=style/;
/** The styles of what it shows later are named in every page as well. */
const LAYOUT = /\/routes\/\+layout\.svelte$/;

/** Files of messages are named by their language; the framework looks for its own entries. */
const APART = /\/lib\/i18n\/[\w-]+\/[\w-]+\.ts$|\/client\/((client-)?entry|payload)\.js$|\/generated\//;

/**
 * What runs before the framework knows which build this is, and where: it must not bring the rest along, which reads both
 * as soon as it comes.
 */
const FIRST = /\/client\/payload\.js$|vite\/preload-helper/;

/** A module, and whatever brings it along. */
function above(id: string, graph: Rolldown.ChunkingContext): string[] {
  const all = new Set([id]);
  for (const one of all) for (const by of graph.getModuleInfo(one)?.importers ?? []) all.add(by);
  return [...all];
}

/** `board`: what games share with pages that show a board or a plane. */
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

/** For the bundler: what one of them needs is in it, too, unless it is in one before. */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  ...['game', 'board', 'kept', 'shell'].map((kind, priority) => ({
    priority,
    test: (id: string) => !APART.test(id),
    name: (id: string, graph: Rolldown.ChunkingContext) => (kindOf(id, graph) === kind ? kind : null),
  })),
  { priority: 4, test: FIRST, name: 'first' },
];
