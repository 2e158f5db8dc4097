/**
 * The attacks: every role on every route, thousands of bad requests, many guests for one seat, tokens used twice or too
 * late, and pushes led to private addresses. All must fail without a change in the table or a leaked secret.
 */

import fc from 'fast-check';
import { outward } from '../../packages/delivery/test/outward.ts';
import { seatsFor } from '../support/play.ts';
import { properBody } from './bodies.ts';
import { refusedWith, ROLES, WHOSE, type Role } from './matrix.ts';
import { once } from './once.ts';
import { addressOf, badRequests, type BadRequest } from './requests.ts';
import { openAttacked, type Scene } from './scene.ts';

export interface AttackResult {
  readonly requests: number;
  /** Answers of 5xx, and unexpected errors. */
  readonly serverErrors: readonly string[];
  /** Requests that should have been refused and were not, and changes in the table. */
  readonly changed: readonly string[];
  /** Secrets in answers, and answers that contradict the API description. */
  readonly leaks: readonly string[];
}

const AT_ONCE = 16;
const CHUNK = 500;
const JOINERS = 100;

class Attack {
  readonly #scene: Scene;
  requests = 0;
  readonly serverErrors: string[] = [];
  readonly changed: string[] = [];
  readonly leaks: string[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Sends a request, checks what must hold of every answer, and returns the status. */
  async #send({ role, method, path, headers, body }: BadRequest): Promise<number> {
    const { world, description, clients, secrets } = this.#scene;
    const url = `${clients.owner.origin}${path}`;
    const request = new Request(url, { method, headers, ...(body !== undefined && { body }) });
    this.requests += 1;
    const answer = await world.app.fetch(request);
    const text = await answer.text();
    const { status } = answer;
    const what = `${role}: ${method} ${path.slice(0, 120)} ${body?.slice(0, 120) ?? ''}: ${status} ${text.slice(0, 200)}`;
    if (status >= 500) this.serverErrors.push(what);
    const wrong = description.wrongIn({
      method,
      path: new URL(url).pathname,
      status,
      headers: answer.headers,
      text,
    });
    if (wrong !== undefined) this.leaks.push(`${what}: ${wrong}`);
    const sent = `${text}\n${[...answer.headers].join('\n')}`;
    for (const name of secrets.in(sent)) this.leaks.push(`${what}: holds the ${name}`);
    return status;
  }

