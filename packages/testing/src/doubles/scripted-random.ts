/** Random bytes for tests: the same in every run, and never repeated within one. */

import { createHash } from 'node:crypto';
import type { RandomBytes } from '@aeroplane/core';

export function scriptedRandom(script: string): RandomBytes {
  let calls = 0;
  return (count) => {
    calls += 1;
    const bytes = new Uint8Array(count);
    for (let at = 0; at < count; at += 32) {
      const block = createHash('sha256').update(`${script}/${calls}/${at}`).digest();
      bytes.set(block.subarray(0, Math.min(32, count - at)), at);
    }
    return bytes;
  };
}
