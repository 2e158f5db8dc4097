/** A message in the chat of a game (docs/design.md#chat). */

import type { Seat } from '@aeroplane/engine';
import type { Phrase } from './phrase.ts';

/** Words of one's own, or a phrase that each reader sees in their language. */
export type MessageBody = { readonly text: string } | { readonly phrase: Phrase };

export interface ChatMessage {
  /** When, in milliseconds, and the writer's seat: in order of time, and one of its kind within a game. */
  readonly t: string;
  readonly player: string;
  /** The seat that the player had: the same as long as the game is, whoever the player becomes a part of. */
  readonly colour: Seat;
  readonly body: MessageBody;
}

/** When a message was written. */
export const writtenAtMs = ({ t }: ChatMessage): number => Number(t.slice(0, -1));
