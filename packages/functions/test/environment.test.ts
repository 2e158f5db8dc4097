import { describe, expect, it } from 'vitest';
import { optionalSetting, setting } from '../src/environment.ts';

describe('a setting', () => {
  it('that is missing or empty is named', () => {
    expect(() => setting({}, 'TABLE_NAME')).toThrow('the setting TABLE_NAME is missing');
    expect(() => setting({ TABLE_NAME: '' }, 'TABLE_NAME')).toThrow('TABLE_NAME');
    expect(setting({ TABLE_NAME: 'games' }, 'TABLE_NAME')).toBe('games');
    expect(optionalSetting({ PUSH_HOSTS: '' }, 'PUSH_HOSTS')).toBeUndefined();
  });
});
