/** What cards of links say, in each of the languages there are. */

import type { TurnTime } from '@aeroplane/core';
import type { Preset } from '@aeroplane/engine';
import { bn } from './bn.ts';
import { en } from './en.ts';
import { eu } from './eu.ts';
import { fil } from './fil.ts';
import { ms } from './ms.ts';
import { vi } from './vi.ts';
import { zhHans } from './zh-Hans.ts';
import { zhHant } from './zh-Hant.ts';

/** Names come as they are; the page escapes them. */
export interface Texts {
  /** A BCP 47 tag, with a script where the language has several. */
  readonly language: string;
  readonly appName: string;
  /** What the whole is. */
  readonly about: string;
  /** What is on the picture, for whoever does not see it. */
  readonly picture: string;
  readonly bot: string;

  /** A game by those who play it, of whom there is one at least. */
  game(names: readonly string[]): string;
  readonly waiting: string;
  playing(rolls: number): string;
  readonly cancelled: string;
  readonly over: string;
  won(who: string): string;

  invites(who: string): string;
  /** Where nobody is known to invite. */
  readonly invitation: string;
  readonly nameIsEnough: string;
  readonly closed: string;

  /** The rules by name, how many play, and the time for each decision. */
  facts(rules: string, players: number, time: string): string;
  readonly presets: Readonly<Record<Preset, string>>;
  readonly ownRules: string;
  readonly times: Readonly<Record<TurnTime, string>>;
}

/** A language more is a file more, and a line here. The first is for everybody whose own is not among them. */
export const ALL: readonly [Texts, ...Texts[]] = [en, ms, fil, vi, eu, bn, zhHans, zhHant];
