/** Devices that receive pushes, as they travel. */

import * as v from 'valibot';

const base64Url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`)));

/** A push subscription as browsers give it: the endpoint, its P-256 key and its secret. Browsers may add fields. */
export const subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
  keys: v.object({ p256dh: base64Url(65), auth: base64Url(16) }),
});
export const pushKey = v.object({ key: v.string() });
export const device = v.object({
  /** The hash of this device's endpoint; null where it has no subscription. */
  id: v.nullable(v.string()),
  /** When a push last arrived there. */
  reachedAt: v.nullable(v.string()),
});
