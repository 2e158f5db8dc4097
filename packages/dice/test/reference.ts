/** The dice of docs/design.md#dice written a second time, on node:crypto, so that tests compare two implementations. */

import { createHash, createHmac } from 'node:crypto';

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** All links, `link_0` … `link_2048`. */
export function referenceLinks(link0: Uint8Array): Uint8Array[] {
  const links: Uint8Array[] = [link0];
  while (links.length <= 2048) links.push(sha256(links[links.length - 1] as Uint8Array));
  return links;
}

export function referenceDigest(
  key: Uint8Array,
  game: string,
  seeds: readonly Uint8Array[],
  draw: number,
): Buffer {
  const hmac = createHmac('sha256', key);
  const number = Buffer.alloc(4);
  number.writeUInt32BE(draw);
  for (const field of [
    Buffer.from('aeroplane-dice/1', 'ascii'),
    Buffer.from(game, 'utf8'),
    ...seeds,
    number,
  ]) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(field.length);
    hmac.update(length).update(field);
  }
  return hmac.digest();
}

export function referenceChoice(digest: Uint8Array, count: number): number {
  const limit = 256 - (256 % count);
  for (const byte of digest) if (byte < limit) return byte % count;
  return referenceChoice(sha256(digest), count);
}
