/** What the texts of notices and emails are in each language. */

import type { Choice, Phrase } from '@aeroplane/core';
import type { Language } from '@aeroplane/texts';

/** A notice, or one game in an email. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

/** A decision that waits for the reader. */
interface Waiting {
  /** The other players, as `opponents` lists them; undefined where nobody is left. */
  readonly against: string | undefined;
  /** null before the roll. */
  readonly die: number | null;
  /** The day and time of the deadline; undefined without one. */
  readonly until: string | undefined;
}

/** Names come isolated (see `alwaysIsolated`), so that a text may place them anywhere. Nothing is escaped. */
export interface Texts {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** For times, where the reader's own tag names no region. */
  readonly timeLocale: string;

  /** The other players, as in "Ann, Bo and a bot"; expects at least one. */
  opponents(names: readonly string[], bots: number): string;

  decision(waiting: Waiting): NoticeText;
  reminder(waiting: Waiting): NoticeText;
  nudge(waiting: Waiting & { readonly who: string | undefined }): NoticeText;
  /** `held`: the seat stays the player's; otherwise they are out for good. */
  tookOver(game: { readonly against: string | undefined; readonly held: boolean }): NoticeText;
  finished(game: { readonly against: string | undefined; readonly rank: number | undefined }): NoticeText;
  joined(game: { readonly against: string | undefined; readonly who: string | undefined }): NoticeText;
  started(game: { readonly against: string | undefined }): NoticeText;
  rematch(game: { readonly who: string | undefined }): NoticeText;
  /** `said` is the message, shown unchanged. */
  chat(message: { readonly who: string | undefined; readonly said: string }): NoticeText;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly test: NoticeText;

  /** A move's effect, for a button. */
  choice(choice: Choice): string;

  readonly mail: {
    greeting(name: string): string;
    /** The subject of an email about several games. */
    manyGames(count: number): string;
    /** The subject of an email about one game, whose notice has this title. */
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
