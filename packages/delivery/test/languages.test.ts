/** Every language has all texts. */

import { NOTICE_KINDS, PHRASES } from '@aeroplane/core';
import { describe, expect, it } from 'vitest';
import { en } from '../src/texts/en.ts';
import { noticeText } from '../src/texts/notice-text.ts';
import { TEXTS, textsFor } from '../src/texts/languages.ts';
import type { Texts } from '../src/texts/texts.ts';
import { choice, NOW_MS, telling } from './tellings.ts';

/** Every text of a language, by its subject. */
function everything(texts: Texts): Map<string, string> {
  const said = new Map<string, string>();
  for (const kind of NOTICE_KINDS) {
    for (const [about, more] of Object.entries({
      all: { who: 'Xo' },
      toRoll: { die: null },
      alone: { opponents: [], bots: 0 },
      out: { botPlays: false },
      ...Object.fromEntries([1, 2, 3, 4].map((rank) => [`rank ${rank}`, { rank }])),
    })) {
      const { title, body } = noticeText(texts, telling({ kind, ...more }), { nowMs: NOW_MS });
      said.set(`${kind}, ${about}: title`, title).set(`${kind}, ${about}: body`, body);
    }
  }
  said.set('test: title', texts.test.title).set('test: body', texts.test.body);
  said.set('launch', texts.choice(choice({ from: null, to: 0, captures: 1 })));
  said.set('home', texts.choice(choice({ from: 52, to: 56, home: true })));
  said.set('move', texts.choice(choice({ from: 18, to: 30, captures: 2 })));
  const { mail } = texts;
  said
    .set('greeting', mail.greeting('Xo'))
    .set('many', mail.manyGames(3))
    .set('one', mail.oneGame('Ti', 'Xo'));
  const { openGame, why, stop, confirm } = mail;
  for (const [name, line] of Object.entries({ openGame, why, stop, ...confirm })) said.set(name, line);
  for (const [name, phrase] of Object.entries(texts.phrases)) said.set(name, phrase);
  return said;
}

/** Emoji and players' own words, which no language changes. */
const ALIKE = /^(laugh|wow|ouch|one|chat, .*)$/;

const english = everything(en);
const others = Object.values(TEXTS).filter(({ language }) => language !== 'en');

describe.each(others.map((texts) => [texts.language, texts] as const))('in %s', (language, texts) => {
  it('every text is there, and none in English', () => {
    const said = everything(texts);
    expect([...said.keys()]).toEqual([...english.keys()]);
    for (const [about, text] of said) {
      if (about.startsWith('chat, ')) continue;
      expect(text.trim(), about).not.toBe('');
      expect(text, about).not.toMatch(/undefined|null|NaN| {2}/);
      if (!ALIKE.test(about)) expect(text, about).not.toBe(english.get(about));
    }
  });

  it('the other players and the one who acted are named', () => {
    const { title, body } = noticeText(texts, telling({ kind: 'joined', who: 'Xo' }), {});
    expect(title).toContain('\u2068Xo\u2069');
    expect(body).toContain('\u2068Ann\u2069');
    expect(noticeText(texts, telling({}), {}).body).toContain('\u2068Bo\u2069');
  });

  it('the phrases are those of the chat', () => {
    expect(Object.keys(texts.phrases)).toEqual([...PHRASES]);
  });

  it('times have the format of the language', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(texts.timeLocale)).toHaveLength(1);
    expect(new Intl.Locale(texts.timeLocale).language).toBe(new Intl.Locale(language).language);
    expect(textsFor(texts.timeLocale)).toBe(texts);
  });
});

describe('a reader', () => {
  it.each([
    ['zh-TW', 'zh-Hant'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['fil-PH', 'fil'],
    ['tl', 'fil'],
    ['bn-IN', 'bn'],
    ['de', 'en'],
    ['', 'en'],
    ['not a tag', 'en'],
    ['xx-invalid-!', 'en'],
    [undefined, 'en'],
  ])('of %s reads %s', (wanted, language) => {
    expect(textsFor(wanted).language).toBe(language);
  });
});
