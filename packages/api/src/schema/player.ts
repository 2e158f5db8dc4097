/** The shapes of people as they travel. */

import * as v from 'valibot';

export const newPlayer = v.strictObject({
  name: v.string(),
  language: v.optional(v.string()),
  timeZone: v.optional(v.string()),
});
const quietWindow = { start: v.string(), end: v.string() };

export const changedPlayer = v.pipe(
  v.strictObject({
    ...v.partial(newPlayer).entries,
    quiet: v.optional(v.nullable(v.strictObject(quietWindow))),
  }),
  v.minEntries(1),
);

export const player = v.object({
  id: v.string(),
  name: v.string(),
  language: v.optional(v.string()),
  timeZone: v.optional(v.string()),
  quiet: v.optional(v.object(quietWindow)),
});
