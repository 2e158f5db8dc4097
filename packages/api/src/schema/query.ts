/** What may stand behind the question mark. */

import * as v from 'valibot';

/** The first ply wanted. */
export const sinceQuery = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
});

const cursor = v.optional(v.pipe(v.string(), v.maxLength(1_000)));

/** A page of a list. */
export const pageQuery = v.object({ from: cursor });

/** `open=1`: public games that wait, the only list of games there is. */
export const openQuery = v.object({ open: v.literal('1'), from: cursor });

/** What a link in a mail proves itself with. */
export const tokenQuery = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

/** The code that an installed app starts with. */
export const manifestQuery = v.object({
  code: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{10}$/))),
});
