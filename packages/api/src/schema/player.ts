/** The shapes of people as they travel. */

import { MAIL_AFTER_HOURS, MAIL_KINDS, NOTICE_KINDS } from '@aeroplane/core';
import * as v from 'valibot';

export const newPlayer = v.strictObject({
  name: v.string(),
  language: v.optional(v.string()),
  timeZone: v.optional(v.string()),
});
const quietWindow = { start: v.string(), end: v.string() };
/** Days as `YYYY-MM-DD`, both included. */
const vacation = { from: v.string(), to: v.string() };

const flags = <K extends string>(kinds: readonly K[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, v.boolean()])) as Record<K, v.BooleanSchema<undefined>>;

/** What to hear of, by which way. */
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
  /** The one that runs or is still to come. */
  vacation: v.optional(v.object(vacation)),
  /** Of this year. */
  vacationDaysLeft: v.number(),
  notify: v.object({ push: pushFlags, mail: mailFlags }),
});

export const sessions = v.object({
  sessions: v.array(
    v.object({ id: v.string(), createdAt: v.string(), current: v.optional(v.literal(true)) }),
  ),
});

/** `install`: for the app that is being installed on this device; it lasts longer. */
export const newCode = v.strictObject({ install: v.optional(v.boolean()) });
export const code = v.object({ code: v.string(), expiresAt: v.string() });
export const codeOwner = v.object({ name: v.string() });

const base64Url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`)));

/** A push subscription as browsers give it: the endpoint, its P-256 key and its secret. */
export const subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
  keys: v.object({ p256dh: base64Url(65), auth: base64Url(16) }),
});
export const pushKey = v.object({ key: v.string() });
export const device = v.object({
  /** The hash of this device's endpoint; null where it has allowed no notifications. */
  id: v.nullable(v.string()),
  /** When a push last reached it. */
  reachedAt: v.nullable(v.string()),
});

const afterHours = v.picklist(MAIL_AFTER_HOURS);
export const newMail = v.strictObject({ address: v.pipe(v.string(), v.maxLength(400)), afterHours });
export const mail = v.object({
  /** Whether this server sends mails at all. */
  available: v.boolean(),
  address: v.optional(v.string()),
  afterHours: v.optional(afterHours),
  confirmed: v.optional(v.boolean()),
});
export const mailToken = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) });
