/**
 * After a player who has used every feature deletes their account, no item of the table holds any value that was
 * theirs.
 */

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Couriers } from '@aeroplane/core';
import { TestAuthenticator } from './support/authenticator.ts';
import type { Client } from './support/client.ts';
import { playOn, seatEverybody, seatsFor } from './support/play.ts';
import { openWorld, PUSH_HOST, type World } from './support/world.ts';

const NAME = 'Zaphira von Xylo';
const ADDRESS = 'zaphira.xylophone@example.org';
const ZONE = 'Antarctica/Troll';
const WORDS = 'Meet me at the windmill';
const REASON = 'He was rude at the windmill';
const KEY_NAME = 'Zaphiras phone';
const TWO_MINUTES_MS = 2 * 60_000;

let world: World;
let zaphira: Client;
/** The same person on her second device, a guest until the two accounts were merged. */
let guest: Client;
let ben: Client;
let before: string;
let after: string;
/** Her ids, secrets and addresses. */
const personal = new Map<string, string>();
const games: Record<'playing' | 'finished' | 'waiting', string> = { playing: '', finished: '', waiting: '' };

const couriers: Couriers = {
  push: { send: async () => 'sent' },
  mail: { sendDigest: async () => undefined, sendConfirmation: async () => undefined },
};

const note = (name: string, text: string): void => {
  expect(text.length, name).toBeGreaterThan(5);
  personal.set(name, text);
};

const noteBytes = (name: string, bytes: Uint8Array): void => note(name, Buffer.from(bytes).toString('hex'));

async function ask<T>(client: Client, method: string, path: string, body?: object): Promise<T> {
  const answer = await client.call<T>(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer.body;
}

const codeOf = async (client: Client, install = false): Promise<string> =>
  (await ask<{ code: string }>(client, 'POST', '/api/codes', { install })).code;

async function subscribe(client: Client, name: string): Promise<void> {
  const endpoint = `${PUSH_HOST}${name}-${randomBytes(9).toString('base64url')}`;
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: randomBytes(16).toString('base64url'),
  };
  const { id } = await ask<{ id: string }>(client, 'PUT', '/api/me/push', { endpoint, keys });
  if (client === ben) return;
  note(`endpoint of ${name}`, endpoint);
  note(`auth of ${name}`, keys.auth);
  note(`device of ${name}`, id);
}

async function makePasskey(client: Client): Promise<TestAuthenticator> {
  const { origin } = client;
  const device = new TestAuthenticator();
  const { challenge } = await ask<{ challenge: string }>(client, 'POST', '/api/passkeys/creation');
  const response = device.create({ origin, challenge });
  const made = await ask<{ id: string }>(client, 'POST', '/api/passkeys', { name: KEY_NAME, response });
  note(`passkey ${personal.size}`, made.id);
  note(`credential ${personal.size}`, device.id);
  return device;
}

