/** Parses the secret `VapidKeys`: `public.private`, then former pairs, separated by spaces. */

import type { VapidKeys } from '@aeroplane/delivery';

/** The pair that browsers subscribe with, and former ones that some are still subscribed with. */
export interface VapidRing {
  readonly keys: VapidKeys;
  readonly formerKeys: readonly VapidKeys[];
}

export function parseVapidKeys(text: string): VapidRing {
  const [keys, ...formerKeys] = text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [publicKey = '', privateKey = ''] = pair.split('.');
      return { publicKey, privateKey };
    });
  if (keys === undefined) throw new Error('there are no VAPID keys');
  return { keys, formerKeys };
}
