/** What is said to people, in each of the languages there are. */

import type { Choice, Phrase } from '@aeroplane/core';
import { bn } from './bn.ts';
import { en } from './en.ts';
import { eu } from './eu.ts';
import { fil } from './fil.ts';
import { ms } from './ms.ts';
import { vi } from './vi.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

/** A language more is a file more, and a line here. The first is for everybody whose own is not among them. */
export const ALL: readonly [Texts, ...Texts[]] = [en, ms, fil, vi, eu, bn, zhHans, zhHant];

/** A notice, or one game of a mail. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

/** What waits for the reader in a game. */
export interface Waiting {
  /** The others, as `opponents` says them; undefined where nobody is left. */
  readonly against: string | undefined;
  /** null: still to be rolled. */
  readonly die: number | null;
  /** A day and a time; undefined where the decision never ends. */
  readonly until: string | undefined;
}

/** Names come isolated (see `isolated`), so that a text may put them anywhere. Nothing here is escaped. */
export interface Texts {
  /** A BCP 47 tag, with a script where the language has several. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** How times are written for a reader whose own tag says nothing of it. */
  readonly timeLocale: string;

  /** The others of a game, as in "Ann, Bo and a bot"; there is at least one. */
  opponents(names: readonly string[], bots: number): string;

  decision(waiting: Waiting): NoticeText;
  reminder(waiting: Waiting): NoticeText;
  nudge(waiting: Waiting & { readonly who: string | undefined }): NoticeText;
  /** `held`: the seat waits for its player; else they are out for good. */
  tookOver(game: { readonly against: string | undefined; readonly held: boolean }): NoticeText;
  finished(game: { readonly against: string | undefined; readonly rank: number | undefined }): NoticeText;
  joined(game: { readonly against: string | undefined; readonly who: string | undefined }): NoticeText;
  started(game: { readonly against: string | undefined }): NoticeText;
  rematch(game: { readonly who: string | undefined }): NoticeText;
  /** `said` is what was written, to be shown as it is. */
  chat(message: { readonly who: string | undefined; readonly said: string }): NoticeText;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly test: NoticeText;

  /** What a move does, on a button. */
  choice(choice: Choice): string;

  readonly mail: {
    /** The first line. */
    greeting(name: string): string;
    /** The subject of a mail about several games. */
    manyGames(count: number): string;
    /** The subject of a mail about one game, whose notice has this title. */
    oneGame(title: string, against: string | undefined): string;
    readonly openGame: string;
    readonly why: string;
    readonly stop: string;
    readonly confirm: {
      readonly subject: string;
      readonly ask: string;
      readonly button: string;
      readonly otherwise: string;
    };
  };
}

/** The texts that suit a reader best. */
export const textsFor = (language: string | undefined): Texts => bestFor(language, ALL);

/** The one of the same language and script, else of the same language, else the first. */
export function bestFor<T extends { readonly language: string }>(
  language: string | undefined,
  all: readonly [T, ...T[]],
): T {
  const wanted = likely(language);
  if (wanted === undefined) return all[0];
  const same = all.filter((one) => likely(one.language)?.language === wanted.language);
  return same.find((one) => likely(one.language)?.script === wanted.script) ?? same[0] ?? all[0];
}

/** A tag with the script that it leaves unsaid; undefined where it is none. */
export function likely(language: string | undefined): Intl.Locale | undefined {
  if (language === undefined) return undefined;
  try {
    return new Intl.Locale(language).maximize();
  } catch {
    return undefined;
  }
}
