/** Where everything is kept (docs/design.md#storage). */

import type { Game, SecretGame } from '../game/game.ts';
import type { Page } from '../kernel/page.ts';
import type { Addressee } from '../model/addressee.ts';
import type { Block } from '../model/block.ts';
import type { ChatMessage } from '../model/chat-message.ts';
import type { Device } from '../model/device.ts';
import type { DoneGame } from '../model/finished-game.ts';
import type { HandOverCode } from '../model/hand-over-code.ts';
import type { LimitName } from '../model/limit.ts';
import type { Membership } from '../model/membership.ts';
import type { Nudge } from '../model/nudge.ts';
import type { Challenge, Passkey } from '../model/passkey.ts';
import type { Player } from '../model/player.ts';
import type { Report } from '../model/report.ts';
import type { Session } from '../model/session.ts';

/** What the clock has to look at. */
export interface Due {
  readonly games: readonly string[];
  readonly players: readonly string[];
}

/** Where everything is kept. Reads of games see every write that was acknowledged before them. */
export interface Store {
  /** The game without its secrets. */
  readGame(id: string): Promise<Game | undefined>;
  /** The games of these ids that exist, in any order, without their secrets. */
  readGames(ids: readonly string[]): Promise<Game[]>;
  /** The game with its secrets, for writes only. */
  readSecretGame(id: string): Promise<SecretGame | undefined>;
  /** False where the id is taken. */
  createGame(game: SecretGame): Promise<boolean>;
  /** Replaces the game; false, and nothing is changed, where the stored version is not the one before. */
  replaceGame(game: SecretGame): Promise<boolean>;
  /** Public games that wait, the newest first. `bad-cursor` where `from` is not a `next` of this list. */
  openGames(limit: number, from?: string): Promise<Page<Game>>;
  /** Who has something due, at most a few hundred at a time. */
  due(nowMs: number): Promise<Due>;

  readPlayer(id: string): Promise<Player | undefined>;
  /** Stores a new player, whose id is random. */
  createPlayer(player: Player): Promise<void>;
  /** Replaces the player; false, and nothing is changed, where the stored version is not the one before. */
  replacePlayer(player: Player): Promise<boolean>;
  removePlayer(id: string): Promise<void>;
  /** The guests that have become part of a player. */
  guests(player: string): Promise<string[]>;
  putGuest(player: string, guest: string): Promise<void>;
  removeGuest(player: string, guest: string): Promise<void>;
  /** The player and the devices that pushes reach them on, in one read. */
  readAddressee(id: string): Promise<Addressee | undefined>;

  readSession(player: string, hash: string): Promise<Session | undefined>;
  sessions(player: string): Promise<Session[]>;
  putSession(session: Session): Promise<void>;
  removeSession(player: string, hash: string): Promise<void>;

  readDevice(player: string, id: string): Promise<Device | undefined>;
  putDevice(device: Device): Promise<void>;
  /** Notes when a device was reached, where it is still there. */
  setReached(player: string, id: string, reachedAtMs: number): Promise<void>;
  removeDevice(player: string, id: string): Promise<void>;
  /** The player that an endpoint belongs to, by the id of its device. */
  ownerOfDevice(id: string): Promise<string | undefined>;
  setOwnerOfDevice(id: string, player: string): Promise<void>;
  /** Where it is this player's: another's stays. */
  removeOwnerOfDevice(id: string, player: string): Promise<void>;

  readCode(code: string): Promise<HandOverCode | undefined>;
  putCode(code: HandOverCode): Promise<void>;
  /** Uses a code up for one user, who may do so again; false where another has, or there is none. */
  claimCode(code: string, user: string): Promise<boolean>;
  /** Removes a hand-over code, or a challenge. */
  removeCode(code: string): Promise<void>;
  /** The hand-over codes and challenges that name a player; hints, which may name one in vain. */
  codesOf(player: string): Promise<string[]>;
  putCodeOf(player: string, code: string, expiresAtMs: number): Promise<void>;
  removeCodeOf(player: string, code: string): Promise<void>;

