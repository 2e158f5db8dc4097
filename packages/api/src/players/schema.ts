/** Players as they travel. */

import { MAIL_KINDS, NOTICE_KINDS } from '@aeroplane/core';
import * as v from 'valibot';

export const newPlayer = v.strictObject({
  name: v.string(),
  language: v.optional(v.string()),
  timeZone: v.optional(v.string()),
});
const quietWindow = { start: v.string(), end: v.string() };
/** The first and the last day, as `YYYY-MM-DD`. */
const vacation = { from: v.string(), to: v.string() };

const flags = <K extends string>(kinds: readonly K[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, v.boolean()])) as Record<K, v.BooleanSchema<undefined>>;

/** The kinds of notices that a player wants, by channel. */
const pushFlags = v.strictObject(flags(NOTICE_KINDS));
const mailFlags = v.strictObject(flags(MAIL_KINDS));

export const changedPlayer = v.pipe(
  v.strictObject({
    ...v.partial(newPlayer).entries,
    quiet: v.optional(v.nullable(v.strictObject(quietWindow))),
    vacation: v.optional(v.nullable(v.strictObject(vacation))),
    notify: v.optional(
      v.strictObject({ push: v.optional(v.partial(pushFlags)), mail: v.optional(v.partial(mailFlags)) }),
    ),
  }),
  v.minEntries(1),
);

export const player = v.object({ id: v.string(), name: v.string() });

export const me = v.object({
  ...player.entries,
  language: v.optional(v.string()),
  timeZone: v.optional(v.string()),
  quiet: v.optional(v.object(quietWindow)),
  /** The current or coming one. */
  vacation: v.optional(v.object(vacation)),
  /** In this year. */
  vacationDaysLeft: v.number(),
  notify: v.object({ push: pushFlags, mail: mailFlags }),
});
