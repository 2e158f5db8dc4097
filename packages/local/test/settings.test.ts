import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../src/index.ts';

/** The message for unusable settings; empty if they are usable. */
function complaint(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

const UNSET = {
  port: 3000,
  host: undefined,
  dataDir: path.resolve('.data'),
  publicOrigin: undefined,
  pushSubject: 'mailto:nobody@localhost',
  mail: undefined,
};

/** Settings without the push hosts and proxies, which are not plain values. */
function settings(environment: Record<string, string>) {
  const { pushHosts: _, trustedProxies: __, ...rest } = readSettings(environment);
  return rest;
}

const accepts = (endpoint: string, environment: Record<string, string> = {}): boolean =>
  readSettings(environment).pushHosts.accepts(endpoint);

describe('settings', () => {
  it('have defaults', () => {
    expect(settings({})).toEqual(UNSET);
    for (const endpoint of ['https://fcm.googleapis.com/x', 'https://web.push.apple.com/x'])
      expect(accepts(endpoint)).toBe(true);
    expect(accepts('https://push.example.org/x')).toBe(false);
  });

  it('count as unset if empty', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_ORIGIN', 'PUSH_SUBJECT', 'MAIL_SERVER', 'MAIL_FROM'];
    expect(settings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(UNSET);
    expect(accepts('https://fcm.googleapis.com/x', { PUSH_HOSTS: '' })).toBe(true);
  });

  it('ignore other variables', () => {
    expect(settings({ PATH: '/bin', port: 'x' })).toEqual(UNSET);
  });

  it('are read as set, with a folder relative to where the program runs', () => {
    expect(
      settings({
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: 'games',
        PUBLIC_ORIGIN: 'https://play.example:8443',
        PUSH_SUBJECT: 'mailto:me@games.org',
        MAIL_SERVER: 'smtp://me:secret@mail.games.org',
        MAIL_FROM: 'Games <me@games.org>',
      }),
    ).toEqual({
      port: 0,
      host: '127.0.0.1',
      dataDir: path.resolve('games'),
      publicOrigin: 'https://play.example:8443',
      pushSubject: 'mailto:me@games.org',
      mail: { server: 'smtp://me:secret@mail.games.org', from: 'Games <me@games.org>' },
    });
    expect(readSettings({ PORT: '65535' }).port).toBe(65_535);
  });

  it.each(['65536', '99999', '123456', '-1', '3000.5', '0x10', ' 3000', '3e3', 'http'])(
    'report what is wrong with the port %j',
    (PORT) => {
      expect(complaint({ PORT })).toMatch(/^PORT must be a whole number from 0 to 65535, not /);
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
  ])('report what is wrong with the address %j', (PUBLIC_ORIGIN) => {
    expect(complaint({ PUBLIC_ORIGIN })).toBe(
      'PUBLIC_ORIGIN must be the address that players use, such as https://example.org, without a path or a slash at the end, ' +
        `not ${JSON.stringify(PUBLIC_ORIGIN)}`,
    );
  });

  it('replace the default push hosts, those of this machine with scheme and port', () => {
    const PUSH_HOSTS = 'push.games.org, *.push.test.org,http://127.0.0.1:4567';
    for (const endpoint of [
      'https://push.games.org/x',
      'https://a.push.test.org/x',
      'http://127.0.0.1:4567/x',
    ])
      expect(accepts(endpoint, { PUSH_HOSTS })).toBe(true);
    for (const endpoint of [
      ...['https://fcm.googleapis.com/x', 'http://push.games.org/x', 'https://push.games.org:8443/x'],
      ...['https://push.test.org/x', 'http://127.0.0.1:4568/x', 'https://127.0.0.1:4567/x'],
    ]) {
      expect(accepts(endpoint, { PUSH_HOSTS }), endpoint).toBe(false);
    }
  });

  it.each([
    ['push.example.org,', '""'],
    ['https://push.example.org', 'another machine'],
    ['http://192.168.1.20:3000', 'another machine'],
    ['http://127.0.0.1:4567/', 'without a path'],
    ['push.example.org/x', 'is not a name'],
    ['push.example.org:443', 'is not a name'],
    ['*', 'is not a name'],
    ['*.*.example.org', 'is not a name'],
    ['10.0.0.1', 'addresses of numbers are not accepted'],
    ['a b', 'is not a name'],
  ])('report what is wrong with the push hosts %j', (PUSH_HOSTS, why) => {
    const said = complaint({ PUSH_HOSTS });
    expect(said).toMatch(/^PUSH_HOSTS: the push host "/);
    expect(said).toContain(why);
  });

  it('use the address of a public server as the push subject by default', () => {
    expect(settings({ PUBLIC_ORIGIN: 'https://play.games.org' }).pushSubject).toBe('https://play.games.org');
    for (const PUBLIC_ORIGIN of ['http://play.games.org', 'https://games.local', 'https://192.168.1.20'])
      expect(settings({ PUBLIC_ORIGIN }).pushSubject).toBe(UNSET.pushSubject);
  });

  it.each(['games.org', 'http://games.org', 'me@games.org', 'tel:+123'])(
    'report what is wrong with the push subject %j',
    (PUSH_SUBJECT) => {
      expect(complaint({ PUSH_SUBJECT })).toBe(
        `PUSH_SUBJECT: the push subject ${JSON.stringify(PUSH_SUBJECT)} is neither a mailto: nor an https: address, ` +
          'such as mailto:you@your-domain.org',
      );
    },
  );

  it.each([
    'mailto:me@localhost',
    'mailto:me',
    'https://localhost',
    'https://games.local',
    'https://10.0.0.1',
  ])('refuse the push subject %j for a public server only', (PUSH_SUBJECT) => {
    expect(complaint({ PUSH_SUBJECT })).toBe('');
    expect(complaint({ PUSH_SUBJECT, PUBLIC_ORIGIN: 'http://192.168.1.20:3000' })).toBe('');
    expect(complaint({ PUSH_SUBJECT, PUBLIC_ORIGIN: 'https://play.games.org' })).toBe(
      `PUSH_SUBJECT: the push subject ${JSON.stringify(PUSH_SUBJECT)} has no public domain; ` +
        'Apple delivers nothing without one',
    );
  });

  const MAIL = {
    PUBLIC_ORIGIN: 'https://play.games.org',
    MAIL_SERVER: 'smtps://me:hunter2@mail.games.org',
    MAIL_FROM: 'me@games.org',
  };

  it.each([
    'mail.games.org',
    'https://me:hunter2@mail.games.org',
    'smtp://',
    'smtp://me:hunter2@mail.games.org/x',
    'smtp://me:hun%ter2@mail.games.org',
    'smtp:me:hunter2',
  ])('report what is wrong with the mail server %j, but not its password', (MAIL_SERVER) => {
    const said = complaint({ ...MAIL, MAIL_SERVER });
    expect(said).toMatch(/^MAIL_SERVER: the .*mail server .*[a-z0-9]$/);
    expect(said).not.toContain('hun');
  });

  it.each(['games', 'me at games.org', 'me@games.org\r\nBcc: you@games.org'])(
    'report what is wrong with the sender %j',
    (MAIL_FROM) => {
      expect(complaint({ ...MAIL, MAIL_FROM })).toBe(
        `MAIL_FROM must be an email address, such as games@example.org, not ${JSON.stringify(MAIL_FROM)}`,
      );
    },
  );

  it('require a sender and a public address with a mail server', () => {
    expect(complaint(MAIL)).toBe('');
    const { MAIL_SERVER } = MAIL;
    expect(complaint({ MAIL_SERVER }).split('\n')).toEqual([
      'MAIL_FROM must be set if MAIL_SERVER is: emails need a sender',
      'PUBLIC_ORIGIN must be set if MAIL_SERVER is: links in emails need an address',
    ]);
  });

  it('report everything wrong at once, a line each', () => {
    const names = (text: string) => text.split('\n').map((line) => line.split(/[ :]/)[0]);
    expect(names(complaint({ PORT: 'x', PUBLIC_ORIGIN: 'y', MAIL_FROM: 'z' }))).toEqual([
      'PORT',
      'PUBLIC_ORIGIN',
      'MAIL_FROM',
    ]);
    expect(names(complaint({ PUSH_HOSTS: '*', PUSH_SUBJECT: 'x', MAIL_SERVER: 'y' }))).toEqual([
      ...['PUSH_SUBJECT', 'PUSH_HOSTS', 'MAIL_SERVER', 'MAIL_FROM', 'PUBLIC_ORIGIN'],
    ]);
  });
});
