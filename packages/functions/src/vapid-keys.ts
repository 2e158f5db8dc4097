/** The pairs of VAPID keys that the deployment gives, in one secret: `public.private`, former pairs behind a space. */

import type { VapidKeys } from '@aeroplane/delivery';

/** The pair that browsers subscribe with, and those that some may still have subscribed with. */
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
