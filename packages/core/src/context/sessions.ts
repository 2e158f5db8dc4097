/**
 * Sessions (docs/design.md#sessions): the cookie is `<player>.<secret>`, and only the secret's hash is stored. A
 * process caches a session for a minute at most.
 */

import { createHash } from 'node:crypto';
import { toBase64Url } from '../kernel/id.ts';
import { Lru } from '../kernel/lru.ts';
import type { Session } from '../model/session.ts';
import type { Ports } from '../ports/ports.ts';

/** How long a session lasts without being renewed. */
export const SESSION_MS = 400 * 24 * 3_600_000;

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 10_000;
/** 144 random bits. */
const SECRET_BYTES = 18;

const hashOf = (secret: string): string => toBase64Url(createHash('sha256').update(secret).digest());

export class Sessions {
  readonly #ports: Ports;
  readonly #remembered = new Lru<string, { readonly session: Session; readonly untilMs: number }>(
    MOST_REMEMBERED,
  );

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Opens a session for a player and returns its token, which is stored nowhere. `before`: the browser's present
   * session, which the new one replaces.
   */
  async open(player: string, before?: Partial<Pick<Session, 'hash'>>): Promise<string> {
    const secret = toBase64Url(this.#ports.randomBytes(SECRET_BYTES));
    const nowMs = this.#ports.clock.nowMs();
    const session = {
      player,
      hash: hashOf(secret),
      createdAtMs: nowMs,
      expiresAtMs: nowMs + SESSION_MS,
      ...(before?.hash !== undefined && { replaces: before.hash }),
    };
    await this.#ports.store.putSession(session);
    this.#remember(session, nowMs);
    return `${player}.${secret}`;
  }

  /** Extends the session of a valid token to its full time. */
  async renew(token: string): Promise<void> {
    const session = await this.#find(token);
    if (session === undefined) return;
    const nowMs = this.#ports.clock.nowMs();
    const renewed = { ...session, expiresAtMs: nowMs + SESSION_MS };
    await this.#ports.store.putSession(renewed);
    this.#remember(renewed, nowMs);
  }

  /** The player whom a token signs in; undefined where it is not or no longer valid. */
  async playerOf(token: string | undefined): Promise<string | undefined> {
    const session = token === undefined ? undefined : await this.#find(token);
    return session?.actsFor ?? session?.player;
  }

  /** The session of a valid token; undefined for any other. */
  async sessionOf(token: string | undefined): Promise<Session | undefined> {
    return token === undefined ? undefined : this.#find(token);
  }

  /** Ends the session of a token. Other processes may accept it for another minute. */
  async revoke(token: string): Promise<void> {
    const session = await this.#find(token);
    if (session !== undefined) await this.end(session);
  }

  /** Ends a session. Other processes may accept it for another minute. */
  async end({ player, hash }: Session): Promise<void> {
    await this.#ports.store.removeSession(player, hash);
    this.#remembered.delete(`${player}.${hash}`);
  }

  /** Lets all sessions of a guest act for the player whom the guest is merged into. */
  async handOver(guest: string, player: string): Promise<void> {
    for (const session of await this.#ports.store.sessions(guest)) {
      await this.#ports.store.putSession({ ...session, actsFor: player });
      this.#remembered.delete(`${guest}.${session.hash}`);
    }
  }

  async #find(token: string): Promise<Session | undefined> {
    const match = /^([\w-]{16})\.([\w-]{24})$/.exec(token);
    if (match === null) return undefined;
    const [, player = '', secret = ''] = match;
    const hash = hashOf(secret);
    const nowMs = this.#ports.clock.nowMs();
    const remembered = this.#remembered.get(`${player}.${hash}`);
    if (remembered !== undefined && remembered.untilMs > nowMs) return remembered.session;
    const stored = await this.#ports.store.readSession(player, hash);
    if (stored === undefined || stored.expiresAtMs <= nowMs) return undefined;
    const session = await this.#followed(stored);
    this.#remember(session, nowMs);
    return session;
  }

  /** The session of a merged guest, acting for the player that merges have led to by now. */
  async #followed(session: Session): Promise<Session> {
    let { actsFor } = session;
    const passed = new Set<string>();
    // Two players merged into each other at the same moment would form a circle.
    for (let next = actsFor; next !== undefined && !passed.has(next);) {
      passed.add(next);
      actsFor = next;
      next = (await this.#ports.store.readPlayer(next))?.mergedInto;
    }
    return actsFor === undefined ? session : { ...session, actsFor };
  }

  #remember(session: Session, nowMs: number): void {
    this.#remembered.set(`${session.player}.${session.hash}`, { session, untilMs: nowMs + REMEMBERED_MS });
  }
}
