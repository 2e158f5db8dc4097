/** The shapes of what is said in a game as they travel. */

import { PHRASES } from '@aeroplane/core';
import * as v from 'valibot';
import { colour } from './colour.ts';

const phrase = v.picklist(PHRASES);

/** Words of one's own, or a phrase that each reader sees in their language. */
export const newMessage = v.union([
  v.strictObject({ text: v.pipe(v.string(), v.maxLength(4_000)) }),
  v.strictObject({ phrase }),
]);

/** Which message: texts that are in the order of time. */
export const messageTime = v.pipe(v.string(), v.regex(/^\d{14}$/));

export const message = v.object({
  t: v.string(),
  /** RFC 3339. */
  at: v.string(),
  /** Who wrote it, by the seat. */
  colour,
  /** One of the two. */
  text: v.optional(v.string()),
  phrase: v.optional(phrase),
  you: v.optional(v.literal(true)),
});

export const messages = v.object({
  /** The newest first. */
  messages: v.array(message),
  /** How many of these the reader has not read. */
  unread: v.number(),
  /** Where the next page begins; absent on the last. */
  next: v.optional(v.string()),
});
