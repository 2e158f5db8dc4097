/** What the texts of link previews are in each language. */

import type { TurnTime } from '@aeroplane/core';
import type { Preset } from '@aeroplane/engine';
import type { Language } from '@aeroplane/texts';

/** Names come unescaped; the page escapes them. */
export interface Texts {
  readonly language: Language;
  readonly appName: string;
  /** The app in one sentence. */
  readonly about: string;
  /** The picture's text alternative. */
  readonly picture: string;
  readonly bot: string;

  /** A game by its players; expects at least one name. */
  game(names: readonly string[]): string;
  readonly waiting: string;
  playing(rolls: number): string;
  readonly cancelled: string;
  readonly over: string;
  won(who: string): string;

  invites(who: string): string;
  /** By a creator without a name. */
  readonly invitation: string;
  readonly nameIsEnough: string;
  readonly closed: string;

  /** The rules by name, the number of players, and the time for each decision. */
  facts(rules: string, players: number, time: string): string;
  readonly presets: Readonly<Record<Preset, string>>;
  readonly ownRules: string;
  readonly times: Readonly<Record<TurnTime, string>>;
}
