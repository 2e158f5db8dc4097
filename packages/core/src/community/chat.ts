/** Chat of a game's players with each other (docs/design.md#chat). It stays open after the game has ended. */

import type { Seat } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import { ownSeat, seatOfColour } from '../game/seats.ts';
import type { Page } from '../kernel/page.ts';
import { Problem } from '../kernel/problem.ts';
import { fits, isVisible, plainText } from '../kernel/text.ts';
import { chatReadOf } from '../lists/reading.ts';
import type { ChatMessage, MessageBody } from '../model/chat-message.ts';
import { blockedBy } from './blocks.ts';

export const TEXT_GRAPHEMES = 300;
export const TEXT_BYTES = 1_200;

const PAGE = 50;

/** How many messages one seat can write at the same millisecond. */
const ATTEMPTS = 20;

/** Milliseconds have 13 digits until the year 2286, so the order of texts is that of times. */
const timeOf = (ms: number, colour: Seat): string => `${String(ms).padStart(13, '0')}${colour}`;

/** The text of a message as it is stored: plain, and at most 300 graphemes. Errors: `bad-text`. */
export function parseText(text: string): string {
  const plain = plainText(text);
  if (!isVisible(plain)) throw new Problem('bad-text', 'a message has at least one visible character');
  if (!fits(plain, TEXT_GRAPHEMES, TEXT_BYTES)) {
    throw new Problem(
      'bad-text',
      `a message has at most ${TEXT_GRAPHEMES} characters and ${TEXT_BYTES} bytes`,
    );
  }
  return plain;
}

/**
 * Writes a message to the players of a game. Errors: `unknown-game`, `not-seated`, `not-started`, `bad-text`,
 * `too-often`.
 */
export async function say(core: Core, player: string, id: string, wish: MessageBody): Promise<ChatMessage> {
  const game = await core.games.read(id);
  const { colour } = ownSeat(game, player);
  // A message stores its writer's colour, and before the start colours change hands.
  if (game.first === null || colour === null)
    throw new Problem('not-started', 'the game has not started yet');
  const body = 'text' in wish ? { text: parseText(wish.text) } : wish;
  await core.limits.take('chat', player);
  const nowMs = core.clock.nowMs();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const message = { t: timeOf(nowMs + attempt, colour), player, colour, body };
    if (await core.store.putMessage(id, message)) return message;
  }
  throw new Problem('busy', 'too many messages at once; try again');
}

export interface ChatPage extends Page<ChatMessage> {
  /** The reader's own seat. */
  readonly own: Seat | null;
  /** How many messages of this page the reader has not read. */
  readonly unread: number;
}

/**
 * A page of messages, the newest first, without those of players whom the reader has blocked. Errors: `unknown-game`,
 * `not-seated`, `bad-cursor`.
 */
export async function readChat(core: Core, player: string, id: string, from?: string): Promise<ChatPage> {
  const game = await core.games.read(id);
  const { colour: own } = ownSeat(game, player);
  const page = await core.store.chat(id, PAGE, from);
  const read = await chatReadOf(core, player, game);
  const blocked = await blockedBy(core, player);
  const items = page.items.filter(({ colour }) => {
    const sitter = seatOfColour(game, colour)?.sitter;
    return sitter?.kind !== 'player' || !blocked.has(sitter.player);
  });
  const unread = items.filter(({ t, colour }) => colour !== own && t > read).length;
  return { ...page, items, own, unread };
}
