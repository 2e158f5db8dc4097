/** How a passkey is called by the device that makes it, so that its player tells it from others. */

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** Such as `Chrome, Android`; `usual` where nothing is known. */
export function deviceName(userAgent: string, usual: string): string {
  const first = (all: typeof SYSTEMS) => all.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter((name) => name !== undefined).join(', ') || usual;
}
