/** Sends notices by Web Push (RFC 8030): one request each. */

import {
  NotDelivered,
  type PushCourier,
  type PushTarget,
  type PushTest,
  type Telling,
} from '@aeroplane/core';
import { createPublicPost } from './public-post.ts';
import { encryptPush } from './push-encryption.ts';
import type { PushHosts } from './push-hosts.ts';
import { pushPayload, topicOf } from './push-payload.ts';
import { retryAfterMs } from './retry-after.ts';
import { VapidSigner, type VapidKeys } from './vapid.ts';

/** The part of fetch that is used. */
export type Post = (url: string, init: RequestInit) => Promise<Response>;

export interface PushSettings {
  readonly keys: VapidKeys;
  /** Pairs from before the keys were changed: browsers that subscribed with one take pushes of no other. */
  readonly formerKeys?: readonly VapidKeys[];
  /** By which a push service reaches whoever runs this server; see `checkSubject`. */
  readonly subject: string;
  readonly hosts: PushHosts;
  /** The address that people use, such as https://example.org. */
  readonly origin: string;
  readonly nowMs: () => number;
  readonly post?: Post;
  /** How long a push service may take to answer. */
  readonly timeoutMs?: number;
}

const SENT = new Set([200, 201, 202, 204]);
const GONE = new Set([404, 410]);
/** What push services answer where a browser subscribed with another key (RFC 8292 § 4.2; Apple says 400). */
const OTHER_KEY = new Set([400, 401, 403]);

const TEN_SECONDS_MS = 10_000;
const MINUTE_SEC = 60;
const DAY_SEC = 86_400;
const THREE_DAYS_SEC = 3 * DAY_SEC;
/** The most that Google keeps a message for. */
const FOUR_WEEKS_SEC = 28 * DAY_SEC;

/** What a push service answered. */
interface Outcome {
  readonly status: number;
  readonly retryAfter: string | null;
}

export function createPushCourier(settings: PushSettings): PushCourier {
  const { keys, subject, hosts, origin, nowMs, timeoutMs = TEN_SECONDS_MS } = settings;
  const publicPost = createPublicPost();
  // What was named as an origin of this machine is none of the public internet.
  const postTo = (endpoint: string): Post =>
    settings.post ?? (hosts.isOfThisMachine(endpoint) ? fetch : publicPost);
  const signer = new VapidSigner(keys, subject);
  const formerSigners = (settings.formerKeys ?? []).map((former) => new VapidSigner(former, subject));

  async function send(target: PushTarget, what: Telling | PushTest): Promise<'sent' | 'gone'> {
    // Checked when it was stored, and again here: the list may have been narrowed since. Such an endpoint must never be
    // sent to, now or later, which is what `gone` says; a failure would be tried again.
    if (!hosts.accepts(target.endpoint)) return 'gone';
    const body = await encryptPush(target, JSON.stringify(pushPayload(what, origin, nowMs())));
    // Nothing can ever be sent with keys that are none.
    if (body === undefined) return 'gone';
    const headers = {
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(ttlSec(what, nowMs())),
      Topic: topicOf(what),
      Urgency: urgencyOf(what),
    };
    const { status, retryAfter } = await signed(target.endpoint, headers, body);
    if (SENT.has(status)) return 'sent';
    if (GONE.has(status)) return 'gone';
    throw new NotDelivered(`the push service answered ${status}`, retryAfterMs(retryAfter, nowMs()));
  }

  /** Nobody stores which key a browser subscribed with: one that does not take the new one is asked with the others. */
  async function signed(
    endpoint: string,
    headers: Record<string, string>,
    body: NonNullable<RequestInit['body']>,
  ): Promise<Outcome> {
    const ask = (by: VapidSigner): Promise<Outcome> => {
      const Authorization = by.authorization(endpoint, nowMs());
      return request(endpoint, { headers: { Authorization, ...headers }, body });
    };
    let outcome = await ask(signer);
    for (const former of formerSigners) {
      if (!OTHER_KEY.has(outcome.status)) break;
      outcome = await ask(former);
    }
    return outcome;
  }

  async function request(endpoint: string, init: RequestInit): Promise<Outcome> {
    try {
      const response = await postTo(endpoint)(endpoint, {
        ...init,
        method: 'POST',
        // A redirect could lead past the list of hosts.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // What it says is not read; without this, the connection would wait for that.
      await response.body?.cancel().catch(() => undefined);
      return { status: response.status, retryAfter: response.headers.get('Retry-After') };
    } catch (error) {
      // The error itself may name the endpoint, which is a secret: whoever knows it can bother the device.
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new NotDelivered(
        late ? 'the push service did not answer in time' : 'the push service was not reached',
      );
    }
  }

  return { send };
}

/** How long a push service keeps a notice for a device that is off: until it would tell nothing any more. */
function ttlSec(what: Telling | PushTest, nowMs: number): number {
  switch (what.kind) {
    case 'test':
      return MINUTE_SEC;
    case 'decision':
    case 'reminder':
    case 'nudge': {
      if (what.deadlineAtMs === undefined) return THREE_DAYS_SEC;
      const leftSec = Math.floor((what.deadlineAtMs - nowMs) / 1000);
      return leftSec < 0 ? 0 : Math.min(Math.max(leftSec, MINUTE_SEC), FOUR_WEEKS_SEC);
    }
    case 'took-over':
    case 'finished':
    case 'joined':
    case 'started':
    case 'rematch':
    case 'chat':
      return THREE_DAYS_SEC;
  }
}

/** Whether a device should wake for it, when it saves its battery. */
function urgencyOf({ kind }: Telling | PushTest): 'high' | 'normal' {
  return kind === 'decision' || kind === 'reminder' || kind === 'nudge' || kind === 'test'
    ? 'high'
    : 'normal';
}