/** Handles all pending changes and delivers the notices. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await world.settle();
    await world.queue.deliverAll(world.core, couriers);
  }
}

const colourOf = async (client: Client, id: string, own: boolean) =>
  (await client.view(id)).body.seats.find(({ you, kind }) => kind === 'player' && (you ?? false) === own)
    ?.colour;

async function live(): Promise<void> {
  zaphira = await world.guest(NAME);
  guest = await world.guest(NAME);
  ben = await world.guest('Ben');
  await subscribe(ben, 'ben');
  for (const [client, name] of [
    [zaphira, 'zaphira'],
    [guest, 'guest'],
  ] as const) {
    note(`id of ${name}`, client.player);
    noteBytes(`id of ${name} in bytes`, Buffer.from(client.player, 'base64url'));
    await subscribe(client, name);
    await makePasskey(client);
  }
  await ask(zaphira, 'PATCH', '/api/me', {
    language: 'vi',
    timeZone: ZONE,
    quiet: { start: '13:00', end: '14:00' },
    vacation: { from: '2026-01-20', to: '2026-01-22' },
    notify: { push: { chat: true } },
  });
  await ask(zaphira, 'PUT', '/api/me/mail', { address: ADDRESS, afterHours: 4 });

  // Games of both accounts: playing, finished, waiting, left, cancelled, and with a rematch.
  const guests = await seatEverybody([guest, ben], { preset: 'quick' });
  await ask(guest, 'POST', `/api/games/${guests}/chat`, { text: WORDS });
  games.playing = await seatEverybody([zaphira, ben], { preset: 'classic' });
  await ask(zaphira, 'POST', `/api/games/${games.playing}/chat`, { text: WORDS });
  await ask(zaphira, 'POST', `/api/games/${games.playing}/chat`, { phrase: 'hello' });
  await ask(ben, 'POST', `/api/games/${games.playing}/chat`, { text: 'What Ben has said' });
  games.finished = await seatEverybody([ben, zaphira], { preset: 'quick' });
  await playOn([ben, zaphira], games.finished, { settle });
  await settle();
  await ask(ben, 'POST', `/api/games/${games.finished}/rematch`);
  const resigned = await seatEverybody([zaphira, ben], { preset: 'quick' });
  await ask(zaphira, 'POST', `/api/games/${resigned}/resign`);
  await settle();
  await ask(zaphira, 'POST', `/api/games/${resigned}/rematch`);
  for (const [creator, joiner, end] of [
    [ben, zaphira, undefined],
    [ben, zaphira, zaphira],
    [ben, zaphira, ben],
    [zaphira, ben, undefined],
    [zaphira, ben, zaphira],
  ] as const) {
    const { body } = await creator.create({ preset: 'quick', seats: seatsFor(3), public: true });
    for (const one of [creator, joiner]) expect((await one.take(body.invite)).status).toBe(200);
    // Ben's notice of her joining names her.
    await settle();
    if (end !== undefined) await ask(end, 'POST', `/api/games/${body.id}/resign`);
    else if (creator === ben) games.waiting = body.id;
    await settle();
  }
  await ask(zaphira, 'POST', `/api/games/${games.playing}/plan`, { orders: ['home', 'flee'] });
  await ask(zaphira, 'POST', `/api/games/${games.playing}/seen`, { ply: 0 });
  await ask(zaphira, 'POST', `/api/games/${games.waiting}/mute`, { muted: true });

  // Other people.
  for (const [one, reason] of [
    [zaphira, REASON],
    [ben, 'What Ben reports'],
  ] as const) {
    const colour = await colourOf(one, games.playing, false);
    await ask(one, 'POST', '/api/blocks', { game: games.playing, colour });
    await ask(one, 'POST', '/api/reports', { game: games.playing, colour, reason });
  }
  const now = world.core.clock.nowMs();
  await world.core.store.putNudge(
    { from: ben.player, to: zaphira.player, game: games.playing, ply: 0, atMs: now },
    now,
  );
  await world.core.store.putNudge(
    { from: guest.player, to: ben.player, game: guests, ply: 0, atMs: now },
    now,
  );
  await ask(zaphira, 'POST', '/api/me/push/test');

  // More of her devices, and codes that were never used.
  await ask(guest, 'POST', `/api/codes/${await codeOf(zaphira)}`);
  const tablet = world.client();
  await ask(tablet, 'POST', `/api/codes/${await codeOf(zaphira)}`);
  await subscribe(tablet, 'tablet');
  const key = await makePasskey(zaphira);
  const { origin } = zaphira;
  const laptop = world.client();
  const { challenge } = await ask<{ challenge: string }>(laptop, 'POST', '/api/passkeys/request');
  await ask(laptop, 'POST', '/api/passkeys/session', { response: key.use({ origin, challenge }) });
  note('a code', await codeOf(zaphira));
  note('a code for an app', await codeOf(tablet, true));
  const begun = await ask<{ challenge: string }>(laptop, 'POST', '/api/passkeys/creation');
  note('a challenge', begun.challenge);
  for (const hers of [zaphira, guest, tablet, laptop]) {
    const { sessions } = await ask<{ sessions: { id: string }[] }>(hers, 'GET', '/api/me/sessions');
    for (const { id } of sessions) note(`session ${id}`, id);
  }
  await settle();
}

beforeAll(async () => {
  world = await openWorld();
  await live();
  before = await world.dump();
  await ask(zaphira, 'DELETE', '/api/me');
  await settle();
  await world.pass(TWO_MINUTES_MS);
  await settle();
  after = await world.dump();
}, 240_000);
afterAll(async () => {
  await world.close();
  expect(world.faults).toEqual([]);
});

/** Every text in an item, keys and their parts included, that is long enough to identify somebody. */
function textsOf(item: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.push(value, ...value.split(/[#@. ]/));
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) walk(one);
  };
  walk(JSON.parse(item));
  return found.filter((text) => text.length >= 8);
}

describe('a player who has used every feature', { timeout: 60_000 }, () => {
  it('is found throughout the table at first', () => {
    for (const text of [NAME, ADDRESS, ZONE, WORDS, REASON, KEY_NAME]) expect(before).toContain(text);
    const gone = [...personal].filter(([, text]) => !before.includes(text)).map(([name]) => name);
    // Ids are stored as texts, and the guest's device subscribes again after the merge.
    expect(gone.filter((name) => !/ of guest$|in bytes$/.test(name))).toEqual([]);
    const kinds = ['PLAYER#', 'GAME#', 'SESSION#', 'PUSH#', 'KEY#', 'CODE#', 'BLOCK#', 'BLOCKER#', 'NUDGE#'];
    for (const kind of [...kinds, 'LIMIT#', 'REPORT#', 'CHAT#', 'DONE#', 'GUEST#'])
      expect(before).toContain(kind);
  });

  it('is nowhere in the table after the deletion', () => {
    for (const text of [NAME, 'Zaphira', 'zaphira', ADDRESS, ZONE, WORDS, REASON, KEY_NAME])
      expect(after, text).not.toContain(text);
    for (const [name, text] of personal) expect(after, name).not.toContain(text);
  });

  it('leaves no value of any of their items behind', () => {
    const ids = [zaphira.player, guest.player];
    const isTheirs = (item: string): boolean => ids.some((id) => item.includes(id));
    const theirs = before.split('\n').filter(isTheirs);
    expect(theirs.length).toBeGreaterThan(40);
    // Values that other people's items hold too are not theirs alone: games, and Ben in them.
    const others = new Set(
      before
        .split('\n')
        .filter((item) => !isTheirs(item))
        .flatMap(textsOf),
    );
    const kept = new Set(after.split('\n').flatMap(textsOf));
    const left = new Set(
      theirs
        .filter((item) => !item.includes('"S":"GAME"'))
        .flatMap(textsOf)
        .filter((text) => kept.has(text) && !others.has(text) && !text.includes(ben.player)),
    );
    const open = [...left].filter((text) => !/^(GAME|PLAYER|BLOCK)#/.test(text));
    const gameIds = new Set(
      theirs.flatMap((item) => [...item.matchAll(/GAME#([\w-]{16})/g)].map(([, id]) => id)),
    );
    expect(open.filter((text) => !gameIds.has(text) && text !== 'What Ben has said')).toEqual([]);
  });

  it('leaves running games playable, and other people’s games unchanged', async () => {
    const view = (await ben.view(games.playing)).body;
    expect(view.seats.find(({ you }) => !you)).toMatchObject({ kind: 'player', name: null, held: true });
    expect(view.status).not.toBe('waiting');
    expect((await ben.record(games.finished)).status).toBe(200);
    expect((await ben.view(games.waiting)).body.seats.map(({ kind }) => kind).sort()).toEqual([
      'open',
      'open',
      'player',
    ]);
    expect(after).toContain('What Ben has said');
    expect(after).toContain('What Ben reports');
    expect((await ask<{ blocks: object[] }>(ben, 'GET', '/api/blocks')).blocks).toEqual([]);
  });
});
