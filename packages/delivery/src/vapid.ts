/** Identifies this server to push services (VAPID, RFC 8292). */

import { createECDH, createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { isDomainName } from './domain-name.ts';

/** A key pair on P-256, in base64url. */
export interface VapidKeys {
  /** An uncompressed point of 65 bytes, with which browsers subscribe. */
  readonly publicKey: string;
  /** A scalar of 32 bytes. */
  readonly privateKey: string;
}

const HOUR_SEC = 3600;
/** Push services accept at most a day; half of that allows for clock skew. */
const VALID_SEC = 12 * HOUR_SEC;

const bytesOf = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

export function generateVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), bytesOf(x), bytesOf(y)]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** Throws an Error if the keys are malformed or do not match, with which no push would ever arrive. */
export function checkVapidKeys(keys: VapidKeys): void {
  const scalar = bytesOf(keys.privateKey);
  if (scalar.length !== 32 || scalar.toString('base64url') !== keys.privateKey) {
    throw new Error('the private VAPID key is not 32 bytes in base64url');
  }
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(scalar);
  } catch {
    // Without OpenSSL's error, which adds nothing and might show the key.
    throw new Error('the private VAPID key is not one of P-256');
  }
  if (curve.getPublicKey('base64url') !== keys.publicKey) {
    throw new Error('the public VAPID key is not the one that belongs to the private one');
  }
}

/** Top-level names that are never public (RFC 2606, RFC 6761, RFC 6762, and `internal`). */
const NOT_PUBLIC = new Set(['localhost', 'local', 'internal', 'invalid', 'test', 'example']);

const isPublicHost = (host: string): boolean =>
  isDomainName(host) && !NOT_PUBLIC.has(host.split('.').at(-1) ?? '');

/**
 * Throws an Error if push services cannot reach the operator by this subject. Apple refuses every push whose subject has no
 * public domain, which would show only with the first push.
 */
export function checkSubject(subject: string, isPublic: boolean): void {
  const url = URL.parse(subject);
  if (url === null || (url.protocol !== 'mailto:' && url.protocol !== 'https:')) {
    throw new Error(
      `the push subject ${JSON.stringify(subject)} is neither a mailto: nor an https: address, such as mailto:you@your-domain.org`,
    );
  }
  if (!isPublic) return;
  const host =
    url.protocol === 'https:'
      ? url.hostname
      : /^[^@\s,?]+@([^@\s,?]+)$/.exec(url.pathname)?.[1]?.toLowerCase();
  if (host === undefined || !isPublicHost(host)) {
    throw new Error(
      `the push subject ${JSON.stringify(subject)} has no public domain; Apple delivers nothing without one`,
    );
  }
}

/** Signs pushes of one server. */
export class VapidSigner {
  readonly #key: KeyObject;
  readonly #publicKey: string;
  readonly #subject: string;

  constructor(keys: VapidKeys, subject: string) {
    checkVapidKeys(keys);
    const point = bytesOf(keys.publicKey);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    this.#key = createPrivateKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', d: keys.privateKey, x: x ?? '', y: y ?? '' },
    });
    this.#publicKey = keys.publicKey;
    this.#subject = subject;
  }

  /** The Authorization header for a push to an endpoint (RFC 8292 § 2, § 3). */
  authorization(endpoint: string, nowMs: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(nowMs / 1000) + VALID_SEC,
      sub: this.#subject,
    };
    const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.#publicKey}`;
  }
}
