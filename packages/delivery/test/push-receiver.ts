/**
 * A push service and its browsers on this machine, for tests: it refuses what a real one would, decrypts the rest and
 * keeps it. Bound to loopback.
 */

import { createECDH, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushTarget } from '@aeroplane/core';
import { decryptPush, type BrowserKeys } from './push-decryption.ts';
import { checkVapid, readVapid, type VapidClaims } from './vapid-check.ts';

export interface ReceivedPush {
  /** In seconds. */
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  readonly vapid: VapidClaims;
  /** Of the encrypted body, in bytes. */
  readonly size: number;
  /** Decrypted. */
  readonly text: string;
}

export interface Subscription {
  readonly target: PushTarget;
  readonly keys: BrowserKeys;
  /** The result of `PushSubscription.toJSON()` on a page. */
  readonly json: {
    readonly endpoint: string;
    readonly expirationTime: null;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PushReceiver {
  readonly origin: string;
  /** A new browser; with a server's public VAPID key, it accepts pushes of that server only. */
  subscribe(serverKey?: string): Subscription;
  /** The pushes that a browser received, oldest first. */
  messages(target: PushTarget): readonly ReceivedPush[];
  /** The well-formed pushes for a browser, whatever the answer. */
  arrivals(target: PushTarget): readonly ReceivedPush[];
  /** Resolves when a well-formed push has been answered. */
  nextAnswer(): Promise<void>;
  /** The reasons of all refusals since the start. */
  readonly refused: readonly string[];
  /** Answers all pushes, or those to one browser, like this from now on; 'never' sends no answer. Only 2xx are kept. */
  answerWith(answer: Answer | 'never', target?: PushTarget): void;
  close(): Promise<void>;
}

interface Browser {
  readonly keys: BrowserKeys;
  readonly serverKey: string | undefined;
  readonly received: ReceivedPush[];
  readonly arrived: ReceivedPush[];
  answer: Answer | 'never' | undefined;
}

/** Within what every push service accepts; Mozilla's for Android is the strictest. */
const MOST_BYTES = 3_000;

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export async function startPushReceiver(nowMs: () => number = Date.now): Promise<PushReceiver> {
  const browsers = new Map<string, Browser>();
  const refused: string[] = [];
  const moments = new EventEmitter();
  let usual: Answer | 'never' = { status: 201 };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const status = error instanceof Refused ? error.status : 400;
      refused.push(error instanceof Error ? error.message : String(error));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const browser = browsers.get(`${origin}${request.url ?? ''}`);
    if (browser === undefined) throw new Refused(404, 'no such subscription');
    const received = receive(request, body, browser);
    browser.arrived.push(received);
    const answer = browser.answer ?? usual;
    if (answer === 'never') return;
    if (answer.status < 300) browser.received.push(received);
    response.writeHead(answer.status, answer.headers).end(() => moments.emit('answered'));
  }

  function receive({ method, headers }: IncomingMessage, body: Buffer, browser: Browser): ReceivedPush {
    if (method !== 'POST') throw new Refused(405, 'not a POST');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Refused(415, 'not in aes128gcm');
    if (body.length > MOST_BYTES) throw new Refused(413, 'too much');
    const vapid = readVapid(headers.authorization ?? '');
    checkVapid(vapid, origin, nowMs());
    if (browser.serverKey !== undefined && vapid.publicKey !== browser.serverKey) {
      throw new Refused(403, 'subscribed with the key of another server');
    }
    const [ttl, topic, urgency] = ['ttl', 'topic', 'urgency'].map((name) => headers[name]?.toString());
    if (ttl === undefined || !/^\d+$/.test(ttl)) throw new Refused(400, 'no TTL');
    // RFC 8030 § 5.4, § 5.3
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Refused(400, 'no topic');
    if (urgency !== undefined && !/^(very-low|low|normal|high)$/.test(urgency)) {
      throw new Refused(400, 'no urgency');
    }
    const text = decryptPush(body, browser.keys);
    return { ttl: Number(ttl), topic, urgency, vapid: vapid.claims, size: body.length, text };
  }

  const browserOf = ({ endpoint }: PushTarget): Browser => {
    const browser = browsers.get(endpoint);
    if (browser === undefined) throw new Error('nobody subscribed with this endpoint');
    return browser;
  };

  return {
    origin,
    refused,
    subscribe(serverKey) {
      const endpoint = `${origin}/push/${randomBytes(16).toString('base64url')}`;
      const keys = browserKeys();
      const { p256dh, auth } = keys;
      browsers.set(endpoint, { keys, serverKey, received: [], arrived: [], answer: undefined });
      const json = { endpoint, expirationTime: null, keys: { p256dh, auth } };
      return { target: { endpoint, p256dh, auth }, keys, json };
    },
    messages: (target) => browserOf(target).received,
    arrivals: (target) => browserOf(target).arrived,
    async nextAnswer() {
      await once(moments, 'answered');
    },
    answerWith(answer, target) {
      if (target === undefined) usual = answer;
      else browserOf(target).answer = answer;
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function browserKeys(): BrowserKeys {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  // Node omits the leading zeros of a short key.
  const privateKey = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { privateKey, p256dh, auth: randomBytes(16).toString('base64url') };
}
