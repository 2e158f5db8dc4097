/**
 * No answer, log line or stored item gives away what only its owner may have (docs/design.md#sessions,
 * docs/design.md#chat).
 */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import type { PushTarget } from '@aeroplane/core';
import { parsePushHosts, type VapidKeys } from '@aeroplane/delivery';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describedApi } from '../packages/api/test/described.ts';
import { startPushReceiver, type PushReceiver } from '../packages/delivery/test/push-receiver.ts';
import { startSmtpReceiver, type SmtpReceiver } from '../packages/delivery/test/smtp-receiver.ts';
import { Client, type Exchange } from './support/client.ts';
import { Secrets } from './support/leaks.ts';
import { seatEverybody } from './support/play.ts';
import { decide, drain, otherDevice, subscribe, until, whoActs, type Reader } from './support/pushes.ts';
import { dumpFolder, makeFolder, removeFolder, startTestServer, type TestServer } from './support/server.ts';

const ADDRESS = 'ann.of.the.secret@example.org';
const PASSWORD = 'hunter2-hunter2';
const WORDS = 'Meet me at the windmill';

let folder: string;
let receiver: PushReceiver;
let smtp: SmtpReceiver;
let server: TestServer;
let ann: Reader;
let ben: Reader;
let table: string;
/** Hand-over codes of Ann's, none of them used. */
const codes: string[] = [];
const exchanges: Exchange[] = [];
const printed: string[] = [];
const secrets = new Secrets();
const addText = (name: string, text: string): void => secrets.add(name, Buffer.from(text, 'base64url'));

function addDevice(owner: string, { endpoint, p256dh, auth }: PushTarget): void {
  addText(`endpoint of ${owner}`, endpoint.split('/').at(-1) ?? '');
  addText(`key of ${owner}`, p256dh);
  addText(`auth of ${owner}`, auth);
}

function addSession(owner: string, { cookie = '' }: Client): void {
  const token = cookie.split('.')[1] ?? '';
  addText(`session of ${owner}`, token);
  secrets.add(`hash of ${owner}`, createHash('sha256').update(token).digest());
}

/** Every address that somebody can read. */
async function lookAround(client: Client, game: string): Promise<void> {
  for (const [address, methods] of Object.entries(describedApi().paths)) {
    if (!('get' in methods)) continue;
    await client.get(address.replace('{id}', game).replace('{code}', codes[0] ?? ''));
  }
  await client.get('/api/games?open=1');
  await client.move(game, 0, 'nonsense');
  await client.call('POST', `/api/games/${game}/nudge`, { colour: 'red' });
  await client.call('PUT', '/api/me/mail', { address: 'nobody', afterHours: 4 });
  await client.call('PUT', '/api/me/push', { endpoint: 'https://evil.test/', keys: {} });
}

async function live(): Promise<void> {
  const onExchange = (exchange: Exchange) => void exchanges.push(exchange);
  const guest = (name: string) => server.guest(name, { onExchange });
  ann = await subscribe(await guest('Ann'), receiver);
  ben = await subscribe(await guest('Ben'), receiver);
  const eve = await guest('Eve');
  const others = [ben.client, eve, new Client(server.origin, { onExchange })];
  await ann.client.call('PUT', '/api/me/mail', { address: ADDRESS, afterHours: 1 });
  await until('a mail', () => smtp.mails.length > 0);
  const token = decodeURIComponent(/confirm#(\S+)/.exec(smtp.mails[0]?.text ?? '')?.[1] ?? '');
  addText('mail of ann', token.split('.')[1] ?? '');
  const phone = await otherDevice(ann.client);
  for (const install of [false, true]) {
    const { body } = await ann.client.call<{ code: string }>('POST', '/api/codes', { install });
    codes.push(body.code);
  }

  const game = await seatEverybody([ann.client, ben.client], { preset: 'classic' });
  await ann.client.call('POST', `/api/games/${game}/chat`, { text: WORDS });
  for (let moves = 0; moves < 12; moves += 1) {
    const next = await whoActs([ann, ben], game);
    if (next === undefined) break;
    // Ann has a plan while the others read.
    await ann.client.call('POST', `/api/games/${game}/plan`, { orders: ['shortcut', 'leader'] });
    await ann.client.call('POST', `/api/games/${game}/plan`, { faces: { 6: 'L' } });
    if (moves % 4 === 0) for (const other of [...others, ann.client]) await lookAround(other, game);
    await decide(next.actor, next.view);
    await ann.client.record(game);
  }
  await drain(ann);
  await drain(ben);
  addDevice('ann', ann.target);
  addDevice('ben', ben.target);
  addSession('ann', ann.client);
  addSession('ann', phone);
  addSession('ben', ben.client);
  addSession('eve', eve);
  await ann.client.call('POST', '/api/me/mail/confirm', { token });
  await ann.client.get('/api/me/mail');
  await phone.call('DELETE', '/api/me/sessions/current');
}

beforeAll(async () => {
  folder = await makeFolder();
  receiver = await startPushReceiver();
  smtp = await startSmtpReceiver('games', PASSWORD);
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...all) => void printed.push(inspect(all, { depth: 9 })));
  }
  server = await startTestServer(folder, {
    pushHosts: parsePushHosts(receiver.origin),
    mail: { server: `smtp://games:${PASSWORD}@127.0.0.1:${smtp.port}`, from: 'games@example.org' },
  });
  await live();
  await server.close();
  table = await dumpFolder(folder);
  const vapid = JSON.parse(await readFile(path.join(folder, 'vapid.json'), 'utf8')) as VapidKeys;
  addText('private key of the server', vapid.privateKey);
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await receiver.close();
  await smtp.close();
  await removeFolder(folder);
});

