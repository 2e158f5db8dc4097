/**
 * Tokens that work once or for a limited time: hand-over codes, passkey challenges and links of emails. Each is used
 * again, by many at once, and too late.
 */

import { makeMailToken } from '@aeroplane/core';
import { TestAuthenticator } from '../support/authenticator.ts';
import type { Client } from '../support/client.ts';
import type { World } from '../support/world.ts';

export interface OnceResult {
  readonly requests: number;
  /** Tokens accepted although they were used up or expired, or refused although they were valid. */
  readonly changed: readonly string[];
}

const DEVICES = 20;
const MINUTE_MS = 60_000;
const KEYS = '/api/passkeys';

class Once {
  readonly #world: World;
  requests = 0;
  readonly changed: string[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  async #ask<T>(client: Client, method: string, path: string, body?: object) {
    this.requests += 1;
    return client.call<T>(method, path, body);
  }

  /** Notes a difference between actual and expected statuses. */
  #hold(what: string, statuses: readonly number[], expected: readonly number[]): void {
    if (statuses.toSorted().join() !== expected.toSorted().join())
      this.changed.push(`${what}: ${statuses.join()} and not ${expected.join()}`);
  }

  /** Uses the same token from many devices at once, and once afterwards: exactly one may succeed. */
  async #byMany(what: string, use: () => Promise<number>): Promise<void> {
    const answers = await Promise.all(Array.from({ length: DEVICES }, use));
    answers.push(await use());
    const used = answers.filter((status) => status < 300).length;
    if (used !== 1) this.changed.push(`${what}: used ${used} times`);
  }

  /** Hand-over codes: short ones, and those of an app being installed. */
  async codes(): Promise<void> {
    const zoe = await this.#world.guest('Zoe');
    const use = async (code: string): Promise<number> =>
      (await this.#ask(this.#world.client(), 'POST', `/api/codes/${code}`)).status;
    for (const [install, lastsMs] of [
      [false, 10 * MINUTE_MS],
      [true, 24 * 60 * MINUTE_MS],
    ] as const) {
      const make = async (): Promise<string> =>
        (await this.#ask<{ code: string }>(zoe, 'POST', '/api/codes', { install })).body.code;
      const code = await make();
      await this.#byMany(`a code (installing: ${install})`, () => use(code));
      const late = await make();
      this.#world.skip(lastsMs);
      this.#hold('a code that is too old', [await use(late), await use(code)], [404, 404]);
    }
  }

  async #challenge(client: Client, path: 'creation' | 'request'): Promise<string> {
    return (await this.#ask<{ challenge: string }>(client, 'POST', `${KEYS}/${path}`)).body.challenge;
  }

  /** Challenges for creating passkeys and for signing in, and copied answers of authenticators. */
  async challenges(): Promise<void> {
    const [yan, zoe] = [await this.#world.guest('Yan'), await this.#world.guest('Zoe')];
    const { origin } = zoe;
    const make = async (challenge: string, client = zoe): Promise<number> => {
      const response = new TestAuthenticator().create({ origin, challenge });
      return (await this.#ask(client, 'POST', KEYS, { name: 'Key', response })).status;
    };
    const given = await this.#challenge(zoe, 'creation');
    await this.#byMany('a challenge for a new passkey', () => make(given));
    const ofYan = await this.#challenge(yan, 'creation');
    const wrong = [await make(ofYan), await make(await this.#challenge(zoe, 'request'))];
    this.#hold('a challenge for another, or for something else', wrong, [404, 404]);

    const device = new TestAuthenticator();
    const challenge = await this.#challenge(zoe, 'creation');
    const response = device.create({ origin, challenge });
    this.#hold('a passkey', [(await this.#ask(zoe, 'POST', KEYS, { name: 'Key', response })).status], [201]);
    const signIn = async (answer: object): Promise<number> =>
      (await this.#ask(this.#world.client(), 'POST', `${KEYS}/session`, { response: answer })).status;
    const use = async (path: 'creation' | 'request', client = zoe) =>
      device.use({ origin, challenge: await this.#challenge(client, path) });
    const copied = await use('request');
    await this.#byMany('an answer of an authenticator', () => signIn(copied));
    this.#hold('a challenge for something else', [await signIn(await use('creation'))], [404]);
    const late = [await use('request'), await this.#challenge(zoe, 'creation')] as const;
    this.#world.skip(10 * MINUTE_MS);
    this.#hold('challenges that are too old', [await signIn(late[0]), await make(late[1])], [404, 404]);
    this.#hold('an answer that was used', [await signIn(copied)], [404]);
  }

  /** Links of emails: they expire when the address is removed or changed, and unsubscribing works once. */
  async mails(): Promise<void> {
    const zoe = await this.#world.guest('Zoe');
    const set = async (address: string): Promise<string> => {
      // Emails to one player are at least this far apart.
      this.#world.skip(15 * MINUTE_MS);
      await this.#ask(zoe, 'PUT', '/api/me/mail', { address, afterHours: 4 });
      const player = await this.#world.core.store.readPlayer(zoe.player);
      return player?.mail === undefined ? '' : makeMailToken(player.id, player.mail);
    };
    const confirm = async (token: string): Promise<number> =>
      (await this.#ask(this.#world.client(), 'POST', '/api/me/mail/confirm', { token })).status;
    const end = async (token: string): Promise<number> =>
      (await this.#ask(this.#world.client(), 'POST', `/api/me/mail/unsubscribe?token=${token}`)).status;
    const isConfirmed = async (): Promise<boolean | undefined> =>
      (await this.#ask<{ confirmed?: boolean }>(zoe, 'GET', '/api/me/mail')).body.confirmed;

    const first = await set('zoe@example.org');
    const second = await set('zoe@example.net');
    this.#hold('a link to an address that was changed', [await confirm(first), await end(first)], [404, 404]);
    if ((await isConfirmed()) !== false) this.changed.push('an address was confirmed by the link of another');
    // Mail programs open links before people do: a second use gives the same answer.
    this.#hold('a link', [await confirm(second), await confirm(second)], [204, 204]);
    if ((await isConfirmed()) !== true) this.changed.push('an address was not confirmed by its link');
    this.#hold('a link that ends mails', [await end(second), await end(second)], [204, 404]);
    this.#hold('a link to an address that was given up', [await confirm(second)], [404]);
    const third = await set('zoe@example.net');
    this.#hold('a link of before', [await confirm(second), await end(second)], [404, 404]);
    this.#hold('a link', [await end(third)], [204]);
  }
}

/** Uses all of them in the given world. */
export async function once(world: World): Promise<OnceResult> {
  const one = new Once(world);
  await one.codes();
  await one.challenges();
  await one.mails();
  return { requests: one.requests, changed: one.changed };
}
