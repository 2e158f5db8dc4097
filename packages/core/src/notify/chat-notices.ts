/** Notices of chat (docs/design.md#chat): only the newest message of a game is pushed. */

import type { Core } from '../context/core.ts';
import type { Game } from '../game/game.ts';
import { seatOfColour } from '../game/seats.ts';
import type { ChatMessage } from '../model/chat-message.ts';
import type { Notice } from '../model/notice.ts';
import { noticesOf } from './game-notices.ts';

const KEY_PREFIX = 'c';

/**
 * A notice for everyone but the writer, known by the seat's colour: the writer may have merged into another player
 * since.
 */
export function chatNotices(game: Game, newest: ChatMessage | undefined): Notice[] {
  if (newest === undefined) return [];
  const { t, colour, body } = newest;
  const writer = seatOfColour(game, colour)?.sitter;
  return game.seats.flatMap(({ sitter, colour: seatColour }): Notice[] =>
    sitter.kind === 'player' && seatColour !== colour
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

/** Whether the notice is a chat message up to `read`, the last that its reader has read. */
export const isRead = (read: string | undefined, { kind, key }: Pick<Notice, 'kind' | 'key'>): boolean =>
  kind === 'chat' && key <= KEY_PREFIX + (read ?? '');

/** Drops notices caused by someone the reader has blocked. */
export async function unblocked(core: Core, notices: readonly Notice[]): Promise<Notice[]> {
  const wanted: Notice[] = [];
  for (const notice of notices) {
    const { player, from } = notice;
    if (from === undefined || (await core.store.readBlock(player, from)) === undefined) wanted.push(notice);
  }
  return wanted;
}

/** The notices of a game's newest message. */
export async function readChatNotices(core: Core, game: Game): Promise<Notice[]> {
  if (game.first === null) return [];
  const { items } = await core.store.chat(game.id, 1);
  return unblocked(core, chatNotices(game, items[0]));
}

/** All notices of a game as it stands. */
export const currentNotices = async (core: Core, game: Game): Promise<Notice[]> => [
  ...(await unblocked(core, noticesOf(game, core.clock.nowMs()))),
  ...(await readChatNotices(core, game)),
];
