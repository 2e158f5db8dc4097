/** A player's email address as it travels. */

import { MAIL_AFTER_HOURS } from '@aeroplane/core';
import * as v from 'valibot';

const afterHours = v.picklist(MAIL_AFTER_HOURS);
export const newMail = v.strictObject({ address: v.pipe(v.string(), v.maxLength(400)), afterHours });
export const mail = v.object({
  /** Whether this server sends emails. */
  available: v.boolean(),
  address: v.optional(v.string()),
  afterHours: v.optional(afterHours),
  confirmed: v.optional(v.boolean()),
});

/** The proof in a link of an email. */
const token = v.pipe(v.string(), v.maxLength(100));
export const mailToken = v.strictObject({ token });
export const tokenQuery = v.object({ token });
