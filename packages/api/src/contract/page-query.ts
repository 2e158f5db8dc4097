/** The query of a list that is read in pages. */

import * as v from 'valibot';

/** Where a page begins: the `next` of the page before. */
export const cursor = v.optional(v.pipe(v.string(), v.maxLength(1_000)));

export const pageQuery = v.object({ from: cursor });
