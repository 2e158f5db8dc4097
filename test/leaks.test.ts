/**
 * No answer or log line in the whole life of a game gives away a secret before its time (docs/design.md#dice,
 * docs/design.md#sessions).
 */

import { createHash } from 'node:crypto';
import path from 'node:path';
import { inspect } from 'node:util';
import type { View } from '@aeroplane/api';
import { CHAIN_LENGTH, linkAt } from '@aeroplane/dice';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { createDynamoStore, Table } from '@aeroplane/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client, type Exchange } from './support/client.ts';
import { Secrets } from './support/leaks.ts';
import { playOn, seatsFor } from './support/play.ts';
import { makeFolder, removeFolder, startTestServer, type TestServer } from './support/server.ts';

let folder: string;
let server: TestServer;
let records: unknown[];
let printed: string[];
beforeEach(async () => {
  folder = await makeFolder();
  records = [];
  printed = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...all) => void printed.push(inspect(all, { depth: 9 })));
  }
  server = await startTestServer(folder, { onConsumed: (consumed) => records.push(consumed) });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await removeFolder(folder);
});

/** The hash chain of a game, from the table of a closed server. */
async function readSecret(id: string): Promise<Uint8Array> {
  const database = await openEmbeddedDynamoDb(path.join(folder, 'dynamodb'));
  const store = createDynamoStore(new Table({ client: database.client, name: database.tableName }));
  const game = await store.readSecretGame(id);
  await database.close();
  if (game === undefined) throw new Error('the game is gone');
  return game.secrets.secret;
}

/** A game's links, each with the number of the draw that publishes it; the last ones are never reached. */
function addLinks(secrets: Secrets, secret: Uint8Array): void {
  let link = secret;
  for (let draw = CHAIN_LENGTH; draw >= 1; draw -= 1) {
    secrets.add(String(draw), link);
    link = linkAt(link, 1);
  }
}

/** The secrets of a session, which only its owner may have. */
function addSession(secrets: Secrets, owner: string, { cookie = '' }: Client): void {
  const token = cookie.split('.')[1] ?? '';
  secrets.add(`session of ${owner}`, Buffer.from(token, 'base64url'));
  secrets.add(`hash of ${owner}`, createHash('sha256').update(token).digest());
}

const isDie = (ply: string): boolean => !ply.endsWith(' leaves');

/** The number of draws whose links a body may show; 0 where it is neither view nor record. */
function drawsShown(body: unknown, whole: readonly string[]): number {
  if (typeof body !== 'object' || body === null) return 0;
  const { view, ply, die, plies, dice, rules } = body as Partial<View & { view: View }>;
  if (view !== undefined) return drawsShown(view, whole);
  if (dice === undefined || rules === undefined) return 0;
  const played = whole.slice(0, ply ?? plies?.length).filter(isDie).length;
  // A record leaves out the die on the table, but shows its link.
  const onTable = ply === undefined ? dice.links.length - played - 1 : die === null ? 0 : 1;
  expect(onTable === 0 || onTable === 1).toBe(true);
  return dice.links.length === 0 && played === 0 ? 0 : 1 + played + onTable;
}

