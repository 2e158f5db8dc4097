/** Sends notices by Web Push, one request each (RFC 8030, docs/design.md#web-push). */

import {
  NotDelivered,
  type PushCourier,
  type PushTarget,
  type PushTest,
  type NoticeContent,
} from '@aeroplane/core';
import { createPublicPost, type Post } from './public-post.ts';
import { encryptPush } from './push-encryption.ts';
import type { PushHosts } from './push-hosts.ts';
import { pushPayload, topicOf } from './push-payload.ts';
import { retryAfterMs } from './retry-after.ts';
import { VapidSigner, type VapidKeys } from './vapid.ts';

export interface PushSettings {
  readonly keys: VapidKeys;
  /** Replaced pairs: a browser accepts pushes only by the pair that it subscribed with. */
  readonly formerKeys?: readonly VapidKeys[];
  /** How a push service reaches the operator; see `checkSubject`. */
  readonly subject: string;
  readonly hosts: PushHosts;
  /** The public address of the app, such as https://example.org. */
  readonly origin: string;
  readonly nowMs: () => number;
  readonly post?: Post;
  /** How long a push service may take to answer; ten seconds by default. */
  readonly timeoutMs?: number;
}

const SENT = new Set([200, 201, 202, 204]);
const GONE = new Set([404, 410]);
/** The browser subscribed with another key (RFC 8292 § 4.2; Apple answers 400). */
const OTHER_KEY = new Set([400, 401, 403]);

const TEN_SECONDS_MS = 10_000;
const MINUTE_SEC = 60;
const DAY_SEC = 86_400;
const THREE_DAYS_SEC = 3 * DAY_SEC;
/** The longest that Google keeps a message. */
const FOUR_WEEKS_SEC = 28 * DAY_SEC;

interface Outcome {
  readonly status: number;
  readonly retryAfter: string | null;
}

export function createPushCourier(settings: PushSettings): PushCourier {
  const { keys, subject, hosts, origin, nowMs, timeoutMs = TEN_SECONDS_MS } = settings;
  const publicPost = createPublicPost();
  // A push service on this machine, which the settings name, is not on the public internet.
  const postTo = (endpoint: string): Post =>
    settings.post ?? (hosts.isOfThisMachine(endpoint) ? fetch : publicPost);
  const signer = new VapidSigner(keys, subject);
  const formerSigners = (settings.formerKeys ?? []).map((former) => new VapidSigner(former, subject));

  async function send(target: PushTarget, what: NoticeContent | PushTest): Promise<'sent' | 'gone'> {
    // The list of hosts may have been narrowed since the endpoint was stored. `gone` removes it; a failure would be retried.
    if (!hosts.accepts(target.endpoint)) return 'gone';
    const body = await encryptPush(target, JSON.stringify(pushPayload(what, origin, nowMs())));
    // No retry helps a target with broken keys.
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

  /** Tries the former keys where the present one is refused: the key a browser subscribed with is not stored. */
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
        // A redirect could bypass the list of hosts.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // An unread body would hold the connection.
      await response.body?.cancel().catch(() => undefined);
      return { status: response.status, retryAfter: response.headers.get('Retry-After') };
    } catch (error) {
      // The error may name the endpoint, a secret that lets anybody push to the device.
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new NotDelivered(
        late ? 'the push service did not answer in time' : 'the push service was not reached',
      );
    }
  }

  return { send };
}

/** How long a push service keeps a notice for a device that is off: until the notice is stale. */
function ttlSec(what: NoticeContent | PushTest, nowMs: number): number {
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

/** Whether a device that saves its battery should wake for it (RFC 8030 § 5.3). */
function urgencyOf({ kind }: NoticeContent | PushTest): 'high' | 'normal' {
  return kind === 'decision' || kind === 'reminder' || kind === 'nudge' || kind === 'test'
    ? 'high'
    : 'normal';
}
