/** The move that a click on a notice plays, and the window that it opens. */

import type { NoticeData } from '../lib/push/waiting.ts';

/** A move that a button of a notice plays. */
export interface OfferedMove {
  readonly game: string;
  readonly ply: number;
  readonly move: string;
}

/** The move of a button (`move-0`, `move-1`); undefined for a click on the notice itself. */
export function moveOf(
  action: string,
  { game, ply, choices = [] }: Partial<NoticeData>,
): OfferedMove | undefined {
  const index = /^move-(\d)$/.exec(action)?.[1];
  const move = index === undefined ? undefined : choices[Number(index)];
  return game === undefined || ply === undefined || move === undefined ? undefined : { game, ply, move };
}

export interface OpenWindow {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
}

/** Prefers a window that shows the page, then a focused, then a visible one. */
const fitness = ({ url, focused, visibilityState }: OpenWindow, path: string): number =>
  (new URL(url).pathname === path ? 4 : 0) + (focused ? 2 : 0) + (visibilityState === 'visible' ? 1 : 0);

/** The window to bring to the front for a page; undefined if none is open. */
export const windowFor = <W extends OpenWindow>(windows: readonly W[], path: string): W | undefined =>
  windows.toSorted((one, other) => fitness(other, path) - fitness(one, path))[0];
