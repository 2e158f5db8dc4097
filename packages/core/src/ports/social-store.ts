/** What players do to each other: nudges, blocks, reports and chat (docs/design.md#people). */

import type { Page } from '../kernel/page.ts';
import type { Block } from '../model/block.ts';
import type { ChatMessage } from '../model/chat-message.ts';
import type { Nudge } from '../model/nudge.ts';
import type { Report } from '../model/report.ts';

export interface SocialStore {
  readNudge(from: string, to: string): Promise<Nudge | undefined>;
  /** Stores a nudge; false where the pair's last one was not before `olderThanMs`. */
  putNudge(nudge: Nudge, olderThanMs: number): Promise<boolean>;
  removeNudge(from: string, to: string): Promise<void>;

  readBlock(player: string, blocked: string): Promise<Block | undefined>;
  /** The blocks made by a player. */
  blocks(player: string): Promise<Block[]>;
  putBlock(block: Block): Promise<void>;
  removeBlock(player: string, blocked: string): Promise<void>;
  /** Players who may have blocked this one: hints, which the block itself confirms. */
  blockers(player: string): Promise<string[]>;
  putBlocker(player: string, blocker: string): Promise<void>;
  removeBlocker(player: string, blocker: string): Promise<void>;

  /** Stores a report, in place of an earlier one by the same seat of the same seat. */
  putReport(report: Report): Promise<void>;
  reports(game: string): Promise<Report[]>;
  removeReport(report: Pick<Report, 'game' | 'by' | 'of'>): Promise<void>;

  /** Stores a message; false, and nothing is changed, where its game has one with this `t`. */
  putMessage(game: string, message: ChatMessage): Promise<boolean>;
  removeMessage(game: string, t: string): Promise<void>;
  /** The messages of a game, the newest first. `bad-cursor` where `from` is not a `next` of this list. */
  chat(game: string, limit: number, from?: string): Promise<Page<ChatMessage>>;
}
