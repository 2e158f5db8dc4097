/** Every call of the API in every way that its description knows, each answer held against the description. */

import type { NewGame, View } from '@aeroplane/api';
import type { Store } from '@aeroplane/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiDescription } from '../packages/api/test/described.ts';
import type { Client, Exchange } from './support/client.ts';
import { playOn, seatEverybody, seatsFor } from './support/play.ts';
import { openWorld, type World } from './support/world.ts';

const FIVE_MINUTES_MS = 5 * 60_000;
const NO_GAME = 'aaaaaaaaaaaaaaaa';
/** A session that has the right form and is nobody's. */
const NOBODY = `session=${NO_GAME}.${'b'.repeat(24)}`;

const description = new ApiDescription();
const wrong: string[] = [];
const watch = ({ method, path, answer }: Exchange): void => {
  const fault = description.wrongIn({ method, path, ...answer });
  if (fault !== undefined) wrong.push(fault);
};

/** What stands in front of the store: calls named here fail as told, the others go through. */
let store: Partial<Store> = {};
let world: World;
let ann: Client;
let ben: Client;
let eve: Client;

beforeAll(async () => {
  world = await openWorld({
    onExchange: watch,
    wrap: (real) =>
      new Proxy(real, { get: (_, name): unknown => Reflect.get(store, name) ?? Reflect.get(real, name) }),
  });
  [ann, ben, eve] = [await world.guest('Ann'), await world.guest('Ben'), await world.guest('Eve')];
}, 60_000);
afterEach(() => {
  store = {};
  expect(wrong.splice(0)).toEqual([]);
});
afterAll(() => world.close());

/** The address of a path of the description, with ids that lead nowhere. */
const addressOf = (path: string): string =>
  path.replace('{id}', NO_GAME).replace('{code}', `${NO_GAME}.${NO_GAME}`);

const code = async (answer: Promise<{ problem: { code: string } }>): Promise<string> =>
  (await answer).problem.code;

const QUICK: Omit<NewGame, 'seats'> = { preset: 'quick' };

/** A game of Ann and Ben, with the client and the view of whoever decides first. */
async function started(game: Omit<NewGame, 'seats'> = QUICK) {
  const id = await seatEverybody([ann, ben], game);
  const view = (await ann.view(id)).body;
  const annActs = view.seats.some(({ you, colour }) => you && colour === view.toAct);
  const [acts, waits] = annActs ? [ann, ben] : [ben, ann];
  return { id, view: (await acts.view(id)).body, acts, waits };
}

/** A game of five minutes a decision in which both have missed so many that the bots hold their seats. */
async function abandoned() {
  // Long enough for both to miss so many.
  const game = await started({ preset: 'classic', turnTime: '5m' });
  for (let misses = 0; misses < 60; misses += 1) {
    await world.pass(FIVE_MINUTES_MS);
    const { seats } = (await ann.view(game.id)).body;
    if (seats.every((seat) => seat.held)) return game;
  }
  throw new Error('somebody is still waited for');
}

