/** The bundled functions when something around them fails. */

import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { DELIVERY_ATTEMPTS } from '../../infra/contract.ts';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { createDynamoStore, Table } from '@aeroplane/table';
import type { Client } from '../support/client.ts';
import { playOn, seatEverybody, seatsFor } from '../support/play.ts';
import { counted, kindsTold, linesOf, subscribe } from './cloud-people.ts';
import { cfRequestOf } from './distribution.ts';
import { httpEvent, type HttpAnswer } from './events.ts';
import { VALUES } from './deployment.ts';
import { expectSilence } from './silence.ts';
import { startCloud, type SmallCloud } from './small-cloud.ts';

const HOUR_MS = 3_600_000;

let cloud: SmallCloud;
beforeAll(async () => {
  cloud = await startCloud(inject('deployment'));
});
afterAll(() => cloud.close());
afterEach(() => cloud.browsers.answerWith({ status: 201 }));

describe('the bundled functions', { timeout: 120_000 }, () => {
  it.each([
    ['api', '/api/health', 200],
    ['passkeys', '/api/passkeys', 401],
    ['preview', '/g/0123456789abcdef', 200],
  ] as const)('answer nobody but the distribution: %s', async (name, path, status) => {
    const request = cfRequestOf(new Request(`${cloud.origin}${path}`));
    const event = (secret?: string) =>
      httpEvent(
        {
          host: 'api.example',
          request: {
            ...request,
            headers: {
              ...request.headers,
              ...(secret !== undefined && { 'x-origin-secret': { value: secret } }),
            },
          },
        },
        '',
      );
    const statusOf = async (secret?: string): Promise<number> =>
      ((await cloud.invoke(name, event(secret))) as HttpAnswer).statusCode;
    expect(await statusOf()).toBe(403);
    expect(await statusOf('0c'.repeat(16))).toBe(403);
    // The current secret, and the one before the change.
    expect(await statusOf('0a'.repeat(16))).toBe(status);
    expect(await statusOf('0b'.repeat(16))).toBe(status);
  });

  it('retry a push with growing pauses, and give it up in the end', async () => {
    const ann = await cloud.guest('Ann');
    const phone = await subscribe(cloud, ann);
    cloud.browsers.answerWith({ status: 503 }, phone.target);
    await ann.call('POST', '/api/me/push/test');
    for (let attempt = 1; attempt <= DELIVERY_ATTEMPTS; attempt += 1) {
      await cloud.settle();
      const tried = linesOf(cloud.log()).filter(({ type }) => type === 'push-test');
      expect(tried).toHaveLength(attempt);
      expect(tried.at(-1)?.['level']).toBe(attempt < DELIVERY_ATTEMPTS ? 'warn' : 'error');
      // A second before the pause ends, nothing is retried.
      const pauseMs = attempt < DELIVERY_ATTEMPTS ? 4 ** (attempt - 1) * 1000 : HOUR_MS;
      cloud.skip(pauseMs - 900);
      await cloud.settle();
      cloud.skip(1_000);
    }
    await cloud.settle();
    expect(cloud.queues.push.dead.map((body) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({ type: 'push-test', player: ann.player }),
    ]);
    expect(cloud.queues.push.size).toBe(0);
    expect(cloud.log()).not.toContain(phone.target.endpoint);
  });

  it('deliver the neighbours of an unreadable message, which becomes a dead letter', async () => {
    const ann = await cloud.guest('Ann');
    const phone = await subscribe(cloud, ann);
    const unreadable = ['{"planted-words', 'null', '{"type":"push-test"}'];
    for (const body of unreadable) cloud.queues.push.send(body);
    await ann.call('POST', '/api/me/push/test');
    await cloud.settle();
    expect(kindsTold(cloud, phone)).toEqual(['test']);
    const lines = linesOf(cloud.log()).filter(({ message }) => message === 'a message cannot be read');
    expect(lines).toHaveLength(unreadable.length);
    expect(lines[0]).toMatchObject({ level: 'error', function: 'push' });
    for (let attempt = 0; attempt < DELIVERY_ATTEMPTS; attempt += 1) {
      cloud.skip(HOUR_MS);
      await cloud.settle();
    }
    expect(cloud.queues.push.dead.slice(-unreadable.length)).toEqual(unreadable);
    expect(cloud.queues.push.size).toBe(0);
    expect(cloud.log()).not.toContain('planted-words');
  });

  it('log the game that could not be woken, and wake the others', async () => {
    const [ann, ben] = [await cloud.guest('Ann'), await cloud.guest('Ben')];
    const id = await seatEverybody([ann, ben], { preset: 'quick', turnTime: '5m' });
    await cloud.settle();
    const { ply } = (await ann.view(id)).body;
    const store = createDynamoStore(new Table({ client: cloud.table.client, name: VALUES.TableName }));
    const game = await store.readSecretGame(id);
    if (game === undefined) throw new Error('the game is gone');
    const broken = { ...game, id: 'broken'.padEnd(16, '_'), log: Uint8Array.of(251), wakeAtMs: 1 };
    await store.createGame(broken);
    cloud.skip(HOUR_MS);
    await expect(cloud.sweep()).rejects.toThrow(broken.id);
    expect((await ann.view(id)).body.ply).toBeGreaterThan(ply);
    const lines = linesOf(cloud.log()).filter(({ message }) => message === 'the sweep failed');
    expect(lines).toEqual([expect.objectContaining({ level: 'error', function: 'sweep', game: broken.id })]);
    await cloud.table.client.send(
      new DeleteItemCommand({
        TableName: VALUES.TableName,
        Key: { pk: { S: `GAME#${broken.id}` }, sk: { S: 'GAME' } },
      }),
    );
  });

  it('follow up a change once the table answers again', async () => {
    const [ann, ben] = [await cloud.guest('Ann'), await cloud.guest('Ben')];
    const phone = await subscribe(cloud, ann);
    const created = await ann.create({ preset: 'quick', seats: seatsFor(2) });
    await ann.take(created.body.invite);
    await cloud.settle();
    await ben.take(created.body.invite);
    const [record] = cloud.table.takeRecords().filter(({ dynamodb }) => dynamodb.Keys.sk.S === 'GAME');
    cloud.gates.dynamodb.breakDown(true);
    expect(await cloud.invoke('stream', { Records: [record] })).toEqual({
      batchItemFailures: [{ itemIdentifier: record?.dynamodb.SequenceNumber }],
    });
    cloud.gates.dynamodb.breakDown(false);
    expect(await cloud.invoke('stream', { Records: [record] })).toEqual({ batchItemFailures: [] });
    await cloud.settle();
    expect(kindsTold(cloud, phone)).not.toEqual([]);
    const failed = linesOf(cloud.log()).find(({ message }) => message === 'a change was not followed up');
    expect(failed).toMatchObject({ level: 'error', function: 'stream', game: created.body.id });
  });

  it('report a fault with a request id that is also in the log', async () => {
    const ann = await cloud.guest('Ann');
    const before = counted(cloud, 'Faults');
    cloud.gates.dynamodb.breakDown(true);
    const answer = await ann.games();
    cloud.gates.dynamodb.breakDown(false);
    expect(answer.status).toBe(503);
    const requestId = answer.headers.get('x-request-id');
    expect(linesOf(cloud.log()).find(({ message }) => message === 'fault')).toMatchObject({ requestId });
    expect(counted(cloud, 'Faults')).toBe(before + 1);
  });

  it('reveal no secret in the log of any fault', async () => {
    const [ann, ben] = [await cloud.guest('Ann'), await cloud.guest('Ben')];
    const phone = await subscribe(cloud, ann);
    const { body: waiting } = await ann.create({ preset: 'quick', seats: seatsFor(2) });
    const { body: created } = await ann.create({ preset: 'quick', seats: seatsFor(2) });
    for (const person of [ann, ben]) await person.take(created.invite);
    await ann.take(waiting.invite);
    await cloud.settle();
    const { id } = created;
    const view = await playOn([ann, ben], id, {
      settle: () => cloud.settle(),
      until: ({ legal }) => legal.length > 0,
    });
    const records = cloud.table.takeRecords();
    const colourOf = async (person: Client) =>
      (await person.view(id)).body.seats.find(({ you }) => you)?.colour;
    const [decider, other] = (await colourOf(ann)) === view.toAct ? [ann, ben] : [ben, ann];
    const names = ['api', 'passkeys', 'preview', 'stream', 'sweep'];
    const errorsOf = () => {
      const errors = linesOf(cloud.log()).filter(({ level }) => level === 'error');
      return names.map((name) => errors.filter((line) => line.function === name).length);
    };
    const before = errorsOf();

    // Everything that handles secrets, while the table does not answer.
    cloud.gates.dynamodb.breakDown(true);
    const asked = [
      await decider.move(id, view.ply, view.legal[0] ?? ''),
      await decider.roll(id, view.ply),
      await ben.take(waiting.invite, undefined, '5'.repeat(32)),
      await other.call('POST', `/api/games/${id}/chat`, { text: 'planted-words' }),
      await ann.call('PUT', '/api/me/mail', { address: 'planted@example.org', afterHours: 1 }),
      await ann.call('PUT', '/api/me/push', phone.json),
      await ann.call('POST', '/api/codes'),
      await cloud.client().get('/api/codes/PLANTEDCODE'),
      await ann.call('POST', '/api/passkeys/creation'),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 503));
    await cloud.open(`/i/${waiting.invite}`);
    await cloud.open(`/g/${id}/board.png`);
    await expect(cloud.sweep()).rejects.toThrow();
    await cloud.invoke('stream', { Records: records });
    cloud.gates.dynamodb.breakDown(false);

    // The same while the queues refuse messages.
    cloud.gates.sqs.breakDown(true);
    const unsent = await ann.call('POST', '/api/me/push/test');
    expect(unsent.status).toBeGreaterThanOrEqual(500);
    // Ann already has a seat there, and is due the notice of its start.
    expect((await ben.take(waiting.invite)).status).toBe(200);
    const failed = await cloud.invoke('stream', { Records: cloud.table.takeRecords() });
    expect(failed).toMatchObject({ batchItemFailures: [expect.anything()] });
    cloud.gates.sqs.breakDown(false);

    // Each of them logged something.
    const quiet = names.filter((_, at) => (errorsOf()[at] ?? 0) <= (before[at] ?? 0));
    expect(quiet).toEqual([]);
    const [, secret = ''] = waiting.invite.split('.');
    await expectSilence(
      cloud,
      id,
      [ann, ben],
      [secret, 'planted', 'PLANTED', phone.target.endpoint, phone.json.keys.auth],
    );
  });
});