/** The player's own export. */
const EXPORT = '/api/me/export';

/** The whole answer but its cookie, which belongs to its recipient. */
function said({ answer }: Exchange): string {
  const { 'set-cookie': _, ...headers } = Object.fromEntries(answer.headers);
  return `${answer.text}\n${Object.values(headers).join('\n')}`;
}

/** The answer in which a player reads their own sessions. */
const NAMING_SESSIONS = ['/api/me/sessions', EXPORT];

const ofAnn = ({ client }: Exchange): boolean => client.player === ann.client.player;

describe('no answer', { timeout: 60_000 }, () => {
  it('holds a token of a browser, an email or the server', () => {
    for (const exchange of exchanges) {
      const { method, path: asked, client } = exchange;
      const found = [...secrets.in(said(exchange))];
      // A session is listed by its hash, to its player only.
      const own = NAMING_SESSIONS.includes(asked)
        ? found.filter((name) => name === `hash of ${nameOf(client)}`)
        : [];
      expect(
        found.filter((name) => !own.includes(name)),
        `${method} ${asked}`,
      ).toEqual([]);
    }
    const listed = exchanges.filter(({ path: asked }) => asked === '/api/me/sessions');
    expect(listed.some((exchange) => secrets.in(said(exchange)).has('hash of ann'))).toBe(true);
  });

  const nameOf = ({ player }: Client): string =>
    player === ann.client.player ? 'ann' : player === ben.client.player ? 'ben' : 'eve';

  it('holds somebody else’s plan or address', () => {
    const planned = exchanges.filter(
      ({ answer, path: asked }) => asked !== '/api/openapi.json' && /"plan"\s*:/.test(answer.text),
    );
    expect(planned.length).toBeGreaterThan(10);
    expect(planned.every(ofAnn)).toBe(true);
    const addressed = exchanges.filter(({ answer }) => answer.text.includes(ADDRESS));
    expect(new Set(addressed.map(({ method, path: asked }) => `${method} ${asked}`))).toEqual(
      new Set(['GET /api/me/mail', 'PUT /api/me/mail', `GET ${EXPORT}`]),
    );
    expect(addressed.every(ofAnn)).toBe(true);
  });

  it('holds chat, except to the players of the game', () => {
    const all = exchanges.filter(({ answer }) => answer.text.includes(WORDS));
    const exported = all.filter(({ path: asked }) => asked === EXPORT);
    expect(exported.length).toBeGreaterThan(0);
    expect(exported.every(ofAnn)).toBe(true);
    const having = all.filter((one) => !exported.includes(one));
    expect(having.every(({ path: asked }) => /^\/api\/games\/[\w-]{16}\/chat$/.test(asked))).toBe(true);
    expect(new Set(having.map(({ client }) => nameOf(client)))).toEqual(new Set(['ann', 'ben']));
    expect(having.some(({ client }) => client.cookie === undefined)).toBe(false);
    for (const { answer } of having)
      for (const reader of [ann, ben]) expect(answer.text).not.toContain(reader.client.player);
  });

  it('holds a code, except to the player who made it', () => {
    for (const code of codes) {
      const having = exchanges.filter(({ answer }) => answer.text.includes(code));
      expect(having.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual(['POST /api/codes']);
      expect(having.every(ofAnn)).toBe(true);
    }
  });
});

describe('nothing', { timeout: 60_000 }, () => {
  it('of the above is logged', () => {
    const log = [...printed, ...server.faults].join('\n');
    expect(secrets.in(log)).toEqual(new Set());
    for (const text of [...codes, ADDRESS, PASSWORD, WORDS]) expect(log).not.toContain(text);
  });

  it('stored opens a session', () => {
    const found = [...secrets.in(table)];
    expect(found.filter((name) => name.startsWith('session of'))).toEqual([]);
    expect(found).not.toContain('private key of the server');
    // The search finds what does exist.
    expect(secrets.in(ann.client.cookie ?? '')).toContain('session of ann');
    expect(found).toEqual(
      expect.arrayContaining(['hash of ann', 'endpoint of ann', 'auth of ben', 'mail of ann']),
    );
  });
});

describe('a push service', () => {
  it('learns about its browsers only that a push was sent', () => {
    for (const reader of [ann, ben]) {
      for (const push of receiver.messages(reader.target)) {
        expect(push.vapid.sub).toBe('mailto:nobody@localhost');
        expect(secrets.in(push.text)).toEqual(new Set());
      }
    }
    expect(receiver.refused).toEqual([]);
  });
});
