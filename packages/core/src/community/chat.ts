/** What the people of a game say to each other (DESIGN § 4, § 7): for those who have a seat, and still there at its end. */

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

/** Messages of one seat within one millisecond. */
const ATTEMPTS = 20;

/** Milliseconds have 13 digits until the year 2286, so the order of texts is that of times. */
const timeOf = (ms: number, colour: Seat): string => `${String(ms).padStart(13, '0')}${colour}`;

/** Words as they are kept: plain, and not too long. `bad-text`. */
export function parseText(text: string): string {
  const plain = plainText(text);
  if (!isVisible(plain)) throw new Problem('bad-text', 'a message has at least one letter, figure or sign');
  if (!fits(plain, TEXT_GRAPHEMES, TEXT_BYTES)) {
    throw new Problem(
      'bad-text',
      `a message has at most ${TEXT_GRAPHEMES} characters and ${TEXT_BYTES} bytes`,
    );
  }
  return plain;
}

/** Says something to the people of a game. Errors: `unknown-game`, `not-seated`, `not-started`, `bad-text`, `too-often`. */
export async function say(core: Core, player: string, id: string, wish: MessageBody): Promise<ChatMessage> {
  const game = await core.games.read(id);
  const { colour } = ownSeat(game, player);
  // Until then colours change hands, and a message is known by its writer's.
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
  /** How many of these the reader has not read. */
  readonly unread: number;
}

/** A page of what was said but by those whom the reader has blocked, the newest first. Errors: `unknown-game`, `not-seated`, `bad-cursor`. */
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