describe('every operation', { timeout: 30_000 }, () => {
  it.each(description.operations)('%s refuses what is no proper request', async (operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const address = addressOf(path);
    const described = description.document.paths[path]?.[method];
    const call = (headers: Record<string, string>, body?: unknown) =>
      ann.call(method.toUpperCase(), address, body, headers);

    if (method !== 'get') {
      expect(await code(call({ Origin: 'http://evil.test' }, {}))).toBe('bad-origin');
      expect(await code(call({ 'Content-Type': 'text/plain' }, {}))).toBe('not-json');
      expect(await code(call({}, 'x'.repeat(20_000)))).toBe('too-large');
    }
    if (described?.security !== undefined) {
      expect(await code(call({ Cookie: '' }, method === 'get' ? undefined : {}))).toBe('not-signed-in');
    }
    if (described?.requestBody !== undefined) {
      expect(await code(call({}, { planted: 1 }))).toBe('bad-request');
      const broken = await world.app.request(address, {
        method: method.toUpperCase(),
        headers: { Origin: ann.origin, 'Content-Type': 'application/json', Cookie: ann.cookie ?? '' },
        body: '{"name":',
      });
      const { status, headers } = broken;
      const text = await broken.text();
      watch({
        client: ann,
        method,
        path: address,
        answer: { status, headers, text, body: null, problem: JSON.parse(text) as never },
      });
      expect(JSON.parse(text)).toMatchObject({ code: 'bad-json' });
    }
    if (described?.parameters.some((one) => one.in === 'query')) {
      const bad = path === '/api/games' ? '?open=2' : `?since=-1&from=${'x'.repeat(2_000)}`;
      expect(
        await code(ann.call(method.toUpperCase(), address + bad, method === 'get' ? undefined : {})),
      ).toBe('bad-request');
    }
    // A store out of order is nobody's mistake but ours.
    store = { readSession: async () => Promise.reject(new Error('out of order')) };
    expect(await code(call({ Cookie: NOBODY }, method === 'get' ? undefined : {}))).toBe('internal');
    expect(world.faults.splice(0)).toHaveLength(1);
  });
});

describe('people', { timeout: 30_000 }, () => {
  it('become guests, stay who they are, and change what they say of themselves', async () => {
    const again = await ann.call('POST', '/api/players', { name: 'Somebody', language: 'de' });
    expect(again.body).toMatchObject({ id: ann.player, name: 'Ann' });
    const changed = await ann.call('PATCH', '/api/me', { language: 'EN-gb', timeZone: 'Asia/Tokyo' });
    expect(changed.body).toMatchObject({
      id: ann.player,
      name: 'Ann',
      language: 'en-GB',
      timeZone: 'Asia/Tokyo',
    });
    expect((await ann.get('/api/me')).body).toEqual(changed.body);
    for (const [method, path] of [
      ['POST', '/api/players'],
      ['PATCH', '/api/me'],
    ] as const) {
      expect(await code(ann.call(method, path, { name: '\u200b ' }))).toBe('bad-name');
      expect(await code(ann.call(method, path, { name: 'Ann', language: 'not a language' }))).toBe(
        'bad-language',
      );
      expect(await code(ann.call(method, path, { name: 'Ann', timeZone: 'Mars/Olympus' }))).toBe(
        'bad-time-zone',
      );
    }
  });
});

