/** All messages in all languages: none is missing, left in English, or drops a figure that it is given. */

import { describe, expect, it } from 'vitest';
import { secondary } from '../../src/lib/i18n/en/secondary.ts';
import { dice } from '../../src/lib/i18n/en/dice.ts';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { offline } from '../../src/lib/i18n/en/offline.ts';
import { rules } from '../../src/lib/i18n/en/rules.ts';
import { ALL_LANGUAGES, LANGUAGES, type Language } from '../../src/lib/i18n/languages.ts';
import { loadDice, loadRules } from '../../src/lib/i18n/page-texts.ts';
import { loadSecondary, loadMain, loadOffline } from '../../src/lib/i18n/speech.ts';
import { workerMessages } from '../../src/lib/i18n/worker-messages.ts';
import { figuresIn, messagesOf, textOf } from './message-walk.ts';

/** Signs and frames that are the same in all languages. */
const ALIKE: readonly string[] = [
  'direction',
  'choice.label',
  'choice.line',
  'report.dice',
  'report.inParentheses',
  'talk.heard',
  'talk.phrases.laugh',
  'talk.phrases.wow',
  'talk.phrases.ouch',
  'push.notify.label',
];

/** Words that a language shares with English. */
const SHARED: Partial<Record<Language, readonly string[]>> = {
  ms: ['story.line'],
  fil: ['newGame.presets.mainland.name'],
  vi: ['story.line'],
};

/** Page texts get a prefix, as their names repeat those of other texts. */
const english = messagesOf({ ...en, ...secondary, ...offline, rulesPage: rules, dicePage: dice });

describe.each(ALL_LANGUAGES.filter((language) => language !== 'en'))('the messages in %s', (language) => {
  const load = async () =>
    messagesOf({
      ...(await loadMain(language)),
      ...(await loadSecondary(language)),
      ...(await loadOffline(language)),
      rulesPage: await loadRules(language),
      dicePage: await loadDice(language),
    });

  it('are complete, without extra ones', async () => {
    expect([...(await load()).keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have the same kind, and are not empty', async () => {
    for (const [path, message] of await load()) {
      const original = english.get(path);
      expect(typeof message, path).toBe(typeof original);
      expect(message.length > 0 && textOf(path, message).trim(), path).toBeTruthy();
      expect(textOf(path, message), path).not.toMatch(/undefined|NaN|\[object/);
      if (typeof message === 'function') expect(message.length, path).toBe(original?.length);
    }
  });

  it('are translated', async () => {
    const same = [...(await load())]
      .filter(([path, message]) => textOf(path, message) === textOf(path, english.get(path) ?? ''))
      .map(([path]) => path)
      .filter((path) => !ALIKE.includes(path) && !SHARED[language]?.includes(path));
    expect(same).toEqual([]);
  });

  it('keep every figure that they are given', async () => {
    for (const [path, message] of await load()) {
      if (typeof message !== 'function') continue;
      const given = figuresIn(textOf(path, english.get(path) ?? ''));
      expect(figuresIn(textOf(path, message)), path).toEqual(expect.arrayContaining(given));
    }
  });

  it('name the language', async () => {
    expect((await loadMain(language)).language).toBe(language);
  });
});

describe('every language', () => {
  it('has its own name, and words for the service worker', () => {
    expect(new Set(Object.values(LANGUAGES)).size).toBe(ALL_LANGUAGES.length);
    expect(Object.keys(workerMessages).sort()).toEqual([...ALL_LANGUAGES].sort());
    const texts = Object.values(workerMessages).map((texts) => JSON.stringify(texts));
    expect(new Set(texts).size).toBe(ALL_LANGUAGES.length);
  });

  it('is known to this Intl, with dates and numbers of its own', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf([...ALL_LANGUAGES])).toEqual([...ALL_LANGUAGES]);
  });
});
