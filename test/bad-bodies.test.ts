/** Bodies that nobody should send: the server refuses them as described, and every byte of the table stays. */

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RawRequest } from './support/raw-request.ts';
import { Refusals, type Write } from './support/refusals.ts';

let server: Refusals;
beforeAll(async () => {
  server = await Refusals.open();
}, 60_000);
afterAll(() => server.close());

const aWrite = (): fc.Arbitrary<Write> => fc.constantFrom(...server.writes);
/** A write that refuses unknown fields. */
const aStrictWrite = (): fc.Arbitrary<Write> => aWrite().filter(({ loose }) => loose !== true);

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const without = <T extends object>(value: T, name: string): object =>
  Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));

/** The JSON of an object in which one field's value is given as raw text. */
const withField = (body: object, name: string, value: string): string =>
  `{${[...Object.entries(without(body, name)).map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`), `"${name}":${value}`].join()}}`;

const fieldOf = (write: Write): fc.Arbitrary<string> => fc.constantFrom(...Object.keys(write.body));

/** Optional fields, which are therefore not superfluous. */
const OPTIONAL = [
  'name',
  'language',
  'timeZone',
  'quiet',
  'rules',
  'rolling',
  'public',
  'strict',
  'colour',
  '__proto__',
  ...['faces', 'orders', 'install', 'vacation', 'notify'],
];

describe('a write is refused', { timeout: 60_000 }, () => {
  it('with a field of the wrong type', () =>
    server.allRefused(
      aWrite().chain((write) =>
        fc
          .tuple(fieldOf(write), fc.jsonValue({ maxDepth: 3 }))
          .filter(([name, value]) => kindOf(value) !== kindOf(write.body[name]))
          .map(([name, value]) => server.write(write, JSON.stringify({ ...write.body, [name]: value }))),
      ),
      240,
    ));

  it('with a missing field', () =>
    server.allRefused(
      aWrite()
        .filter(({ required }) => required.length > 0)
        .chain((write) =>
          fc
            .constantFrom(...write.required)
            .map((name) => server.write(write, JSON.stringify(without(write.body, name)))),
        ),
      50,
    ));

  it('with an unknown field', () =>
    server.allRefused(
      fc
        .tuple(aStrictWrite(), fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 2 }))
        .filter(([{ body }, name]) => !(name in body) && !OPTIONAL.includes(name))
        .map(([write, name, value]) => server.write(write, JSON.stringify({ ...write.body, [name]: value }))),
      150,
    ));

  it('with anything but an object', () =>
    server.allRefused(
      fc
        .tuple(aWrite(), fc.jsonValue({ maxDepth: 4 }))
        .filter(([, value]) => kindOf(value) !== 'object')
        // An empty list lacks no field where none is required.
        .filter(
          ([{ required }, value]) => required.length > 0 || !(Array.isArray(value) && value.length === 0),
        )
        .map(([write, value]) => server.write(write, JSON.stringify(value))),
      150,
    ));

  it('with thousands of nested brackets', () =>
    server.allRefused(
      aStrictWrite().chain((write) =>
        fc
          .tuple(fc.oneof(fieldOf(write), fc.constant('more')), fc.integer({ min: 10, max: 7_000 }))
          // Two brackets are a valid list, with too few seats.
          .map(([name, depth]) => withField(write.body, name, '['.repeat(depth) + ']'.repeat(depth)))
          .map((body) => server.write(write, body)),
      ),
      100,
    ));

  it('with an invalid name, language or time zone', () =>
    server.allRefused(
      fc
        .oneof(
          fc
            .constantFrom(
              ...['', ' ', '\u200b\u200e', '\ud800', '\u0000', 'x'.repeat(21), '\u{1f1fc}'.repeat(13)],
            )
            .map((name) => ({ name })),
          fc
            .string({ unit: 'grapheme', minLength: 60, maxLength: 200 })
            .map((name) => ({ name: `x${name}x` })),
          fc
            .constantFrom('', '-', 'english please', 'x'.repeat(40), 'de_DE', '\u0000')
            .map((language) => ({ name: 'Zoe', language })),
          fc
            .constantFrom('', 'Mars/Olympus', '../etc/passwd', 'UTC\u0000', '\ud800')
            .map((timeZone) => ({ name: 'Zoe', timeZone })),
        )
        .chain((body) =>
          fc
            .constantFrom(...server.writes.slice(0, 2))
            .map((write) => server.write(write, JSON.stringify(body))),
        ),
      80,
    ));

  it('with an invalid email address, subscription or list of orders', () => {
    const { id } = server.games.playing;
    const put = (path: string, body: object) => server.write({ method: 'PUT', path }, JSON.stringify(body));
    const address = fc
      .oneof(
        fc.string().filter((text) => !/@.+\./.test(text)),
        fc.constantFrom(
          ...[
            'a@b@c.org',
            'a b@c.org',
            'a@c.org,b@c.org',
            'a@[127.0.0.1]',
            'a@127.0.0.1',
            '@c.org',
            'a@.org',
          ],
          ...[
            'a@c.org\nBcc: b@c.org',
            '"a"@c.org',
            '<a@c.org>',
            'a@c',
            'a@c.',
            'a@-c.org',
            'a@c..org',
            'a@c.o',
          ],
        ),
      )
      .map((text) => put('/api/me/mail', { address: text, afterHours: 4 }));
    const { body: proper } = server.writes.find(({ path }) => path === '/api/me/push') ?? { body: {} };
    const endpoint = fc
      .oneof(
        fc.webUrl(),
        fc.constantFrom(
          ...[
            'http://fcm.googleapis.com/x',
            'https://fcm.googleapis.com:444/x',
            'https://fcm.googleapis.com.evil.test/',
          ],
          ...[
            'https://user@fcm.googleapis.com/x',
            'https://fcm.googleapis.com/x#y',
            'HTTPS://fcm.googleapis.com/x',
          ],
          ...[
            'https://127.0.0.1/x',
            'http://[::1]/x',
            'https://169.254.169.254/latest',
            'file:///etc/passwd',
            '',
          ],
        ),
      )
      .map((text) => put('/api/me/push', { ...proper, endpoint: text }));
    const orders = fc
      .oneof(
        fc.constantFrom(['home', 'home'], ['win'], Array(7).fill('home'), ['__proto__'], [null]),
        fc.array(fc.string(), { minLength: 1 }),
      )
      .map((list) =>
        server.write({ method: 'POST', path: `/api/games/${id}/plan` }, JSON.stringify({ orders: list })),
      );
    return server.allRefused(fc.oneof(address, endpoint, orders), 200);
  });

  it('with invalid JSON', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.json(), fc.nat()).map(([whole, at]) => whole.slice(0, at % whole.length)),
      fc.constantFrom(
        '{"name":"x"',
        "{'name':'x'}",
        '{"name":NaN}',
        '\uFEFF',
        '{"name":"x"}{}',
        '{"name":"x",}',
      ),
    );
    const broken = fc
      .tuple(
        aWrite(),
        text.filter((one) => !isJson(one)),
        fc.boolean(),
      )
      .map(([write, body, chunked]) => ({ ...server.write(write, body), chunked }));
    const bytes = fc
      .tuple(aWrite(), fc.uint8Array({ minLength: 1, maxLength: 200 }))
      .filter(([, body]) => !isJson(Buffer.from(body).toString()))
      .map(([write, body]) => ({ ...server.write(write, ''), body }));
    await server.allRefused(fc.oneof(broken, bytes), 170);
  });

  it('with another content type, or from another origin', async () => {
    const type = fc.constantFrom(
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'text/json',
      'application/json+x',
    );
    const origin = fc.oneof(
      fc.constantFrom(
        '',
        'null',
        'http://127.0.0.1',
        'https://127.0.0.1',
        'http://localhost:3000',
        'file://',
        '*',
      ),
      fc.webUrl(),
    );
    const headers = fc.oneof(
      type.map((value) => ({ ...server.headers(), 'Content-Type': value })),
      origin.map((value) => ({ ...server.headers(), Origin: value })),
      fc
        .constantFrom('Origin', 'Content-Type')
        .map((name) => without(server.headers(), name) as Record<string, string>),
    );
    const elsewhere = fc
      .tuple(aWrite(), headers)
      .map(([write, given]) => ({ ...server.write(write, JSON.stringify(write.body)), headers: given }));
    await server.allRefused(elsewhere, 130);
  });

  it('with more than 16 KiB, with or without a length', async () => {
    const large = fc
      .tuple(aWrite(), fc.integer({ min: 16_385, max: 80_000 }), fc.boolean(), fc.boolean())
      .map(([write, size, chunked, spaces]): RawRequest => {
        const body = JSON.stringify(write.body);
        const padded = spaces ? body + ' '.repeat(size) : body.replace('{', `{"${'x'.repeat(size)}":1,`);
        return { ...server.write(write, padded), chunked };
      });
    await server.allRefused(large, 50);
    for (const chunked of [true, false]) {
      await server.refused({
        ...server.write({ method: 'POST', path: '/api/players' }, 'x'.repeat(3_000_000)),
        chunked,
      });
    }
  });

  it('more than 1,000 times without a fault', () => {
    expect(server.sent).toBeGreaterThan(1_000);
    expect(server.faults()).toEqual([]);
  });
});
