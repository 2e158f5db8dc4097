/** Choosing a language for a reader. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownPlayer, notePlayer } from '../../src/lib/api/known-player.ts';
import { chosenLanguage, keepLanguage, setPlayerSource } from '../../src/lib/i18n/chosen-language.ts';
import { bestLanguage, tagOf } from '../../src/lib/i18n/languages.ts';
import { workerLanguage } from '../../src/lib/i18n/worker-language.ts';
import { MemoryStorage } from '../memory-storage.ts';

describe('the language that suits best', () => {
  it.each([
    [['en-GB'], 'en'],
    [['ms-MY', 'en'], 'ms'],
    [['fil-PH'], 'fil'],
    [['tl'], 'fil'],
    [['zh'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-Hant-MO'], 'zh-Hant'],
    [['de', 'eu', 'en'], 'eu'],
    [['not a tag', 'bn-IN'], 'bn'],
    [['id'], undefined],
    [[], undefined],
  ])('for %j is %s', (wanted, language) => {
    expect(bestLanguage(wanted)).toBe(language);
  });

  it('keeps the region of the reader, if they have one', () => {
    expect(tagOf('en', ['de', 'en-GB', 'en'])).toBe('en-GB');
    expect(tagOf('zh-Hant', ['zh-CN', 'zh-HK'])).toBe('zh-HK');
    expect(tagOf('vi', ['de'])).toBe('vi');
  });
});

describe('the language of this browser', () => {
  let asked: number;
  let kept: Map<string, string>;

  const player = (language?: string) => () => {
    asked += 1;
    return Promise.resolve(Response.json({ id: 'p1', name: 'Ada', language }));
  };

  beforeEach(() => {
    asked = 0;
    kept = new Map();
    setPlayerSource(knownPlayer);
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('navigator', { languages: ['de', 'vi-VN', 'en'] });
    vi.stubGlobal('fetch', player('ms-MY'));
    vi.stubGlobal('caches', {
      open: () =>
        Promise.resolve({
          put: async (path: string, response: Response) => void kept.set(path, await response.text()),
          match: (path: string) => Promise.resolve(kept.has(path) ? new Response(kept.get(path)) : undefined),
        }),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is the first supported one of the browser, without asking the server', async () => {
    expect(await chosenLanguage()).toBe('vi');
    expect(await workerLanguage()).toBe('vi');
    expect(asked).toBe(0);
  });

  it('is English if the browser asks for no supported one', async () => {
    vi.stubGlobal('navigator', { languages: ['de'] });
    expect(await chosenLanguage()).toBe('en');
  });

  it("is the player's, asked for once", async () => {
    notePlayer();
    expect(await chosenLanguage()).toBe('ms');
    expect(await chosenLanguage()).toBe('ms');
    expect(await workerLanguage()).toBe('ms');
    expect(asked).toBe(1);
  });

  it.each([[undefined], ['de']])("is the browser's for a player of %s", async (language) => {
    notePlayer();
    vi.stubGlobal('fetch', player(language));
    expect(await chosenLanguage()).toBe('vi');
  });

  it("is the browser's while the server cannot be reached, and is asked for again later", async () => {
    notePlayer();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await chosenLanguage()).toBe('vi');
    vi.stubGlobal('fetch', player('ms'));
    expect(await chosenLanguage()).toBe('ms');
  });

  it('is the chosen one, before all others', async () => {
    notePlayer();
    await keepLanguage('zh-Hant');
    expect(await chosenLanguage()).toBe('zh-Hant');
    expect(await workerLanguage()).toBe('zh-Hant');
    expect(asked).toBe(0);
  });

  it('works without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('caches', undefined);
    await keepLanguage('eu');
    expect(await chosenLanguage()).toBe('vi');
    expect(await workerLanguage()).toBe('vi');
  });
});
