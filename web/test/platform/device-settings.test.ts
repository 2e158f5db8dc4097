import { describe, expect, it } from 'vitest';
import { parseSettings, USUAL } from '../../src/lib/platform/device-settings.ts';

describe('the settings of a device', () => {
  it.each([[null], [''], ['{'], ['null'], ['[]'], ['"sound"'], ['{}']])('are as usual after %j', (text) => {
    expect(parseSettings(text)).toEqual(USUAL);
  });

  it('come back as they were kept', () => {
    const settings = {
      sound: false,
      vibration: false,
      ownColourBelow: false,
      confirmation: 'undo',
      speed: 'slow',
    } as const;
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it('are as usual one by one, where one has a value that there is not', () => {
    const kept = { sound: 'no', vibration: false, ownColourBelow: 1, confirmation: 'never', speed: 'fast' };
    expect(parseSettings(JSON.stringify(kept))).toEqual({ ...USUAL, vibration: false, speed: 'fast' });
  });
});
