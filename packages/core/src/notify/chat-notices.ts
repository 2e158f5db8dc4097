/** Who must hear of what was said in a game (DESIGN § 6): of several messages, the newest is all that matters. */

import type { Core } from '../context/core.ts';
import type { Game } from '../game/game.ts';
import { seatOfColour } from '../game/seats.ts';
import type { ChatMessage } from '../model/chat-message.ts';
import type { Notice } from '../model/notice.ts';
import { noticesOf } from './game-notices.ts';

const KEY_PREFIX = 'c';

/** Everybody but who wrote it, known by the seat: a guest may have become part of another player since. */
export function chatNotices(game: Game, newest: ChatMessage | undefined): Notice[] {
  if (newest === undefined) return [];
  const { t, colour, body } = newest;
  const writer = seatOfColour(game, colour)?.sitter;
  return game.seats.flatMap(({ sitter, colour: one }): Notice[] =>
    sitter.kind === 'player' && one !== colour
      ? [
          {
            kind: 'chat',
            player: sitter.player,
            game: game.id,
            key: KEY_PREFIX + t,
            ...(writer?.kind === 'player' && { who: writer.name, from: writer.player }),
            body,
          },
        ]
      : [],
  );
}

/** Whether a message is one that its reader has read, up to the mark of which they have. */
export const isRead = (read: string | undefined, { kind, key }: Pick<Notice, 'kind' | 'key'>): boolean =>
  kind === 'chat' && key <= KEY_PREFIX + (read ?? '');

/** Those of these notices that are nobody's doing whom their reader has blocked. */
export async function unblocked(core: Core, notices: readonly Notice[]): Promise<Notice[]> {
  const heard: Notice[] = [];
  for (const notice of notices) {
    const { player, from } = notice;
    if (from === undefined || (await core.store.readBlock(player, from)) === undefined) heard.push(notice);
  }
  return heard;
}

/** What must be heard of the newest message of a game. */
export async function readChatNotices(core: Core, game: Game): Promise<Notice[]> {
  if (game.first === null) return [];
  const { items } = await core.store.chat(game.id, 1);
  return unblocked(core, chatNotices(game, items[0]));
}

/** Everything that somebody must hear now of this game. */
export const currentNotices = async (core: Core, game: Game): Promise<Notice[]> => [
  ...(await unblocked(core, noticesOf(game, core.clock.nowMs()))),
  ...(await readChatNotices(core, game)),
];
