/** Pushes as they reach a push service and its browsers. */

import { NotDelivered, NOTICE_KINDS, type NoticeKind, type PushTarget } from '@aeroplane/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPushCourier, type PushSettings } from '../src/push-courier.ts';
import { parsePushHosts } from '../src/push-hosts.ts';
import { pushPayload } from '../src/push-payload.ts';
import { generateVapidKeys } from '../src/vapid.ts';
import { startPushReceiver, type Answer, type PushReceiver } from './push-receiver.ts';
import { choice, GAME, NOW_MS, telling } from './tellings.ts';

const ORIGIN = 'https://aeroplane.example';
const keys = generateVapidKeys();
let receiver: PushReceiver;

beforeAll(async () => {
  receiver = await startPushReceiver(() => NOW_MS);
});
afterAll(() => receiver.close());

const courier = (more: Partial<PushSettings> = {}) =>
  createPushCourier({
    keys,
    subject: 'mailto:me@aeroplane.example',
    hosts: parsePushHosts(receiver.origin),
    origin: ORIGIN,
    nowMs: () => NOW_MS,
    ...more,
  });

async function failure(target: PushTarget, more: Partial<PushSettings> = {}): Promise<NotDelivered> {
  const error: unknown = await courier(more)
    .send(target, telling())
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof NotDelivered)) throw new Error('was delivered, or failed otherwise');
  return error;
}

/** An error may go into a log, without the endpoint, keys or text. */
function expectNoSecrets(error: Error, target: PushTarget): void {
  const all = [error.message, error.stack, JSON.stringify(error), String(error.cause)].join('\n');
  const secrets = [target.endpoint.slice(-22), target.p256dh, target.auth, keys.privateKey, GAME, 'Ann'];
  for (const secret of secrets) expect(all).not.toContain(secret);
}

describe('a push', () => {
  it('reaches the browser, encrypted', async () => {
    const { target } = receiver.subscribe(keys.publicKey);
    const what = telling({ choices: [choice(), choice({ move: 'L', from: null, to: 0 })] });
    expect(await courier().send(target, what)).toBe('sent');
    const [message, ...more] = receiver.messages(target);
    expect(more).toEqual([]);
    expect(JSON.parse(message?.text ?? '')).toEqual(pushPayload(what, ORIGIN, NOW_MS));
    expect(message?.vapid).toMatchObject({ aud: receiver.origin, sub: 'mailto:me@aeroplane.example' });
    expect(receiver.refused).toEqual([]);
  });

  it('of a test expires within a minute', async () => {
    const { target } = receiver.subscribe();
    expect(await courier().send(target, { kind: 'test', badge: 0 })).toBe('sent');
    expect(receiver.messages(target)).toMatchObject([{ ttl: 60, topic: 'test', urgency: 'high' }]);
  });

  const day = 86_400;
  it.each<[NoticeKind, number, string]>([
    ['decision', 31 * 3600, 'high'],
    ['reminder', 31 * 3600, 'high'],
    ['nudge', 31 * 3600, 'high'],
    ['took-over', 3 * day, 'normal'],
    ['finished', 3 * day, 'normal'],
    ['joined', 3 * day, 'normal'],
    ['started', 3 * day, 'normal'],
    ['rematch', 3 * day, 'normal'],
    ['chat', 3 * day, 'normal'],
  ])('of kind %s is kept for %i s, with urgency %s', async (kind, ttl, urgency) => {
    const { target } = receiver.subscribe();
    await courier().send(target, telling({ kind }));
    const topic = ['joined', 'started', 'nudge', 'rematch', 'chat'].includes(kind) ? `c${GAME}` : `g${GAME}`;
    expect(receiver.messages(target)).toMatchObject([{ ttl, urgency, topic }]);
  });

  it.each([
    ['a minute at least', 1000, 60],
    ['not at all when its time is over', -1000, 0],
    ['four weeks at most', 90 * day * 1000, 28 * day],
  ])('is kept %s', async (_, leftMs, ttl) => {
    const { target } = receiver.subscribe();
    await courier().send(target, telling({ deadlineAtMs: NOW_MS + leftMs }));
    expect(receiver.messages(target)).toMatchObject([{ ttl }]);
  });

  it('about a decision without a deadline is kept for three days', async () => {
    const { target } = receiver.subscribe();
    const { deadlineAtMs: _, ...endless } = telling();
    await courier().send(target, endless);
    expect(receiver.messages(target)).toMatchObject([{ ttl: 3 * day }]);
  });

  it('is encrypted anew each time', async () => {
    const bodies: unknown[] = [];
    const post: PushSettings['post'] = async (_, init) => {
      bodies.push(Buffer.from(init.body as Uint8Array).toString('base64url'));
      return new Response(null, { status: 201 });
    };
    const { target } = receiver.subscribe();
    for (const kind of NOTICE_KINDS) await courier({ post }).send(target, telling({ kind }));
    await courier({ post }).send(target, telling());
    expect(new Set(bodies).size).toBe(NOTICE_KINDS.length + 1);
  });
});

