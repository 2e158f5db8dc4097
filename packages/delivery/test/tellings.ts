/** Notices of the core, for tests. */

import type { Choice, NoticeContent } from '@aeroplane/core';

export const NOW_MS = Date.UTC(2026, 5, 1, 9, 0);
export const GAME = 'AbCdEfGhIjKlMn_-';

export const telling = (more: Partial<NoticeContent> = {}): NoticeContent => ({
  kind: 'decision',
  game: GAME,
  ply: 12,
  language: 'en-GB',
  timeZone: 'Europe/Paris',
  opponents: ['Ann', 'Bo'],
  bots: 1,
  die: 4,
  choices: [],
  deadlineAtMs: Date.UTC(2026, 5, 2, 16, 0),
  badge: 3,
  ...more,
});

export const choice = (more: Partial<Choice> = {}): Choice => ({
  move: '18-22',
  from: 18,
  to: 22,
  home: false,
  captures: 0,
  ...more,
});

/** Without the invisible isolates and joiners around names. */
export const shown = (text: string): string => text.replaceAll(/[\u2068\u2069\u2060]/g, '');
