/** Chat messages as they travel (docs/design.md#chat). */

import { PHRASES } from '@aeroplane/core';
import * as v from 'valibot';
import { colour } from '../games/colour.ts';

const phrase = v.picklist(PHRASES);

/** A text, or a phrase that each reader sees in their own language. */
export const newMessage = v.union([
  v.strictObject({ text: v.pipe(v.string(), v.maxLength(4_000)) }),
  v.strictObject({ phrase }),
]);

/** A message by its time; these texts sort by time. */
export const messageTime = v.pipe(v.string(), v.regex(/^\d{14}$/));

export const message = v.object({
  t: v.string(),
  /** RFC 3339. */
  at: v.string(),
  /** The writer's. */
  colour,
  /** Either a text or a phrase. */
  text: v.optional(v.string()),
  phrase: v.optional(phrase),
  you: v.optional(v.literal(true)),
});

export const messages = v.object({
  /** Newest first. */
  messages: v.array(message),
  /** The number of these that the reader has not read. */
  unread: v.number(),
  /** Where the next page begins; absent on the last. */
  next: v.optional(v.string()),
});
