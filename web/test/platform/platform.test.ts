import { describe, expect, it } from 'vitest';
import { isInsideApp, isIos, isStandalone } from '../../src/lib/platform/platform.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('a device', () => {
  it.each([
    ['an iPhone', IPHONE, 5, true],
    ['an iPad, which calls itself a Mac', MAC, 5, true],
    ['a Mac', MAC, 0, false],
    ['an Android phone', ANDROID, 5, false],
  ])('is recognized as %s', (_, userAgent, maxTouchPoints, ios) => {
    expect(isIos({ userAgent, maxTouchPoints })).toBe(ios);
  });

  it.each([
    [true, {}, true],
    [false, { standalone: true }, true],
    [false, { standalone: false }, false],
    [false, {}, false],
  ])('runs the installed app: display mode %s, %j', (matches, navigator, standalone) => {
    expect(isStandalone({ navigator, matchMedia: () => ({ matches }) })).toBe(standalone);
  });

  it('may show the page in the browser of another app', () => {
    expect(isInsideApp(IPHONE)).toBe(false);
    expect(isInsideApp(`${IPHONE} [FBAN/FBIOS;FBAV/500.0]`)).toBe(true);
  });
});