  readPasskey(player: string, id: string): Promise<Passkey | undefined>;
  passkeys(player: string): Promise<Passkey[]>;
  putPasskey(passkey: Passkey): Promise<void>;
  removePasskey(player: string, id: string): Promise<void>;
  /** Notes that a passkey was used; false where it is gone, or its counter has not risen though it counts. */
  notePasskeyUse(player: string, id: string, counter: number, usedAtMs: number): Promise<boolean>;
  /** The player that a passkey signs in. */
  ownerOfPasskey(id: string): Promise<string | undefined>;
  setOwnerOfPasskey(id: string, player: string): Promise<void>;
  removeOwnerOfPasskey(id: string): Promise<void>;
  putChallenge(challenge: Challenge): Promise<void>;
  /** Removes a challenge and returns it; undefined where there is none, however many ask at once. */
  takeChallenge(challenge: string): Promise<Challenge | undefined>;

  readNudge(from: string, to: string): Promise<Nudge | undefined>;
  /** Stores a nudge; false where the pair's last one is not older than `olderThanMs`. */
  putNudge(nudge: Nudge, olderThanMs: number): Promise<boolean>;
  removeNudge(from: string, to: string): Promise<void>;

  readBlock(player: string, blocked: string): Promise<Block | undefined>;
  /** Whom a player has blocked. */
  blocks(player: string): Promise<Block[]>;
  putBlock(block: Block): Promise<void>;
  removeBlock(player: string, blocked: string): Promise<void>;
  /** Those who have blocked a player; hints, which may name somebody in vain. */
  blockers(player: string): Promise<string[]>;
  putBlocker(player: string, blocker: string): Promise<void>;
  removeBlocker(player: string, blocker: string): Promise<void>;

  /** Keeps a report for whoever runs the server, in place of an earlier one by the same seat of the same. */
  putReport(report: Report): Promise<void>;
  reports(game: string): Promise<Report[]>;
  removeReport(report: Pick<Report, 'game' | 'by' | 'of'>): Promise<void>;

  /** When a bucket of a limit is full again, in milliseconds since 1970; undefined where it was not used, or long ago. */
  readLimit(what: LimitName, who: string): Promise<number | undefined>;
  /** Notes when a bucket is full again; false, and nothing is changed, where it does not say `before`. */
  setLimit(what: LimitName, who: string, fullAtMs: number, before: number | undefined): Promise<boolean>;
  /** Notes that a bucket is full so much later; false, and nothing is changed, where it says more than `mostMs`, or nothing. */
  raiseLimit(what: LimitName, who: string, byMs: number, mostMs: number): Promise<boolean>;
  removeLimit(what: LimitName, who: string): Promise<void>;

  /** Stores a message; false, and nothing is changed, where its game has one with this `t`. */
  putMessage(game: string, message: ChatMessage): Promise<boolean>;
  removeMessage(game: string, t: string): Promise<void>;
  /** The messages of a game, the newest first. `bad-cursor` where `from` is not a `next` of this list. */
  chat(game: string, limit: number, from?: string): Promise<Page<ChatMessage>>;

  readMembership(player: string, game: string): Promise<Membership | undefined>;
  memberships(player: string): Promise<Membership[]>;
  /** Writes a membership as of `sinceMs`; one that exists keeps what has been seen. */
  addMembership(player: string, game: string, sinceMs: number): Promise<void>;
  removeMembership(player: string, game: string): Promise<void>;
  /** Raises `seen` of a membership; false where there is none. A lower number changes nothing. */
  markSeen(player: string, game: string, ply: number): Promise<boolean>;
  /** Raises `chat` of a membership; false where there is none. A lower one changes nothing. */
  markChatRead(player: string, game: string, t: string): Promise<boolean>;
  /** False where there is no membership. */
  setMuted(player: string, game: string, muted: boolean): Promise<boolean>;
  /** Replaces what a membership says was told; false where it does not say `before`, or there is none. */
  setTold(player: string, game: string, told: readonly string[], before: readonly string[]): Promise<boolean>;

  readDone(player: string, finishedAtMs: number, game: string): Promise<DoneGame | undefined>;
  putDone(player: string, done: DoneGame): Promise<void>;
  removeDone(player: string, finishedAtMs: number, game: string): Promise<void>;
  /** Raises `seen` of a finished game that is there. A lower number changes nothing. */
  markDoneSeen(player: string, finishedAtMs: number, game: string, ply: number): Promise<void>;
  /** Raises `chat` of a finished game that is there. A lower one changes nothing. */
  markDoneChatRead(player: string, finishedAtMs: number, game: string, t: string): Promise<void>;
  /** The latest first. `bad-cursor` where `from` is not a `next` of this list. */
  doneGames(player: string, limit: number, from?: string): Promise<Page<DoneGame>>;
}
