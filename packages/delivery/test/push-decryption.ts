/** A browser's side of an encrypted push (RFC 8188, RFC 8291), by Node's primitives alone. */

import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** A browser's keys of a subscription: its key pair on P-256 and its secret, in base64url. */
export interface BrowserKeys {
  readonly privateKey: string;
  readonly p256dh: string;
  readonly auth: string;
}

const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

const hkdf = (salt: Buffer, ikm: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

/** The text of a body; throws if it was encrypted for other keys, or against the RFCs. */
export function decryptPush(body: Uint8Array, keys: BrowserKeys): string {
  const all = Buffer.from(body);
  const idLength = all[20] ?? 0;
  const senderKey = all.subarray(21, 21 + idLength);
  if (idLength !== 65 || senderKey[0] !== 4) throw new Error('the key id is not a point of P-256');

  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes(keys.privateKey));
  const shared = curve.computeSecret(senderKey);
  // RFC 8291 § 3.4
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(keys.p256dh), senderKey]);
  return decryptRecords(all, hkdf(bytes(keys.auth), shared, info, 32)).toString('utf8');
}

/** Decrypts a body in aes128gcm by the shared key (RFC 8188 § 2). */
export function decryptRecords(all: Buffer, ikm: Buffer): Buffer {
  const salt = all.subarray(0, 16);
  const recordSize = all.readUInt32BE(16);
  const records = all.subarray(21 + (all[20] ?? 0));
  if (recordSize < 18) throw new Error('the records are too small');
  // RFC 8291 § 4: a push is one record, which may be shorter than the record size.
  if (records.length > recordSize) throw new Error('there is more than one record');

  const key = hkdf(salt, ikm, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, ikm, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(records.subarray(-16));
  const padded = Buffer.concat([decipher.update(records.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the record does not end as a last one');
  return padded.subarray(0, end);
}
