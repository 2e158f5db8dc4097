import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../src/index.ts';

/** The message of settings that cannot be used. */
function complaint(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

const UNSET = { port: 3000, host: undefined, dataDir: path.resolve('.data'), publicOrigin: undefined };

describe('settings', () => {
  it('have values of their own where nothing is set', () => {
    expect(readSettings({})).toEqual(UNSET);
  });

  it('count as not set where they are empty', () => {
    expect(readSettings({ PORT: '', HOST: '', DATA_DIR: '', PUBLIC_ORIGIN: '' })).toEqual(UNSET);
  });

  it('leave alone what is not theirs', () => {
    expect(readSettings({ PATH: '/bin', port: 'x' })).toEqual(UNSET);
  });

  it('are read as they are set, with a folder from where the program runs', () => {
    expect(
      readSettings({
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: 'games',
        PUBLIC_ORIGIN: 'https://play.example:8443',
      }),
    ).toEqual({
      port: 0,
      host: '127.0.0.1',
      dataDir: path.resolve('games'),
      publicOrigin: 'https://play.example:8443',
    });
    expect(readSettings({ PORT: '65535' }).port).toBe(65_535);
  });

  it.each(['65536', '99999', '123456', '-1', '3000.5', '0x10', ' 3000', '3e3', 'http'])(
    'say what is wrong with the port %j',
    (PORT) => {
      expect(complaint({ PORT })).toMatch(/^PORT is a whole number from 0 to 65535, not /);
    },
  );

  it.each([
    'example.org',
    'https://example.org/',
    'https://example.org/play',
    'https://example.org?x',
    'https://user@example.org',
    'https://EXAMPLE.org',
    'https://example.org:443',
    'ftp://example.org',
    'javascript:alert(1)',
    'null',
    '*',
  ])('say what is wrong with the address %j', (PUBLIC_ORIGIN) => {
    expect(complaint({ PUBLIC_ORIGIN })).toBe(
      'PUBLIC_ORIGIN is the address that people use, such as https://example.org, without a path or a slash at its end, ' +
        `not ${JSON.stringify(PUBLIC_ORIGIN)}`,
    );
  });

  it('say all that is wrong at once, a line each', () => {
    const lines = complaint({ PORT: 'x', PUBLIC_ORIGIN: 'y' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'PUBLIC_ORIGIN']);
  });
});
