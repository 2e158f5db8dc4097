/** What the bundled functions do where something around them fails. */

import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { DELIVERY_ATTEMPTS } from '../../infra/contract.ts';
import { seatsFor } from '../support/play.ts';
import { counted, kindsTold, linesOf, subscribe } from './cloud-people.ts';
import { cfRequestOf } from './distribution.ts';
import { httpEvent, type HttpAnswer } from './events.ts';
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
  ] as const)('answer the distribution alone, as does %s', async (name, path, status) => {
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
    // The secret of now and the one from before it was changed.
    expect(await statusOf('0a'.repeat(16))).toBe(status);
    expect(await statusOf('0b'.repeat(16))).toBe(status);
  });

  it('try a push again with growing pauses, and give it up in the end', async () => {
    const ann = await cloud.guest('Ann');
    const phone = await subscribe(cloud, ann);
    cloud.browsers.answerWith({ status: 503 }, phone.target);
    await ann.call('POST', '/api/me/push/test');
    for (let attempt = 1; attempt <= DELIVERY_ATTEMPTS; attempt += 1) {
      await cloud.settle();
      const tried = linesOf(cloud.log()).filter(({ type }) => type === 'push-test');
      expect(tried).toHaveLength(attempt);
      expect(tried.at(-1)?.['level']).toBe(attempt < DELIVERY_ATTEMPTS ? 'warn' : 'error');
      // A second less than the pause: nothing is tried.
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

  it('tell a fault by a request id that the log has too', async () => {
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
});
