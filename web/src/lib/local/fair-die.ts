/** Dice of games on this device, from the browser's source of secure randomness. */

/** Fills an array with random bytes, as `crypto.getRandomValues`. */
export type Fill = (bytes: Uint8Array<ArrayBuffer>) => unknown;

const secure: Fill = (bytes) => crypto.getRandomValues(bytes);

/**
 * An integer from 0 to below `bound` (1 … 256), all equally likely: bytes beyond the last multiple of `bound` are drawn
 * again.
 */
export function fairChoice(bound: number, fill: Fill = secure): number {
  const byte = new Uint8Array(1);
  for (;;) {
    fill(byte);
    const [value = 0] = byte;
    if (value < 256 - (256 % bound)) return value % bound;
  }
}

/** 1 … 6. */
export const fairDie = (fill?: Fill): number => fairChoice(6, fill) + 1;
