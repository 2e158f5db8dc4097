/** The same is said in every language. */

import { NOTICE_KINDS } from '@aeroplane/core';
import { describe, expect, it } from 'vitest';
import { en } from '../src/texts/en.ts';
import { noticeText } from '../src/texts/notice-text.ts';
import { ALL, textsFor, type Texts } from '../src/texts/texts.ts';
import { choice, NOW_MS, telling } from './tellings.ts';

/** Everything that a language says, by what it is about. */
function everything(texts: Texts): Map<string, string> {
  const said = new Map<string, string>();
  for (const kind of NOTICE_KINDS) {
    for (const [about, more] of Object.entries({
      all: { who: 'Xo' },
      toRoll: { die: null },
      alone: { opponents: [], bots: 0 },
      out: { held: false },
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

/** Signs that are the same everywhere, and what strangers wrote. */
const ALIKE = /^(laugh|wow|ouch|one|chat, .*)$/;

const english = everything(en);
const others = ALL.filter(({ language }) => language !== 'en');

describe.each(others.map((texts) => [texts.language, texts] as const))('in %s', (language, texts) => {
  it('everything is said, and nothing in English', () => {
    const said = everything(texts);
    expect([...said.keys()]).toEqual([...english.keys()]);
    for (const [about, text] of said) {
      if (about.startsWith('chat, ')) continue;
      expect(text.trim(), about).not.toBe('');
      expect(text, about).not.toMatch(/undefined|null|NaN| {2}/);
      if (!ALIKE.test(about)) expect(text, about).not.toBe(english.get(about));
    }
  });

  it('the others and whoever did it are named', () => {
    const { title, body } = noticeText(texts, telling({ kind: 'joined', who: 'Xo' }), {});
    expect(title).toContain('\u2068Xo\u2069');
    expect(body).toContain('\u2068Ann\u2069');
    expect(noticeText(texts, telling({}), {}).body).toContain('\u2068Bo\u2069');
  });

  it('times are written as there', () => {
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
    [undefined, 'en'],
  ])('of %s is told in %s', (wanted, language) => {
    expect(textsFor(wanted).language).toBe(language);
  });
});
