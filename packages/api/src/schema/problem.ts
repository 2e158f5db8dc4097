import * as v from 'valibot';
import { view } from './game.ts';

/** An error (RFC 9457). */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  /** Stable; what clients act on. */
  code: v.string(),
  detail: v.string(),
  /** What of a request was not as described. */
  errors: v.optional(v.array(v.object({ at: v.string(), reason: v.string() }))),
  /** The game as it stands, where a submit came too late. */
  view: v.optional(view),
  /** In how many seconds it may be tried again. */
  retryAfter: v.optional(v.number()),
  requestId: v.optional(v.string()),
});
