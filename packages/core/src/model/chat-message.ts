/** A message in the chat of a game (docs/design.md#chat). */

import type { Seat } from '@aeroplane/engine';
import type { Phrase } from './phrase.ts';

/** Free text, or a phrase that each reader sees in their own language. */
export type MessageBody = { readonly text: string } | { readonly phrase: Phrase };

export interface ChatMessage {
  /** The time in milliseconds and the writer's seat: sorts by time, and is unique within a game. */
  readonly t: string;
  readonly player: string;
  /** The player's seat, which stays the same even if the player is merged into another. */
  readonly colour: Seat;
  readonly body: MessageBody;
}

/** When a message was written, in milliseconds since 1970. */
export const writtenAtMs = ({ t }: ChatMessage): number => Number(t.slice(0, -1));
