/** The bundled functions play a whole game, with notices and a missed decision, on the template's table. */

import type { View } from '@aeroplane/api';
import { createDynamoStore, Table } from '@aeroplane/table';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { TestAuthenticator } from '../support/authenticator.ts';
import { playOn, seatEverybody, seatsFor } from '../support/play.ts';
import { FUNCTIONS, functionName } from '../../infra/contract.ts';
import { counted, kindsTold, linesOf, subscribe } from './cloud-people.ts';
import { STAGE, VALUES } from './deployment.ts';
import { statementsOfFunction } from './policy.ts';
import { expectSilence } from './silence.ts';
import { startCloud, type SmallCloud } from './small-cloud.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let cloud: SmallCloud;
beforeAll(async () => {
  cloud = await startCloud(inject('deployment'));
});
afterAll(() => cloud.close());

const [keys, formerKeys] = inject('deployment').vapidKeys;

const colourOf = ({ seats }: View): string | null | undefined => seats.find(({ you }) => you)?.colour;

describe('the bundled functions', { timeout: 240_000 }, () => {
  it('play a whole game with notices and a missed decision', async () => {
    const [ann, ben] = [await cloud.guest('Ann'), await cloud.guest('Ben')];
    expect(ann.cookie).toMatch(/^__Host-session=/);
    // Ben's browser subscribed before the server keys changed.
    const annsPhone = await subscribe(cloud, ann, keys?.publicKey);
    const bensPhone = await subscribe(cloud, ben, formerKeys?.publicKey);
    for (const person of [ann, ben]) await person.call('POST', '/api/me/push/test');
    await cloud.settle();
    for (const phone of [annsPhone, bensPhone]) expect(kindsTold(cloud, phone)).toEqual(['test']);

    const id = await seatEverybody([ann, ben], { preset: 'quick', turnTime: '5m', seats: seatsFor(2, 1) });
    await cloud.settle();
    let submits = 0;
    const settle = () => cloud.settle();
    const afterEach = (): Promise<void> => {
      submits += 1;
      return cloud.settle();
    };
    const somebodyWasAsked = (): boolean =>
      [annsPhone, bensPhone].some((phone) => kindsTold(cloud, phone).includes('decision'));
    const begun = await playOn([ann, ben], id, {
      settle,
      afterEach,
      until: ({ toAct }) => toAct !== null && somebodyWasAsked(),
    });
    expect(begun.status).toBe('playing');

    // Nobody moves: a reminder comes first, then the bot plays.
    const late = begun.toAct === colourOf(begun) ? annsPhone : bensPhone;
    cloud.skip(4.2 * MINUTE_MS);
    await cloud.sweep();
    expect(kindsTold(cloud, late).at(-1)).toBe('reminder');
    cloud.skip(MINUTE_MS);
    await cloud.sweep();
    expect((await ann.view(id)).body.ply).toBeGreaterThan(begun.ply);

    const ended = await playOn([ann, ben], id, { settle, afterEach });
    expect(ended.status).toBe('finished');
    await cloud.settle();
    expect((await ann.record(id)).body.marks.missed).toHaveLength(1);
    for (const person of [ann, ben]) {
      expect((await person.done()).body.games.map(({ id: game }) => game)).toEqual([id]);
    }

    const pushes = [annsPhone, bensPhone].flatMap((phone) => kindsTold(cloud, phone));
    expect(pushes.filter((kind) => kind === 'finished').length).toBeGreaterThan(0);
    expect(counted(cloud, 'Moves')).toBe(submits);
    expect(counted(cloud, 'Misses')).toBe(1);
    expect(counted(cloud, 'Notices')).toBe(pushes.length);
    expect(counted(cloud, 'SweeperLag')).toBeGreaterThan(0);
    expect(counted(cloud, 'Faults')).toBe(0);

    const requests = linesOf(cloud.log()).filter(({ message }) => message === 'request');
    const moves = requests.filter(({ route }) => route === '/api/games/:id/moves');
    expect(moves).toHaveLength(submits);
    expect(
      moves.every(({ game, requestId }) => game === id && String(requestId).startsWith('request-')),
    ).toBe(true);
    expect(requests.some(({ method, status }) => method === 'GET' && Number(status) < 400)).toBe(false);
    expect(cloud.log()).not.toContain(`/api/games/${id}`);
    await expectSilence(cloud, id, [ann, ben]);

    expect(cloud.deadRecords).toEqual([]);
  });

  it('count a repeated move or roll once', async () => {
    const [ann, ben] = [await cloud.guest('Ann'), await cloud.guest('Ben')];
    const id = await seatEverybody([ann, ben], { preset: 'quick', rolling: 'tap' });
    await cloud.settle();
    const before = counted(cloud, 'Moves');
    let submits = 0;
    while (submits < 10) {
      for (const person of [ann, ben]) {
        const { body: view } = await person.view(id);
        const { ply, die, legal } = view;
        if (view.toAct !== colourOf(view)) continue;
        submits += 1;
        for (let time = 1; time <= 2; time += 1) {
          const answer = await (die === null ? person.roll(id, ply) : person.move(id, ply, legal[0] ?? ''));
          expect(answer.status, answer.text).toBe(200);
        }
      }
    }
    await cloud.settle();
    expect(counted(cloud, 'Moves') - before).toBe(submits);
  });

  it('send emails: one to confirm the address, and one about waiting games', async () => {
    const [ann, ben] = [await cloud.guest('Ann'), await cloud.guest('Ben')];
    cloud.mails.refuseWith(450);
    await ann.call('PUT', '/api/me/mail', { address: 'ann@example.org', afterHours: 1 });
    await cloud.settle();
    expect(cloud.mails.mails).toHaveLength(0);
    cloud.mails.refuseWith(undefined);
    cloud.skip(2_000);
    await cloud.settle();
    const [asked] = cloud.mails.mails;
    const [, token = ''] = /mail\/confirm#(\S+)/.exec(asked?.text ?? '') ?? [];
    const confirmed = await ann.call('POST', '/api/me/mail/confirm', { token: decodeURIComponent(token) });
    expect(confirmed.status, confirmed.text).toBe(204);
    expect(cloud.log()).not.toContain(token);

    const id = await seatEverybody([ann, ben], { preset: 'classic', turnTime: '24h' });
    const annsColour = colourOf((await ann.view(id)).body);
    await playOn([ann, ben], id, {
      settle: () => cloud.settle(),
      until: ({ toAct }) => toAct === annsColour,
    });
    await cloud.settle();
    // After the reminder, which comes whether or not Ann has seen her decision.
    cloud.skip(20 * HOUR_MS);
    await cloud.sweep();
    cloud.skip(2 * HOUR_MS);
    await cloud.sweep();
    const digest = cloud.mails.mails.at(-1);
    expect(digest?.to).toEqual(['ann@example.org']);
    expect(digest?.text).toContain(`${cloud.origin}/g/${id}`);

    // No push is due to anybody here, so the stream itself moves the finished game into their lists.
    expect((await ann.call('POST', `/api/games/${id}/resign`)).status).toBe(200);
    await cloud.settle();
    for (const person of [ann, ben]) {
      expect((await person.done()).body.games.map(({ id: game }) => game)).toEqual([id]);
    }
  });

  it('show the lobby, remove devices, and drop expired games', async () => {
    const ann = await cloud.guest('Ann');
    const { body: created } = await ann.create({ preset: 'quick', seats: seatsFor(2), public: true });
    await ann.take(created.invite);
    const { body: open } = await cloud.client().get<{ games: { id: string }[] }>('/api/games?open=1');
    expect(open.games.map(({ id }) => id)).toContain(created.id);

    const phone = await subscribe(cloud, ann);
    cloud.browsers.answerWith({ status: 503 }, phone.target);
    await ann.call('POST', '/api/me/push/test');
    await cloud.settle();
    cloud.browsers.answerWith({ status: 410 }, phone.target);
    cloud.skip(2_000);
    await cloud.settle();
    expect((await ann.get<{ id: string | null }>('/api/me/push')).body.id).toBe(null);
    await subscribe(cloud, ann);
    expect((await ann.call('DELETE', '/api/me/push')).status).toBe(204);
  });

  it('sign a player in by a passkey, which merges a guest’s seats', async () => {
    const [ann, guest, ben] = [
      await cloud.guest('Ann'),
      await cloud.guest('Guest'),
      await cloud.guest('Ben'),
    ];
    const id = await seatEverybody([guest, ben], { preset: 'quick' });
    const { origin } = cloud;
    const device = new TestAuthenticator();
    const challengeFor = async (client: Client, path: string): Promise<string> =>
      (await client.call<{ challenge: string }>('POST', `/api/passkeys/${path}`)).body.challenge;
    const created = device.create({ origin, challenge: await challengeFor(ann, 'creation') });
    expect((await ann.call('POST', '/api/passkeys', { name: 'Phone', response: created })).status).toBe(201);
    const response = device.use({ origin, challenge: await challengeFor(guest, 'request') });
    const signedIn = await guest.call<{ id: string }>('POST', '/api/passkeys/session', { response });
    expect(signedIn.body.id).toBe(ann.player);
    expect((await guest.view(id)).body.seats.find(({ you }) => you)).toMatchObject({ name: 'Ann' });
    for (const secret of [device.id, created.response.clientDataJSON])
      expect(cloud.log()).not.toContain(secret);
  });

  it('delete a player, even after an interruption, and notify the operator of reports', async () => {
    const [ann, ben] = [await cloud.guest('Zaphira'), await cloud.guest('Ben')];
    await subscribe(cloud, ben, keys?.publicKey);
    const { body: waiting } = await ben.create({ preset: 'quick', seats: seatsFor(3) });
    await ben.take(waiting.invite);
    await ann.take(waiting.invite);
    // Ben is notified that she joined, which leaves a trace in his list.
    await cloud.settle();
    const id = await seatEverybody([ann, ben], { preset: 'quick' });
    await ann.call('POST', `/api/games/${id}/chat`, { text: 'planted-words' });
    const colour = colourOf((await ben.view(id)).body);
    const other = (await ben.view(id)).body.seats.find(
      (seat) => seat.colour !== colour && seat.name !== null,
    );
    await ben.call('POST', '/api/reports', { game: id, colour: other?.colour, reason: 'planted-reason' });
    expect(counted(cloud, 'Reports')).toBe(1);
    expect(cloud.log()).not.toContain('planted');

    // The function that she called died right after it had marked her for deletion.
    const store = createDynamoStore(new Table({ client: cloud.table.client, name: VALUES.TableName }));
    const { version = 0 } = (await store.readPlayer(ann.player)) ?? {};
    await store.replacePlayer({
      id: ann.player,
      version: version + 1,
      name: '',
      vacations: [],
      silenced: { push: [], mail: [] },
      wakeAtMs: 1,
      deletingSinceMs: 1,
    });
    await cloud.sweep();
    expect(await store.readPlayer(ann.player)).toBeUndefined();
    expect((await ben.view(id)).body.seats.find(({ you }) => !you)).toMatchObject({ name: null, held: true });
    expect(JSON.stringify(await store.memberships(ben.player))).not.toContain(ann.player);
    const max = await cloud.guest('Max');
    expect((await max.call('DELETE', '/api/me')).status).toBe(204);
  });

  it('have all permissions that they need, and none that they never use', async () => {
    const { sst } = inject('deployment');
    const said = (by: string, action: string, resource: string) => `${by} ${action} ${resource}`;
    // Links are also opened by newcomers.
    await cloud.open('/g/0123456789abcdef');
    const asked = Object.values(cloud.gates).flatMap((gate) => gate.asked);
    const used = new Set(asked.map(({ by, action, resource }) => said(by, action, resource)));
    const unused = FUNCTIONS.flatMap((name) =>
      statementsOfFunction(sst, functionName(STAGE, name)).flatMap(({ actions, resources }) =>
        actions.flatMap((action) => resources.map((resource) => said(name, action, resource))),
      ),
    ).filter((one) => !used.has(one));
    // Permissions that Lambda itself uses in a function's name: reading the stream, receiving messages, writing the
    // log.
    const byLambda =
      /dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams) |sqs:(ReceiveMessage|DeleteMessage|GetQueueAttributes) |sqs:SendMessage \S+stream-dead|logs:/;
    expect(unused.filter((one) => !byLambda.test(one))).toEqual([]);
    for (const gate of Object.values(cloud.gates)) expect(gate.refused).toEqual([]);
  });
});