describe('no secret is given away', { timeout: 120_000 }, () => {
  it.each(['auto', 'tap'] as const)('in a whole game of people and bots, rolling "%s"', async (rolling) => {
    const exchanges: Exchange[] = [];
    const onExchange = (exchange: Exchange) => exchanges.push(exchange);
    const [ann, ben, eve] = [
      await server.guest('Ann', { onExchange }),
      await server.guest('Ben', { onExchange }),
      await server.guest('Eve', { onExchange }),
    ];
    const nobody = new Client(server.origin, { onExchange });
    const { body: created } = await ann.create({ preset: 'quick', rolling, seats: seatsFor(2, 2) });
    const { id, invite } = created;

    const lookAround = async (): Promise<void> => {
      for (const client of [ann, ben, eve, nobody]) {
        await client.view(id);
        await client.record(id);
        await client.get('/api/games?open=1');
        await client.games();
        await client.done();
        await client.move(id, 0, 'nonsense');
        await client.move(id, 9_999, 'L');
        await client.roll(id, 0);
        if (client !== ann) await client.tell(id, 'start');
        await client.get(`/api/games/${id}?since=2`);
        await client.get('/api/me/next');
      }
    };
    await lookAround();
    await eve.invitation(invite);
    await ann.take(invite, 'red');
    await lookAround();
    const waitingUntil = exchanges.length;
    await ben.take(invite, 'blue');
    let steps = 0;
    await playOn([ann, ben], id, {
      afterEach: async (_, client) => {
        steps += 1;
        if (steps % 3 === 0) await client.view(id);
        if (steps % 20 === 0) await lookAround();
      },
    });
    await lookAround();
    const { body: whole } = await ann.view(id);
    expect(whole.status).toBe('finished');
    await server.close();

    const secrets = new Secrets();
    addLinks(secrets, await readSecret(id));
    secrets.add('invite', Buffer.from(invite.split('.')[1] ?? '', 'base64url'));
    addSession(secrets, 'ann', ann);
    addSession(secrets, 'ben', ben);
    addSession(secrets, 'eve', eve);

    let latest = 0;
    for (const [at, { client, method, path: asked, answer }] of exchanges.entries()) {
      const shown = drawsShown(answer.body, whole.plies);
      const { 'set-cookie': cookie = '', ...headers } = Object.fromEntries(answer.headers);
      const told = [...secrets.in(`${answer.text}\n${Object.values(headers).join('\n')}`)];
      const draws = told.map(Number).filter((draw) => !Number.isNaN(draw));
      latest = Math.max(latest, ...draws);
      // Only players with a seat see the invite while the game waits.
      const invited = at < waitingUntil && client === ann ? ['invite'] : [];
      const allowed = [...draws.filter((draw) => draw <= shown).map(String), ...invited];
      expect(
        told.filter((name) => !allowed.includes(name)),
        `${method} ${asked}`,
      ).toEqual([]);
      // A cookie is the owner's answer to signing in.
      if (cookie !== '')
        expect([method, asked, client.cookie]).toEqual(['POST', '/api/players', cookie.split(';')[0]]);
    }
    // The search finds what does exist: every link of the game.
    expect(latest).toBe(1 + whole.plies.filter(isDie).length);

    const said = [...printed, ...server.faults].join('\n');
    expect(secrets.in(said)).toEqual(new Set());
    // Call costs are logged with item keys, and a session's key is its hash.
    const costs = [...secrets.in(JSON.stringify(records)), ...secrets.in(inspect(records, { depth: 9 }))];
    expect(costs.filter((name) => !name.startsWith('hash of'))).toEqual([]);
  });

  it('by an error, whatever its text', async () => {
    const ann = await server.guest('Ann');
    const { body } = await ann.create({ preset: 'quick', seats: seatsFor(1, 1) });
    await ann.take(body.invite);
    // A cursor that the table rejects comes closest to quoting stored data.
    const cursor = (key: object) => Buffer.from(JSON.stringify(key)).toString('base64url');
    const forged = { pk: { S: `PLAYER#${ann.player}` }, sk: { S: `SESSION#${'x'.repeat(43)}` } };
    const answer = await ann.get(`/api/me/done?from=${cursor(forged)}`);
    await server.close();
    const secrets = new Secrets();
    addLinks(secrets, await readSecret(body.id));
    addSession(secrets, 'ann', ann);
    expect(secrets.in([answer.text, ...server.faults].join('\n'))).toEqual(new Set());
    expect(answer.text).not.toMatch(/dynamo|validation|node_modules|\.ts\b/i);
  });
});

describe('the search for secrets', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, at) => (at * 73 + 41) % 256);
  const secrets = new Secrets();
  secrets.add('planted', secret);
  const hex = Buffer.from(secret).toString('hex');

  it.each([
    ['hex', `{"a":"${hex}"}`],
    ['upper-case hex', hex.toUpperCase()],
    ['hex behind another digit', `f${hex}`],
    ['half of it', hex.slice(0, 20)],
    ['base64', Buffer.from(secret).toString('base64')],
    ['base64url', Buffer.from(secret).toString('base64url')],
    ['base64 behind one byte', Buffer.from([1, ...secret]).toString('base64')],
    ['base64 behind two bytes', Buffer.from([1, 2, ...secret]).toString('base64url')],
    ['a list of numbers', JSON.stringify([...secret])],
    ['an object of numbers', JSON.stringify(secret)],
    ['a printed byte array', inspect(secret)],
    ['a printed buffer', inspect(Buffer.from(secret)).replaceAll(' ', '')],
    ['plain bytes', Buffer.from(secret).toString('latin1')],
  ])('finds %s', (_, text) => {
    expect(secrets.in(text)).toEqual(new Set(['planted']));
  });

  it('finds nothing in harmless texts', () => {
    const other = Buffer.from(secret.map((byte) => byte ^ 1));
    for (const text of [other.toString('hex'), other.toString('base64'), JSON.stringify([...other])]) {
      expect(secrets.in(text)).toEqual(new Set());
    }
  });
});
