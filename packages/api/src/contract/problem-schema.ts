/** A problem as it travels (RFC 9457). */

import * as v from 'valibot';
import { view } from '../games/schema.ts';

export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  /** Stable: clients act on it. */
  code: v.string(),
  detail: v.string(),
  /** The parts of a request that do not match its schema. */
  errors: v.optional(v.array(v.object({ at: v.string(), reason: v.string() }))),
  /** The current game, where a submit came too late. */
  view: v.optional(view),
  /** In seconds. */
  retryAfter: v.optional(v.number()),
  requestId: v.optional(v.string()),
});
