/** Finds the bytes of secrets in texts, whether written as hex, base64, base64url, numbers or raw. */

/** This many consecutive bytes of a secret count as a leak. */
const WINDOW = 8;

const keyOf = (bytes: Uint8Array, at: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, WINDOW).toString('latin1');

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET, '+', '/'].map((character, at) => [character, at < 64 ? at : at - 2]));

/** Decodes base64 or base64url after skipping some bits: a secret may follow other bytes. */
function decode64(text: string, skipBits: number): Uint8Array {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const [at, character] of [...text].entries()) {
    bits = ((bits << 6) | (VALUES.get(character) ?? 0)) & 0xffff;
    held += at === 0 ? 6 - skipBits : 6;
    if (held >= 8) {
      held -= 8;
      bytes.push((bits >> held) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
}

/** Patterns of text that may hold bytes, each with its decodings. */
const WRITINGS: readonly (readonly [RegExp, (piece: string) => Uint8Array[]])[] = [
  [
    /[0-9a-f]{16,}/gi,
    (piece) => [0, 1].map((skip) => Uint8Array.from(Buffer.from(piece.slice(skip), 'hex'))),
  ],
  [/[\w+/-]{11,}/g, (piece) => [0, 2, 4].map((skipBits) => decode64(piece, skipBits))],
  [/\d{1,3}(?:\s*,\s*\d{1,3}){7,}/g, (piece) => [Uint8Array.from(piece.split(',').map(Number))]],
  // A byte array in JSON: {"0":17,"1":4 …
  [
    /(?:"\d+":\d{1,3},?){8,}/g,
    (piece) => [Uint8Array.from([...piece.matchAll(/:(\d+)/g)].map(([, byte]) => Number(byte)))],
  ],
  // Raw bytes: no eight random bytes in a row are all printable ASCII.
  [
    /[^\n]{0,31}(?!\n)[\p{Cc}\u0080-\u00ff][^\n]{0,31}/gu,
    (piece) => [Uint8Array.from(Buffer.from(piece, 'latin1'))],
  ],
];

/** Secrets, indexed by every run of eight bytes. */
export class Secrets {
  readonly #names = new Map<string, string>();
  /** Results for text seen before, since answers repeat themselves. */
  readonly #seen = new Map<string, readonly string[]>();

  add(name: string, bytes: Uint8Array): void {
    for (let at = 0; at + WINDOW <= bytes.length; at += 1) this.#names.set(keyOf(bytes, at), name);
  }

  /** The names of the secrets of which the text holds bytes. */
  in(text: string): Set<string> {
    const found = new Set<string>();
    for (const [at, [pieces, read]] of WRITINGS.entries()) {
      for (const [piece] of text.matchAll(pieces)) {
        const key = `${at} ${piece}`;
        let names = this.#seen.get(key);
        if (names === undefined) {
          names = this.#inBytes(read(piece));
          this.#seen.set(key, names);
        }
        for (const name of names) found.add(name);
      }
    }
    return found;
  }

  #inBytes(readings: readonly Uint8Array[]): readonly string[] {
    const names = new Set<string>();
    for (const bytes of readings) {
      for (let at = 0; at + WINDOW <= bytes.length; at += 1) {
        const name = this.#names.get(keyOf(bytes, at));
        if (name !== undefined) names.add(name);
      }
    }
    return [...names];
  }
}
