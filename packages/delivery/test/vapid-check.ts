/** A push service's side of VAPID (RFC 8292). */

import { createPublicKey, verify } from 'node:crypto';

export interface VapidClaims {
  readonly aud: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly sub: string;
}

export interface Vapid {
  readonly claims: VapidClaims;
  /** In base64url. */
  readonly publicKey: string;
}

const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** Reads an Authorization header; throws if it is not VAPID, or not signed by the key that it names. */
export function readVapid(header: string): Vapid {
  const [, head, body, signature, publicKey] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (head === undefined || body === undefined || signature === undefined || publicKey === undefined) {
    throw new Error('no VAPID header');
  }
  const { typ, alg } = json(head) as { typ?: unknown; alg?: unknown };
  if (typ !== 'JWT' || alg !== 'ES256') throw new Error('not a JWT with ES256');
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('the key is not a point of P-256');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) throw new Error('the signature is wrong');
  return { claims: json(body) as VapidClaims, publicKey };
}

/** Checks the claims as a push service does: its own origin, valid now and for a day at most, and a contact. */
export function checkVapid({ claims }: Vapid, origin: string, nowMs: number): void {
  const leftSec = claims.exp - nowMs / 1000;
  if (claims.aud !== origin) throw new Error('signed for another push service');
  if (leftSec <= 0) throw new Error('no longer valid');
  if (leftSec > 86_400) throw new Error('valid for more than a day');
  if (!/^(mailto:|https:)./.test(claims.sub)) throw new Error('signed by nobody who can be reached');
}
