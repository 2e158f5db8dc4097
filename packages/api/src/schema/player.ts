/** The shapes of people as they travel. */

import * as v from 'valibot';

export const newPlayer = v.strictObject({
  name: v.string(),
  language: v.optional(v.string()),
  timeZone: v.optional(v.string()),
});
export const changedPlayer = v.pipe(v.partial(newPlayer), v.minEntries(1));

export const player = v.object({
  id: v.string(),
  name: v.string(),
  language: v.optional(v.string()),
  timeZone: v.optional(v.string()),
});
