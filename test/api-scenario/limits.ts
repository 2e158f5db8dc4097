/** Rate limits, each in a world of its own. */

import { LIMITS, makeMailToken } from '@aeroplane/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestAuthenticator } from '../support/authenticator.ts';
import type { Answer, Client } from '../support/client.ts';
import { seatEverybody } from '../support/play.ts';
import { openWorld, PUSH_HOST, type World } from '../support/world.ts';
import { description, FIVE_MINUTES_MS, HOUR_MS, NO_GAME, QUICK, watch } from './scene.ts';

/** A network address that has sent no request yet. */
let places = 0;
let place = '';
const elsewhere = (): void => void (place = `198.51.100.${(places += 1)}`);

let limited: World;
let lookedMs = 0;

const NO_INVITE = `${NO_GAME}.${NO_GAME}`;

/** Repeats a request until it is refused, and returns the earlier statuses; the refusal must name a time to retry. */
async function untilRefused(ask: () => Promise<Answer<unknown>>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < 400; count += 1) {
    const { status, headers, problem } = await ask();
    if (status === 429) {
      expect(problem.code).toBe('too-often');
      expect(problem.retryAfter).toBeGreaterThan(0);
      expect(headers.get('Retry-After')).toBe(String(problem.retryAfter));
      return statuses;
    }
    statuses.push(status);
  }
  throw new Error('it may be done for ever');
}

const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