describe('a quiet window', { timeout: 30_000 }, () => {
  const NIGHT = { start: '22:00', end: '07:00' };

  it('is set, shown, kept by other changes, and taken away', async () => {
    const zoe = await world.guest('Zoe');
    expect(await code(zoe.call('PATCH', '/api/me', { quiet: { start: '7:00', end: '8:00' } }))).toBe(
      'bad-quiet-window',
    );
    const set = await zoe.call('PATCH', '/api/me', { timeZone: 'Asia/Tokyo', quiet: NIGHT });
    expect(set.body).toEqual({ id: zoe.player, name: 'Zoe', timeZone: 'Asia/Tokyo', quiet: NIGHT });
    expect((await zoe.call('PATCH', '/api/me', { language: 'ja' })).body).toMatchObject({ quiet: NIGHT });
    expect((await zoe.get('/api/me')).body).toMatchObject({ quiet: NIGHT });
    expect((await zoe.call('PATCH', '/api/me', { quiet: null })).body).not.toHaveProperty('quiet');
    expect((await zoe.get('/api/me')).body).not.toHaveProperty('quiet');
  });

  it('is refused without a time zone, where it is none, and from whoever is new', async () => {
    const fresh = world.client();
    expect(await code(fresh.call('POST', '/api/players', { name: 'Zoe', quiet: NIGHT }))).toBe('bad-request');
    const zoe = await world.guest('Zoe');
    expect(await code(zoe.call('PATCH', '/api/me', { quiet: NIGHT }))).toBe('bad-quiet-window');
    for (const body of [
      { timeZone: 'UTC', quiet: { start: '22:00', end: '22:00' } },
      { timeZone: 'UTC', quiet: { start: '22:00', end: '08:01' } },
      { timeZone: 'UTC', quiet: { start: '25:00', end: '07:00' } },
    ]) {
      expect(await code(zoe.call('PATCH', '/api/me', body))).toBe('bad-quiet-window');
    }
    for (const bad of [{}, 'night', { ...NIGHT, zone: 'UTC' }, { start: 22, end: 7 }, [NIGHT]]) {
      expect(await code(zoe.call('PATCH', '/api/me', { quiet: bad }))).toBe('bad-request');
    }
  });

  it('moves deadlines, and is not told to a game that is busy', async () => {
    const [zoe, max] = [await world.guest('Zoe'), await world.guest('Max')];
    const at = world.core.clock.nowMs();
    const hour = (ms: number): string => `${new Date(ms).toISOString().slice(11, 13)}:00`;
    // Three hours from this one on, so that an hour's decision ends in them.
    const quiet = { start: hour(at), end: hour(at + 3 * 60 * 60_000) };
    for (const one of [zoe, max]) await one.call('PATCH', '/api/me', { timeZone: 'UTC', quiet });
    const id = await seatEverybody([zoe, max], { ...QUICK, turnTime: '1h' });
    const { deadline } = (await zoe.view(id)).body;
    expect(Date.parse(deadline ?? '') - at).toBeGreaterThan(2 * 60 * 60_000);
    store = { replaceGame: async () => false };
    expect(await code(zoe.call('PATCH', '/api/me', { quiet: null }))).toBe('busy');
    store = {};
    expect((await zoe.call('PATCH', '/api/me', { quiet: null })).status).toBe(200);
    expect((await zoe.view(id)).body.deadline).toBe(deadline);
  });
});

describe('a game that waits', { timeout: 30_000 }, () => {
  it('is created, shown, joined, left and listed', async () => {
    const { status, body } = await ann.create({ ...QUICK, seats: seatsFor(3), public: true });
    expect(status).toBe(201);
    expect((await world.client().invitation(body.invite)).body).toMatchObject({
      by: '',
      colours: ['red', 'yellow', 'blue', 'green'],
    });
    expect(await code(ann.tell(body.id, 'start'))).toBe('creator-not-seated');
    expect((await ann.take(body.invite, 'red')).body.seats[0]).toMatchObject({ colour: 'red', you: true });
    expect(await code(ben.take(body.invite, 'red'))).toBe('colour-taken');
    expect(await code(ben.tell(body.id, 'start'))).toBe('not-the-creator');
    expect(await code(ben.tell(body.id, 'resign'))).toBe('not-seated');
    expect((await ben.take(body.invite, 'blue')).status).toBe(200);
    expect(await code(ann.record(body.id))).toBe('not-started');
    const list = await world.client().get<{ games: { id: string; by: string }[] }>('/api/games?open=1');
    expect(list.body.games).toMatchObject([{ id: body.id, by: 'Ann' }]);
    expect((await ben.tell(body.id, 'resign')).body.seats.filter(({ kind }) => kind === 'open')).toHaveLength(
      2,
    );
    expect((await ann.tell(body.id, 'start')).body.status).toBe('playing');
    // Asked again, it has started already.
    expect((await ann.tell(body.id, 'start')).status).toBe(200);
    expect(await code(eve.take(body.invite))).toBe('already-started');
  });

  it('has no more seats than it has', async () => {
    const { body } = await ann.create({ ...QUICK, seats: seatsFor(2) });
    expect((await ben.take(body.invite)).status).toBe(200);
    expect(await code(eve.take(body.invite))).toBe('seats-taken');
    await ann.tell(body.id, 'resign');
  });

  it('is cancelled by its creator, for everybody', async () => {
    const { body } = await ann.create({ ...QUICK, seats: seatsFor(2) });
    await ann.take(body.invite, 'red');
    expect((await ann.tell(body.id, 'resign')).body.status).toBe('cancelled');
    expect(await code(ann.tell(body.id, 'resign'))).toBe('cancelled');
    expect(await code(ann.tell(body.id, 'start'))).toBe('cancelled');
    expect(await code(eve.take(body.invite))).toBe('cancelled');
  });

  it('is not created out of what makes no game', async () => {
    expect(await code(ann.create({ preset: 'quick', rules: {}, seats: seatsFor(2) }))).toBe('bad-rules');
    expect(await code(ann.create({ seats: [{ who: 'open' }, { who: 'bot' }] }))).toBe('bad-seats');
  });

  it('is one too many for whoever is in fifty already', async () => {
    const [host, guest] = [await world.guest('Hoster'), await world.guest('Guest')];
    const { body } = await host.create({ ...QUICK, seats: seatsFor(2) });
    for (let game = 0; game < 50; game += 1) {
      expect((await guest.create({ ...QUICK, seats: seatsFor(2) })).status).toBe(201);
    }
    expect(await code(guest.create({ ...QUICK, seats: seatsFor(2) }))).toBe('too-many-games');
    expect(await code(guest.take(body.invite))).toBe('too-many-games');
  });
});

