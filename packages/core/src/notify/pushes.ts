/** Which pushes a player still has to get (docs/design.md#web-push). */

import type { Addressee } from '../model/addressee.ts';
import type { Membership } from '../model/membership.ts';
import type { Notice } from '../model/notice.ts';
import type { Player } from '../model/player.ts';
import type { PushMessage } from '../model/queued-message.ts';
import { isRead } from './chat-notices.ts';
import { isReceipted, channelOf } from './receipts.ts';

/**
 * Whether a push of a notice is wanted by its reader: the game is not muted, the kind is not silenced, and a chat message
 * is not read yet. Planning asks this, and delivery asks again, since the answer changes while a message is queued.
 */
export const isWanted = (
  notice: Pick<Notice, 'kind' | 'key'>,
  { silenced }: Pick<Player, 'silenced'>,
  { muted, chat }: Pick<Membership, 'muted' | 'chat'>,
): boolean => !muted && !silenced.push.includes(notice.kind) && !isRead(chat, notice);

/** The wanted pushes that a player's devices have not received. */
export function pushesOf(
  { player, devices }: Addressee,
  membership: Pick<Membership, 'muted' | 'receipts' | 'chat'>,
  notices: readonly Notice[],
): PushMessage[] {
  return notices
    .filter((notice) => isWanted(notice, player, membership))
    .flatMap((notice) =>
      devices
        .filter((device) => !isReceipted(membership.receipts, notice, channelOf(device)))
        .map((device): PushMessage => {
          const { game, kind, key } = notice;
          return { type: 'push', player: player.id, device: device.id, game, kind, key };
        }),
    );
}
