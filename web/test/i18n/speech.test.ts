/** Texts are loaded in one language, and the page declares it. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../memory-storage.ts';

const page = { documentElement: { lang: 'en', dir: '' } };

/** The modules of a page that was just opened. */
async function opened() {
  vi.resetModules();
  const [speech, messages, secondary, talk, numbers, time] = await Promise.all([
    import('../../src/lib/i18n/speech.ts'),
    import('../../src/lib/i18n/messages.ts'),
    import('../../src/lib/i18n/secondary.ts'),
    import('../../src/lib/i18n/talk.ts'),
    import('../../src/lib/i18n/numbers.ts'),
    import('../../src/lib/i18n/time.ts'),
  ]);
  return { ...speech, ...numbers, ...time, messages, secondary, talk };
}

beforeEach(() => {
  page.documentElement = { lang: 'en', dir: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const reads = (...languages: string[]): void => void vi.stubGlobal('navigator', { languages });

describe('a page', () => {
  it("is in its reader's language, and declares it", async () => {
    reads('bn-BD');
    const { ready, secondaryReady, messages, secondary, talk } = await opened();
    await ready();
    expect(page.documentElement).toEqual({ lang: 'bn', dir: 'ltr' });
    expect(messages.m.you).toBe('আপনি');
    expect(talk.talk.send).toBe('পাঠান');
    expect(secondary.secondary).toBeUndefined();
    await secondaryReady();
    expect(secondary.secondary.settings.title).toBe('সেটিংস');
  });

  it('can load main and secondary texts at once', async () => {
    reads('zh-TW');
    const { secondaryReady, messages, secondary } = await opened();
    await secondaryReady();
    expect([messages.m.appName, secondary.secondary.settings.title]).toEqual(['飛行棋', '設定']);
  });

  it('is prerendered in English', async () => {
    vi.stubGlobal('document', undefined);
    reads('bn');
    const { secondaryReady, messages } = await opened();
    await secondaryReady();
    expect(messages.m.language).toBe('en');
  });

  it('writes numbers and times as its language does', async () => {
    reads('bn');
    const { ready, chance, points, number, spanUntil } = await opened();
    await ready();
    expect([number(12), chance(0.34), points(-0.03)]).toEqual(['১২', '৩৪%', '−৩']);
    expect(spanUntil(0, 5 * 3_600_000)).toBe('৫ ঘণ্টা');
  });
});

describe('numbers with nouns', () => {
  it.each([
    ['en', ['1 plane', '2 planes', '1st', '22nd']],
    ['ms', ['1 kapal', '2 kapal', 'ke-1', 'ke-22']],
    ['fil', ['1 eroplano', '2 eroplano', 'ika-1', 'ika-22']],
    ['vi', ['1 máy bay', '2 máy bay', 'hạng 1', 'hạng 22']],
    ['eu', ['hegazkin 1', '2 hegazkin', '1.', '22.']],
    ['bn', ['১টি বিমান', '২টি বিমান', '১ম', '২২তম']],
    ['zh-Hans', ['1 架飞机', '2 架飞机', '第 1 名', '第 22 名']],
    ['zh-Hant', ['1 架飛機', '2 架飛機', '第 1 名', '第 22 名']],
  ] as const)('agree in %s', async (language, texts) => {
    const { loadMain } = await opened();
    const { planes, place } = await loadMain(language);
    expect([planes(1), planes(2), place(1), place(22)]).toEqual(texts);
  });

  it('take the endings of Bengali', async () => {
    const { place } = await (await opened()).loadMain('bn');
    expect([2, 3, 4].map(place)).toEqual(['২য়', '৩য়', '৪র্থ']);
  });
});
