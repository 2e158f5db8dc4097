/** Which endpoints are accepted. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PUSH_HOSTS, parsePushHosts } from '../src/push-hosts.ts';

describe('the usual push hosts', () => {
  const hosts = parsePushHosts(DEFAULT_PUSH_HOSTS);

  it.each([
    'https://fcm.googleapis.com/fcm/send/dpH5lCsTSSM:APA91bHqjZxM0VImWWqDRN7U0a3AycjUf4O-byuxb_wJsKRaKvV',
    'https://fcm.googleapis.com/wp/dpH5lCsTSSM:APA91bHqjZxM0VImWWqDRN7U0a3AycjUf4O-byuxb_wJsKRaKvV',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABfZ_-x0wHJ',
    'https://eu.push.services.mozilla.com/wpush/v2/gAAAAABfZ_-x0wHJ',
    'https://web.push.apple.com/QGuQyavXutnMH9fXnk8y',
    'https://api.push.apple.com/QGuQyavXutnMH9fXnk8y',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2f3Jk%2bWe',
  ])('accept the endpoint of a browser: %s', (endpoint) => {
    expect(hosts.accepts(endpoint)).toBe(true);
  });

  it.each([
    ['no address', 'fcm.googleapis.com'],
    ['nothing', ''],
    ['http', 'http://fcm.googleapis.com/fcm/send/x'],
    ['another scheme', 'ftp://fcm.googleapis.com/fcm/send/x'],
    ['another scheme over http', 'blob:https://fcm.googleapis.com/x'],
    ['another port', 'https://fcm.googleapis.com:8443/fcm/send/x'],
    ['the usual port, which browsers leave out', 'https://fcm.googleapis.com:443/fcm/send/x'],
    ['the host as the user', 'https://fcm.googleapis.com@evil.example/x'],
    ['the host and port as user and password', 'https://fcm.googleapis.com:443@evil.example/x'],
    ['a user', 'https://me@fcm.googleapis.com/fcm/send/x'],
    ['a user and password', 'https://me:you@fcm.googleapis.com/fcm/send/x'],
    ['a user without a name', 'https://@fcm.googleapis.com/fcm/send/x'],
    ['the host as a label of another', 'https://fcm.googleapis.com.evil.example/x'],
    ['a host that ends with it', 'https://evilfcm.googleapis.com/x'],
    ['a host below one that stands alone', 'https://evil.fcm.googleapis.com/x'],
    ['a domain that ends with one', 'https://evilpush.apple.com/x'],
    ['the domain itself', 'https://push.apple.com/x'],
    ['an empty label', 'https://.push.apple.com/x'],
    ['two dots', 'https://a..push.apple.com/x'],
    ['a dot at the end', 'https://fcm.googleapis.com./fcm/send/x'],
    ['a dot at the end, below a domain', 'https://web.push.apple.com./x'],
    ['capitals', 'https://FCM.googleapis.com/fcm/send/x'],
    ['a scheme in capitals', 'HTTPS://fcm.googleapis.com/fcm/send/x'],
    ['wide letters', 'https://ｆcm.googleapis.com/x'],
    ['a dot of another script', 'https://fcm。googleapis.com/x'],
    ['a Cyrillic letter', 'https://fcm.gооgleapis.com/x'],
    ['an encoded letter', 'https://%66cm.googleapis.com/x'],
    ['a backslash', 'https://fcm.googleapis.com\\@evil.example/x'],
    ['a backslash after another host', 'https://evil.example\\.push.apple.com/x'],
    ['the host behind a slash', 'https://evil.example/.push.apple.com'],
    ['the host behind a fragment', 'https://evil.example#.push.apple.com'],
    ['a fragment, which is never sent', 'https://fcm.googleapis.com/fcm/send/x#1'],
    ['an empty fragment', 'https://fcm.googleapis.com/fcm/send/x#'],
    ['dots in the path', 'https://fcm.googleapis.com/fcm/../x'],
    ['a space before', ' https://fcm.googleapis.com/x'],
    ['a line break within', 'https://fcm.googleapis.com/\nx'],
    ['a line break in the host', 'https://fcm.goo\ngleapis.com/x'],
    ['one slash', 'https:/fcm.googleapis.com/x'],
    ['this machine', 'https://127.0.0.1/x'],
    ['this machine by name', 'https://localhost/x'],
    ['this machine as a number', 'https://2130706433/x'],
    ['this machine in IPv6', 'https://[::1]/x'],
    ['IPv4 within IPv6', 'https://[::ffff:127.0.0.1]/x'],
    ["a cloud's own address", 'http://169.254.169.254/latest/meta-data'],
  ])('refuse %s', (_, endpoint) => {
    expect(hosts.accepts(endpoint)).toBe(false);
  });

  it('accept nothing that fetch would send to another host, port or scheme', () => {
    const parts = fc.constantFrom(
      ...['https://', 'http://', 'fcm.googleapis.com', '.push.apple.com', 'web', 'evil.example', '127.0.0.1'],
      ...[
        '@',
        ':',
        '/',
        '\\',
        '#',
        '?',
        '.',
        '%2f',
        '%00',
        '[',
        ']',
        '443',
        '8443',
        '\t',
        '\n',
        ' ',
        '。',
        'ｆ',
      ],
    );
    const bits = fc
      .array(fc.oneof(parts, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 3 })
      .map((all) => all.join(''));
    const host = fc.constantFrom('fcm.googleapis.com', 'web.push.apple.com', '.push.apple.com');
    const endpoints = fc
      .tuple(bits, host, fc.constantFrom('/', ''), bits)
      .map((all) => `https://${all.join('')}`);
    let accepted = 0;
    fc.assert(
      fc.property(endpoints, (endpoint) => {
        if (!hosts.accepts(endpoint)) return;
        accepted += 1;
        const { url } = new Request(endpoint);
        const { protocol, port, hostname } = new URL(url);
        expect(url).toBe(endpoint);
        expect([protocol, port]).toEqual(['https:', '']);
        expect(hostname).toMatch(/^(fcm\.googleapis\.com|.*[a-z0-9-]\.push\.apple\.com)$/);
      }),
      { numRuns: 5000, examples: [['https://web.push.apple.com/x?y']] },
    );
    expect(accepted).toBeGreaterThan(1);
  });
});

describe('a list of push hosts', () => {
  it('has hosts, domains and origins of this machine', () => {
    const hosts = parsePushHosts(
      'push.example.org, *.Push.Example.NET,http://127.0.0.1:4567 , http://[::1]:8080',
    );
    expect(hosts.accepts('https://push.example.org/x')).toBe(true);
    expect(hosts.accepts('https://a.b.push.example.net/x')).toBe(true);
    expect(hosts.accepts('http://127.0.0.1:4567/x')).toBe(true);
    expect(hosts.accepts('http://[::1]:8080/x')).toBe(true);
    expect(hosts.accepts('https://fcm.googleapis.com/x')).toBe(false);
  });

  it.each([
    'http://127.0.0.1:4568/x',
    'http://127.0.0.1/x',
    'https://127.0.0.1:4567/x',
    'http://localhost:4567/x',
    'http://me@127.0.0.1:4567/x',
    'http://127.1:4567/x',
    'blob:http://127.0.0.1:4567/x',
    'http://127.0.0.1:4567@evil.example/x',
  ])('takes an origin literally: %s is not accepted', (endpoint) => {
    expect(parsePushHosts('http://127.0.0.1:4567').accepts(endpoint)).toBe(false);
  });

  it.each([
    '',
    ' ',
    '*',
    '*.',
    '*.com',
    '*.*.example.org',
    'a.*.example.org',
    'localhost',
    'example',
    'push.example.org.',
    'push..example.org',
    'push.example.org/x',
    'push.example.org:443',
    'me@push.example.org',
    'push_1.example.org',
    'pusch.exämple.org',
    'push.example.org;x.example.org',
    '127.0.0.1',
    '127.1',
    '10.0.0.0x1',
    '*.0.0.1',
    '[::1]',
    '::1',
    'https://push.example.org',
    'http://192.168.1.20:3000',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1:4567/',
    'http://127.0.0.1:4567/x',
    'http://me:you@127.0.0.1:4567',
    'http://127.1:4567',
    'ftp://127.0.0.1',
    '://',
  ])('refuses the entry %j, and names it', (entry) => {
    expect(() => parsePushHosts(`push.example.org,${entry}`)).toThrow(JSON.stringify(entry.trim()));
    expect(() => parsePushHosts(entry)).toThrow(/^the push host ".*" is /);
  });
});