describe('a game that is played', { timeout: 30_000 }, () => {
  it('takes the decision of whoever is asked, and tells all others why not', async () => {
    const { id, view, acts, waits } = await started();
    const [move = ''] = view.legal;
    expect(await code(eve.move(id, view.ply, move))).toBe('not-seated');
    expect(await code(waits.move(id, view.ply, move))).toBe('not-your-decision');
    expect(await code(acts.move(id, view.ply, 'nonsense'))).toBe('illegal-move');
    expect(await code(acts.move(id, view.ply + 1, move))).toBe('ply-not-reached');
    expect((await acts.move(id, view.ply, move)).status).toBe(200);
    expect(await code(waits.move(id, view.ply, move))).toBe('ply-taken');
    expect(
      (await acts.call<View>('POST', `/api/games/${id}/moves?since=${view.ply}`, { ply: view.ply, move }))
        .body.plies[0],
    ).toBe(`${view.die}${move}`);
  });

  it('is rolled by hand where that was agreed', async () => {
    const { id, view, acts, waits } = await started({ ...QUICK, rolling: 'tap' });
    expect(view).toMatchObject({ die: null, legal: [] });
    expect(await code(eve.roll(id, 0))).toBe('not-seated');
    expect(await code(waits.roll(id, 0))).toBe('not-your-decision');
    expect(await code(acts.roll(id, 5))).toBe('ply-not-reached');
    expect((await acts.roll(id, 0)).status).toBe(200);
    await playOn([ann, ben], id, { until: ({ ply }) => ply > 4, settle: world.settle });
    expect([await code(ann.roll(id, 0)), await code(ben.roll(id, 0))]).toContain('ply-taken');
  });

  it('is rolled by the server where nothing else was agreed', async () => {
    const { id, view, acts } = await started();
    expect(await code(acts.roll(id, view.ply))).toBe('nothing-to-roll');
  });

  it('is left, seen, recorded and finished', async () => {
    const id = await seatEverybody([ann, ben, eve], QUICK);
    expect((await ann.seen(id, 1)).status).toBe(204);
    expect(
      await code(
        world
          .client()
          .signIn('Zoe')
          .then((zoe) => zoe.seen(id, 1)),
      ),
    ).toBe('not-seated');
    expect(
      await code(
        world
          .client()
          .signIn('Zoe')
          .then((zoe) => zoe.tell(id, 'seat')),
      ),
    ).toBe('not-seated');
    expect((await ann.tell(id, 'seat')).status).toBe(200);
    expect((await eve.tell(id, 'resign')).body.plies.join()).toContain('leaves');
    expect(await code(eve.tell(id, 'resign'))).toBe('not-in-play');
    const view = await playOn([ann, ben, eve], id, { settle: world.settle });
    expect(view.status).toBe('finished');
    expect(await code(ann.tell(id, 'resign'))).toBe('game-over');
    expect((await ann.record(id)).body.plies).toHaveLength(view.ply);
    const { headers } = await ann.view(id);
    expect((await ann.get(`/api/games/${id}`, { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(
      304,
    );
    expect((await ann.done()).body.games.map((done) => done.id)).toContain(id);
    await world.settle();
    expect((await ann.done()).body.games.map((done) => done.id)).toContain(id);
    expect((await ann.games()).status).toBe(200);
  });

  it('goes on without who is away, and gives the seat back', async () => {
    const { id } = await abandoned();
    const held = (await ann.view(id)).body;
    expect(held.toAct).toBeNull();
    expect(held.marks.missed.length).toBeGreaterThanOrEqual(6);
    expect(await code(ann.move(id, held.ply, 'L'))).toBe('was-held');
    expect(await code(ben.roll(id, held.ply + 100))).toBe('was-held');
    expect((await ben.tell(id, 'seat')).body.seats.some((seat) => seat.held)).toBe(false);
    const { body } = await ann.view(id);
    const acts = body.seats.some(({ you, colour }) => you && colour === body.toAct) ? ann : ben;
    const next = await acts.get<{ game: { id: string } | null }>('/api/me/next');
    expect(next.body.game).toMatchObject({ yours: true });
    expect((await world.client().get('/api/health')).body).toEqual({
      ok: true,
      version: '1.2.3',
      commit: 'abc',
    });
    expect((await world.client().get('/api/openapi.json')).body).toEqual(
      JSON.parse(JSON.stringify(description.document)),
    );
  });

  it('is unknown where there is none', async () => {
    expect(await code(ann.view(NO_GAME))).toBe('unknown-game');
    expect(await code(ann.record(NO_GAME))).toBe('unknown-game');
    expect(await code(ann.move(NO_GAME, 0, 'L'))).toBe('unknown-game');
    expect(await code(ann.roll(NO_GAME, 0))).toBe('unknown-game');
    expect(await code(ann.seen(NO_GAME, 0))).toBe('unknown-game');
    for (const what of ['start', 'resign', 'seat'] as const) {
      expect(await code(ann.tell(NO_GAME, what))).toBe('unknown-game');
    }
    expect(await code(ann.invitation(`${NO_GAME}.${NO_GAME}`))).toBe('unknown-invite');
    expect(await code(ann.take(`${NO_GAME}.${NO_GAME}`))).toBe('unknown-invite');
  });

  it('has no page that begins where none does', async () => {
    expect(await code(ann.get('/api/me/done?from=nowhere'))).toBe('bad-cursor');
    expect(await code(ann.get('/api/games?open=1&from=nowhere'))).toBe('bad-cursor');
  });

  it('is busy where others always write first', async () => {
    const waiting = (await ann.create({ ...QUICK, seats: seatsFor(2) })).body;
    const away = await abandoned();
    const game = await started();
    const tap = await started({ ...QUICK, rolling: 'tap' });
    store = { replaceGame: async () => false, createGame: async () => false };
    expect(await code(ann.create({ ...QUICK, seats: seatsFor(2) }))).toBe('busy');
    expect(await code(ann.take(waiting.invite))).toBe('busy');
    expect(await code(ann.tell(waiting.id, 'resign'))).toBe('busy');
    expect(await code(ann.tell(away.id, 'seat'))).toBe('busy');
    expect(await code(game.acts.move(game.id, game.view.ply, game.view.legal[0] ?? ''))).toBe('busy');
    expect(await code(tap.acts.roll(tap.id, 0))).toBe('busy');
    store = {};
    await ann.take(waiting.invite);
    store = { replaceGame: async () => false };
    expect(await code(ann.tell(waiting.id, 'start'))).toBe('busy');
  });
});

describe('the description', { timeout: 30_000 }, () => {
  it('has no answer that never came', () => {
    expect(description.missing).toEqual([]);
  });
});
