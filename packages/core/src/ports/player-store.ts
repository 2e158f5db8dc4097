/** Players, and the guests merged into them (docs/design.md#people). */

import type { Addressee } from '../model/addressee.ts';
import type { Player } from '../model/player.ts';

export interface PlayerStore {
  readPlayer(id: string): Promise<Player | undefined>;
  /** Stores a new player, whose id is random. */
  createPlayer(player: Player): Promise<void>;
  /** Replaces the player; false, and nothing is changed, where the stored version is not the one before. */
  replacePlayer(player: Player): Promise<boolean>;
  removePlayer(id: string): Promise<void>;
  /** The guests merged into a player. */
  guests(player: string): Promise<string[]>;
  putGuest(player: string, guest: string): Promise<void>;
  removeGuest(player: string, guest: string): Promise<void>;
  /** The player with their devices, in one read. */
  readAddressee(id: string): Promise<Addressee | undefined>;
}