export function limits(): void {
  describe('a rate limit', { timeout: 30_000 }, () => {
    beforeEach(async () => {
      elsewhere();
      lookedMs = 0;
      limited = await openWorld({
        onExchange: watch,
        deps: { clientAddress: () => place, monotonicMs: () => lookedMs },
      });
    });
    afterEach(() => limited.close());

    it('counts new guests, by network address', async () => {
      const guest = (): Promise<Answer<unknown>> =>
        limited.client().call('POST', '/api/players', { name: 'Zoe' });
      expect(await untilRefused(guest)).toEqual(times(LIMITS.guest.burst, 200));
      elsewhere();
      const zoe = await limited.guest('Zoe');
      // A signed-in player creates no guest.
      for (let count = 0; count < LIMITS.guest.burst; count += 1)
        expect((await zoe.call('POST', '/api/players', { name: 'Zoe' })).status).toBe(200);
    });

    it.each(['GET', 'POST'])('counts tried codes by %s, right or wrong', async (method) => {
      const zoe = await limited.guest('Zoe');
      const { code } = (await zoe.call<{ code: string }>('POST', '/api/codes', {})).body;
      const wrong = () => limited.client().call(method, '/api/codes/0123456789');
      expect(await untilRefused(wrong)).toEqual(times(LIMITS['sign-in'].burst, 404));
      expect((await limited.client().call(method, `/api/codes/${code}`)).status).toBe(429);
      limited.skip(LIMITS['sign-in'].everyMs);
      expect((await limited.client().call(method, `/api/codes/${code}`)).status).toBe(200);
    });

    it('counts requests for passkeys and sign-ins, right or wrong, together with codes', async () => {
      const zoe = await limited.guest('Zoe');
      const { origin } = zoe;
      const device = new TestAuthenticator();
      const ask = (path: string, client = limited.client()) =>
        client.call<{ challenge: string }>('POST', `/api/passkeys/${path}`);
      const { challenge } = (await ask('creation', zoe)).body;
      const response = device.create({ origin, challenge });
      expect((await zoe.call('POST', '/api/passkeys', { name: 'Key', response })).status).toBe(201);
      const used = device.use({ origin, challenge: (await ask('request')).body.challenge });
      const signIn = (by: object) => limited.client().call('POST', '/api/passkeys/session', { response: by });
      const wrong = new TestAuthenticator().use({ origin, challenge });
      const { burst, everyMs } = LIMITS['sign-in'];
      expect(await untilRefused(() => signIn(wrong))).toEqual(times(burst - 1, 404));
      for (const refused of [() => ask('request'), () => signIn(used)])
        expect((await refused()).problem.code).toBe('too-often');
      expect((await limited.client().get('/api/codes/0123456789')).status).toBe(429);
      // Managing one's own passkeys does not count as a sign-in.
      expect((await ask('creation', zoe)).status).toBe(200);
      limited.skip(everyMs);
      // Refused requests have used nothing up.
      expect((await signIn(used)).status).toBe(200);
      elsewhere();
      expect(await untilRefused(() => ask('request'))).toEqual(times(burst, 200));
    });

    it('counts wrong invites and wrong links of emails together', async () => {
      const zoe = await limited.guest('Zoe');
      await zoe.call('PUT', '/api/me/mail', { address: 'zoe@example.org', afterHours: 4 });
      const player = await limited.core.store.readPlayer(zoe.player);
      const token = player?.mail === undefined ? '' : makeMailToken(player.id, player.mail);
      const { invite } = (await zoe.create({ ...QUICK, seats: [{ who: 'me' }, { who: 'open' }] })).body;
      const asks: readonly ((client: Client) => Promise<Answer<unknown>>)[] = [
        (client) => client.invitation(NO_INVITE),
        (client) => client.take(NO_INVITE),
        (client) => client.call('POST', '/api/me/mail/confirm', { token: NO_INVITE }),
        (client) => client.call('POST', `/api/me/mail/unsubscribe?token=${NO_INVITE}`),
      ];
      for (const ask of asks) {
        elsewhere();
        expect(await untilRefused(() => ask(zoe))).toEqual(times(LIMITS.guess.burst, 404));
        for (const other of asks) expect((await other(zoe)).status).toBe(429);
      }
      expect((await zoe.invitation(invite)).status).toBe(429);
      limited.skip(LIMITS.guess.everyMs);
      // Correct ones do not count.
      for (let count = 0; count < 3; count += 1) expect((await zoe.invitation(invite)).status).toBe(200);
      expect((await zoe.call('POST', '/api/me/mail/confirm', { token })).status).toBe(204);
    });

    it('counts started passkeys, by player, from any address', async () => {
      const [zoe, max] = [await limited.guest('Zoe'), await limited.guest('Max')];
      const begin = (client: Client) => {
        elsewhere();
        return client.call<{ challenge: string }>('POST', '/api/passkeys/creation');
      };
      const { origin } = zoe;
      const { challenge } = (await begin(zoe)).body;
      const { burst, everyMs } = LIMITS.passkey;
      expect(await untilRefused(() => begin(zoe))).toEqual(times(burst - 1, 200));
      expect((await begin(max)).status).toBe(200);
      // A passkey that was started earlier can still be saved.
      const response = new TestAuthenticator().create({ origin, challenge });
      expect((await zoe.call('POST', '/api/passkeys', { name: 'Key', response })).status).toBe(201);
      limited.skip(everyMs);
      expect((await begin(zoe)).status).toBe(200);
      expect((await begin(zoe)).status).toBe(429);
    });

    it('counts codes, test pushes and chat messages', async () => {
      const [zoe, max] = [await limited.guest('Zoe'), await limited.guest('Max')];
      const id = await seatEverybody([zoe, max], QUICK);
      const endpoint = `${PUSH_HOST}zoe`;
      const keys = {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      };
      expect((await zoe.call('PUT', '/api/me/push', { endpoint, keys })).status).toBe(200);
      expect(await untilRefused(() => zoe.call('POST', '/api/codes', {}))).toEqual(
        times(LIMITS.code.burst, 201),
      );
      expect(await untilRefused(() => zoe.call('POST', '/api/me/push/test'))).toEqual(
        times(LIMITS['push-test'].burst, 202),
      );
      const chat = (client: Client) => {
        // A seat may write only a few messages in the same millisecond.
        limited.skip(1);
        return client.call('POST', `/api/games/${id}/chat`, { text: 'Hello' });
      };
      expect(await untilRefused(() => chat(zoe))).toEqual(times(LIMITS.chat.burst, 201));
      expect((await chat(max)).status).toBe(201);
    });

    it('counts confirmation emails, by sender and by recipient', async () => {
      const ask = (client: Client, address: string) => {
        limited.skip(FIVE_MINUTES_MS);
        return client.call('PUT', '/api/me/mail', { address, afterHours: 4 });
      };
      let count = 0;
      const zoe = await limited.guest('Zoe');
      const sent = await untilRefused(() => ask(zoe, `zoe${(count += 1)}@example.org`));
      expect(sent.length).toBeGreaterThanOrEqual(LIMITS.mail.burst);
      const max = 'Max@example.org';
      const strangers = await untilRefused(async () => ask(await limited.guest('Zoe'), max));
      expect(strangers).toEqual(times(LIMITS['mail-to'].burst, 200));
      expect((await ask(await limited.guest('Zoe'), max.toLowerCase())).status).toBe(429);
      expect(limited.queue.take()).toHaveLength(sent.length + strangers.length);
      limited.skip(HOUR_MS);
      expect((await ask(await limited.guest('Zoe'), max)).status).toBe(200);
    });

    it('stops play at more than human speed', async () => {
      const [zoe, max] = [await limited.guest('Zoe'), await limited.guest('Max')];
      const id = await seatEverybody([zoe, max], QUICK);
      const statuses = await untilRefused(() => zoe.seen(id, 0));
      expect(new Set(statuses)).toEqual(new Set([204]));
      const writes = description.operations.filter((one) => one.startsWith('post /api/games/{id}/'));
      for (const write of writes) {
        const path = write.replace('post ', '').replace('{id}', id);
        expect((await zoe.call('POST', path, {})).problem.code, write).toBe('too-often');
      }
      expect((await zoe.view(id)).status).toBe(200);
      expect((await max.seen(id, 0)).status).toBe(204);
      lookedMs += 1_000;
      expect((await zoe.seen(id, 0)).status).toBe(204);
    });
  });
}