describe('a push service that answers', () => {
  it.each([200, 201, 202, 204])('%i has accepted the push', async (status) => {
    const { target } = receiver.subscribe();
    receiver.answerWith({ status }, target);
    expect(await courier().send(target, telling())).toBe('sent');
  });

  it.each([404, 410])('%i no longer knows the browser', async (status) => {
    const { target } = receiver.subscribe();
    receiver.answerWith({ status }, target);
    expect(await courier().send(target, telling())).toBe('gone');
  });

  it.each([400, 401, 403, 413, 429, 500, 502, 503])('%i may be tried again later', async (status) => {
    const { target } = receiver.subscribe();
    receiver.answerWith({ status }, target);
    const error = await failure(target);
    expect(error.message).toContain(String(status));
    expect(error.retryAfterMs).toBeUndefined();
    expectNoSecrets(error, target);
  });

  it.each([301, 302, 303, 307, 308])('%i is not followed', async (status) => {
    const elsewhere = receiver.subscribe();
    const { target } = receiver.subscribe();
    receiver.answerWith({ status, headers: { Location: elsewhere.target.endpoint } }, target);
    const error = await failure(target);
    expect(error.message).toContain(String(status));
    expect(receiver.messages(elsewhere.target)).toEqual([]);
    expectNoSecrets(error, target);
  });

  it.each<[string, string, number | undefined]>([
    ['seconds', '120', 120_000],
    ['a date', new Date(NOW_MS + 90_000).toUTCString(), 90_000],
    ['a date that is over', new Date(NOW_MS - 90_000).toUTCString(), 0],
    ['more than an hour', '86400', 3_600_000],
    ['something else', 'soon', undefined],
    ['nothing', '', undefined],
  ])('with Retry-After as %s is respected', async (_, header, retryAfterMs) => {
    const { target } = receiver.subscribe();
    const answer: Answer = { status: 429, headers: { 'Retry-After': header } };
    receiver.answerWith(answer, target);
    expect((await failure(target)).retryAfterMs).toBe(retryAfterMs);
  });

  it('never, is waited for until the time-out', async () => {
    const { target } = receiver.subscribe();
    receiver.answerWith('never', target);
    const error = await failure(target, { timeoutMs: 50 });
    expect(error.message).toContain('in time');
    expectNoSecrets(error, target);
  });

  it('nothing, as it is unreachable, may be tried again later', async () => {
    const gone = await startPushReceiver();
    const { target } = gone.subscribe();
    await gone.close();
    const error = await failure(target, { hosts: parsePushHosts(gone.origin) });
    expect(error.message).toContain('not reached');
    expectNoSecrets(error, target);
  });
});

describe('nothing is sent', () => {
  const refusing: PushSettings['post'] = () => Promise.reject(new Error('was sent'));

  it('to an endpoint of an unknown push service, which counts as gone', async () => {
    const { target } = receiver.subscribe();
    const hosts = parsePushHosts('fcm.googleapis.com');
    for (const endpoint of [target.endpoint, 'https://fcm.googleapis.com@evil.example/x', 'x']) {
      expect(await courier({ hosts, post: refusing }).send({ ...target, endpoint }, telling())).toBe('gone');
    }
    expect(receiver.messages(target)).toEqual([]);
  });

  it.each([
    ['no point', { p256dh: 'AAAA' }],
    ['not on the curve', { p256dh: `BA${'A'.repeat(85)}` }],
    ['no base64url', { p256dh: '!!!' }],
    ['empty', { p256dh: '' }],
    ['with a short secret', { auth: 'AAAA' }],
    ['without a secret', { auth: '' }],
  ])('to a target whose keys are %s, which counts as gone', async (_, broken) => {
    const { target } = receiver.subscribe();
    expect(await courier({ post: refusing }).send({ ...target, ...broken }, telling())).toBe('gone');
  });

  it('by a server whose own keys do not match', () => {
    const publicKey = generateVapidKeys().publicKey;
    expect(() => courier({ keys: { ...keys, publicKey } })).toThrow('VAPID');
  });
});

describe('the push service of the tests', () => {
  it('refuses a server that the browser did not subscribe with', async () => {
    const { target } = receiver.subscribe(generateVapidKeys().publicKey);
    expect((await failure(target)).message).toContain('403');
  });

  it('refuses a text encrypted for another browser', async () => {
    const [one, other] = [receiver.subscribe(), receiver.subscribe()];
    const mixed = { ...one.target, endpoint: other.target.endpoint };
    expect((await failure(mixed)).message).toContain('400');
    expect(receiver.messages(other.target)).toEqual([]);
  });

  it('refuses an expired signature', async () => {
    const { target } = receiver.subscribe();
    const error = await failure(target, { nowMs: () => NOW_MS - 13 * 3_600_000 });
    expect(error.message).toContain('400');
  });

  it('does not know an endpoint that it did not issue', async () => {
    const { target } = receiver.subscribe();
    const unknown = { ...target, endpoint: `${receiver.origin}/push/x` };
    expect(await courier().send(unknown, telling())).toBe('gone');
    expect(() => receiver.messages(unknown)).toThrow();
  });
});
