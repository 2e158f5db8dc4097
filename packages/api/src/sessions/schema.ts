/** Sessions and hand-over codes as they travel. */

import * as v from 'valibot';

export const sessions = v.object({
  sessions: v.array(
    v.object({ id: v.string(), createdAt: v.string(), current: v.optional(v.literal(true)) }),
  ),
});

/** `install`: for the app that is being installed on this device; such a code lasts longer. */
export const newCode = v.strictObject({ install: v.optional(v.boolean()) });
export const code = v.object({ code: v.string(), expiresAt: v.string() });
export const codeOwner = v.object({ name: v.string() });

/** The code that an installed app starts with. */
export const manifestQuery = v.object({
  code: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Z]{10}$/))),
});