  #proper(route: string, role: Role): BadRequest {
    const { clients } = this.#scene;
    const { cookie, origin } = clients[role];
    const body = properBody(this.#scene, route);
    return {
      role,
      method: route.split(' ')[0]?.toUpperCase() ?? '',
      path: addressOf(this.#scene, route),
      headers: {
        Origin: origin,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie !== undefined && { Cookie: cookie }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
  }

  /** Notes every difference between the table and its dump from before. */
  async #unchanged(before: string, when: string): Promise<void> {
    const after = await this.#scene.stored();
    const known = new Set(before.split('\n'));
    const more = after.split('\n').filter((item) => !known.has(item));
    if (after !== before)
      this.changed.push(`${when}: ${more.slice(0, 3).join(' ').slice(0, 400) || 'something is gone'}`);
  }

  /** Every route as every role that must not use it: each is refused, and nothing changes. */
  async keptOut(): Promise<void> {
    const before = await this.#scene.stored();
    for (const route of this.#scene.description.operations) {
      const whose = WHOSE[route];
      if (whose === undefined) throw new Error(`nobody has said whose ${route} is`);
      for (const role of ROLES) {
        const expected = refusedWith(whose, role);
        if (expected === undefined) continue;
        const status = await this.#send(this.#proper(route, role));
        if (!expected.includes(status)) this.changed.push(`${role} may ${route}: ${status}`);
      }
    }
    await this.#unchanged(before, 'by those who were kept out');
  }

  /** Generated bad requests; every write must be refused. */
  async bad(count: number, seed: number): Promise<void> {
    const before = await this.#scene.stored();
    const arbitrary = badRequests(this.#scene);
    for (let done = 0; done < count; done += CHUNK) {
      const requests = fc.sample(arbitrary, { numRuns: Math.min(CHUNK, count - done), seed: seed + done });
      for (let at = 0; at < requests.length; at += AT_ONCE) {
        await Promise.all(
          requests.slice(at, at + AT_ONCE).map(async (request) => {
            const status = await this.#send(request);
            const { role, method, path, body } = request;
            if (method !== 'GET' && status < 400)
              this.changed.push(`${role}: ${method} ${path} ${body?.slice(0, 200)}: ${status}`);
          }),
        );
      }
    }
    await this.#unchanged(before, 'by bad requests');
  }

  /** Roles that may use a route get through, and reach nobody else's things. */
  async letIn(): Promise<void> {
    const { description, clients } = this.#scene;
    // These end the session of the client that sends them.
    const signOut = ['delete /api/me/sessions/{id}', 'delete /api/me/sessions'];
    const forget = ['delete /api/me'];
    const last = [...signOut, ...forget];
    const rank = (route: string): number =>
      last.includes(route) ? 2 + last.indexOf(route) : Number(/^delete|resign/.test(route));
    const routes = description.operations.toSorted((a, b) => rank(a) - rank(b));
    for (const role of ['stranger', 'other seat', 'owner'] as const) {
      const others = role === 'stranger' ? forget : signOut;
      for (const route of routes.filter((one) => !others.includes(one))) {
        const whose = WHOSE[route];
        if (whose === undefined || whose === 'anybody' || refusedWith(whose, role) !== undefined) continue;
        const { method, path, headers, body } = this.#proper(route, role);
        const answer = await clients[role].call(method, path, body && JSON.parse(body), headers);
        this.requests += 1;
        if (answer.status >= 500) this.serverErrors.push(`${role}: ${route}: ${answer.text}`);
        if ([401, 403].includes(answer.status)) this.changed.push(`${role} may not ${route}: ${answer.text}`);
      }
      if (role === 'stranger') await this.#ownersOwn();
    }
  }

  /** What must be left of the owner's things after a stranger has named them by id. */
  async #ownersOwn(): Promise<void> {
    const { clients, passkey, block } = this.#scene;
    if ((await clients.owner.get('/api/me')).status !== 200)
      this.changed.push('a stranger has signed the owner out');
    const keys = await clients.owner.get<{ passkeys: { id: string }[] }>('/api/passkeys');
    if (!keys.body.passkeys.some(({ id }) => id === passkey))
      this.changed.push('a stranger has removed a passkey');
    const blocks = await clients.owner.get<{ blocks: { id: string }[] }>('/api/blocks');
    if (!blocks.body.blocks.some(({ id }) => id === block))
      this.changed.push('a stranger has taken a block back');
  }

  /** A hundred guests take the last seat at the same moment. */
  async rush(): Promise<void> {
    const { world } = this.#scene;
    const host = await world.guest('Host');
    const { body: game } = await host.create({ preset: 'quick', seats: seatsFor(2) });
    await host.take(game.invite);
    const guests = await Promise.all(Array.from({ length: JOINERS }, (_, at) => world.guest(`Guest ${at}`)));
    const answers = await Promise.all(guests.map((guest) => guest.take(game.invite)));
    this.requests += 2 * JOINERS + 3;
    const won = answers.filter(({ status }) => status === 200);
    if (won.length !== 1) this.changed.push(`${won.length} took one seat`);
    for (const { status, problem, text } of answers) {
      if (status >= 500 && problem.code !== 'busy') this.serverErrors.push(text);
    }
    const seated = (await host.view(game.id)).body.seats.filter(({ kind }) => kind === 'player');
    if (seated.length !== 2) this.changed.push(`${seated.length} sit on two seats`);
  }

  /** Tokens that work once, or for a limited time. */
  async once(): Promise<void> {
    const { requests, changed } = await once(this.#scene.world);
    this.requests += requests;
    this.changed.push(...changed);
  }

  /** Pushes to addresses in the server's own network. */
  async outward(): Promise<void> {
    const { tried, wrong } = await outward();
    this.requests += tried;
    this.leaks.push(...wrong);
  }

  result(): AttackResult {
    const { requests, serverErrors, changed, leaks } = this;
    const faults = this.#scene.world.faults.map((fault) => `a fault: ${String(fault)}`);
    return { requests, serverErrors: [...serverErrors, ...faults], changed, leaks };
  }
}

/** Runs all attacks; `count` bad requests are generated from the seed. */
export async function attack(count: number, seed: number): Promise<AttackResult> {
  const scene = await openAttacked();
  try {
    const one = new Attack(scene);
    await one.keptOut();
    await one.bad(count, seed);
    await one.rush();
    await one.once();
    await one.outward();
    await one.letIn();
    return one.result();
  } finally {
    await scene.world.close();
  }
}
