/** The content of a push. */

import { MAIL_KINDS, NAME_BYTES, NOTICE_KINDS, TEXT_BYTES, TEXT_GRAPHEMES } from '@aeroplane/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_PAYLOAD_BYTES } from '../src/push-encryption.ts';
import { pushPayload, topicOf } from '../src/push-payload.ts';
import { TEXTS } from '../src/texts/languages.ts';
import { choice, GAME, NOW_MS, shown, telling } from './tellings.ts';

const ORIGIN = 'https://aeroplane.example';
const two = [choice(), choice({ move: 'L', from: null, to: 0 })];

const payload = (more: Parameters<typeof telling>[0] = {}) => pushPayload(telling(more), ORIGIN, NOW_MS);

describe('a push', () => {
  it('is a declarative message that leads to its game', () => {
    expect(payload()).toEqual({
      web_push: 8030,
      notification: {
        title: 'Your move',
        lang: 'en',
        dir: 'ltr',
        body: 'You rolled a 4 against \u2068Ann\u2069, \u2068Bo\u2069 and a bot. Until Tue 18:00.',
        tag: `g${GAME}`,
        renotify: true,
        navigate: `${ORIGIN}/g/${GAME}`,
        app_badge: 3,
        data: { kind: 'decision', game: GAME, ply: 12, choices: [], badge: 3 },
      },
      app_badge: 3,
    });
  });

  it('offers two buttons for exactly two moves', () => {
    const { actions, navigate, data } = payload({ choices: two }).notification;
    expect(actions).toEqual([
      { action: 'move-0', title: '18 → 22', navigate },
      { action: 'move-1', title: 'Launch a plane', navigate },
    ]);
    expect(data.choices).toEqual(['18-22', 'L']);
  });

  it.each([0, 1, 3])('offers none for %i moves', (count) => {
    const { actions, data } = payload({
      choices: Array.from({ length: count }, () => choice()),
    }).notification;
    expect(actions).toBeUndefined();
    expect(data.choices).toEqual([]);
  });

  it('of a test leads to the settings', () => {
    const { notification } = pushPayload({ kind: 'test', badge: 0 }, ORIGIN, NOW_MS);
    expect(notification).toMatchObject({ tag: 'test', navigate: `${ORIGIN}/settings`, app_badge: 0 });
    expect(notification.data).toEqual({ kind: 'test', choices: [], badge: 0 });
  });

  it('replaces the notices that it outdates', () => {
    const topics = NOTICE_KINDS.map((kind) => [kind, topicOf(telling({ kind }))]);
    expect(Object.fromEntries(topics)).toEqual({
      ...{ decision: `g${GAME}`, reminder: `g${GAME}`, 'took-over': `g${GAME}`, finished: `g${GAME}` },
      ...{ joined: `c${GAME}`, started: `c${GAME}`, nudge: `c${GAME}` },
      ...{ rematch: `c${GAME}`, chat: `c${GAME}` },
    });
    // RFC 8030 § 5.4
    for (const [, topic] of topics) expect(topic).toMatch(/^[\w-]{1,32}$/);
    expect(MAIL_KINDS.every((kind) => topicOf(telling({ kind })).startsWith('g'))).toBe(true);
  });

  it("is in English for other languages, with times in the reader's format", () => {
    const { lang, body } = payload({ language: 'tlh' }).notification;
    expect([lang, shown(body)]).toEqual(['en', expect.stringContaining('Until Tue 18:00.')]);
  });

  it('stays small enough for every push service, whatever the names', () => {
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    const name = fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: NAME_BYTES }),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.constantFrom('"'.repeat(NAME_BYTES), '\\'.repeat(NAME_BYTES), '𝕬'.repeat(12), '\u0600'.repeat(24)),
        fc.constantFrom('\u0001'.repeat(NAME_BYTES), '\ud800'.repeat(16)),
      )
      .filter((text) => bytes(text) <= NAME_BYTES);
    const said = fc
      .oneof(
        fc.constantFrom('"'.repeat(TEXT_GRAPHEMES), '\\'.repeat(TEXT_GRAPHEMES), '𝕬'.repeat(TEXT_GRAPHEMES)),
        fc.string({ unit: 'grapheme', maxLength: TEXT_GRAPHEMES }),
      )
      .filter((text) => bytes(text) <= TEXT_BYTES)
      .map((text) => ({ text }));
    const longOrigin = `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example.org:12345`;
    fc.assert(
      fc.property(
        fc.constantFrom(...NOTICE_KINDS),
        fc.array(name, { minLength: 3, maxLength: 3 }),
        name,
        said,
        fc.constantFrom(
          ...Object.values(TEXTS).map(({ language }) => language),
          'en-US',
          'fr',
          'not a language',
          undefined,
        ),
        fc.constantFrom('America/Argentina/ComodRivadavia', 'Nowhere/Land', undefined),
        (kind, opponents, who, words, language, timeZone) => {
          const longest = telling({
            ...{
              kind,
              opponents,
              who,
              body: words,
              choices: [choice({ captures: 2 }), choice({ home: true })],
            },
            deadlineAtMs: NOW_MS + 7 * 86_400_000,
            ...(language === undefined ? {} : { language }),
            ...(timeZone === undefined ? {} : { timeZone }),
          });
          const size = bytes(JSON.stringify(pushPayload(longest, longOrigin, NOW_MS)));
          expect(size).toBeLessThanOrEqual(MOST_PAYLOAD_BYTES);
        },
      ),
      { numRuns: 500 },
    );
  });
});
