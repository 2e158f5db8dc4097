import { describe, expect, it } from 'vitest';
import { parseSettings, USUAL } from '../../src/lib/platform/device-settings.ts';

describe('the settings of a device', () => {
  it.each([[null], [''], ['{'], ['null'], ['[]'], ['"sound"'], ['{}']])(
    'have their defaults for %j',
    (text) => {
      expect(parseSettings(text)).toEqual(USUAL);
    },
  );

  it('are read as they were stored', () => {
    const settings = {
      sound: false,
      vibration: false,
      ownColourBelow: false,
      confirmation: 'undo',
      speed: 'slow',
    } as const;
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it('have their defaults one by one for invalid values', () => {
    const stored = { sound: 'no', vibration: false, ownColourBelow: 1, confirmation: 'never', speed: 'fast' };
    expect(parseSettings(JSON.stringify(stored))).toEqual({ ...USUAL, vibration: false, speed: 'fast' });
  });
});
