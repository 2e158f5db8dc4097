/** Access to players: sessions, devices, hand-over codes, passkeys and challenges (docs/design.md#people). */

import type { Device } from '../model/device.ts';
import type { HandOverCode } from '../model/hand-over-code.ts';
import type { Challenge, Passkey } from '../model/passkey.ts';
import type { Session } from '../model/session.ts';

export interface SessionStore {
  readSession(player: string, hash: string): Promise<Session | undefined>;
  sessions(player: string): Promise<Session[]>;
  putSession(session: Session): Promise<void>;
  removeSession(player: string, hash: string): Promise<void>;
}

export interface DeviceStore {
  readDevice(player: string, id: string): Promise<Device | undefined>;
  putDevice(device: Device): Promise<void>;
  /** Records when a device was reached, if it still exists. */
  setReached(player: string, id: string, reachedAtMs: number): Promise<void>;
  removeDevice(player: string, id: string): Promise<void>;
  /** The player whom a device belongs to, by its id. */
  ownerOfDevice(id: string): Promise<string | undefined>;
  setOwnerOfDevice(id: string, player: string): Promise<void>;
  /** Removes the owner if it is this player. */
  removeOwnerOfDevice(id: string, player: string): Promise<void>;
}

export interface CodeStore {
  readCode(code: string): Promise<HandOverCode | undefined>;
  putCode(code: HandOverCode): Promise<void>;
  /** Uses a code for one user, who may repeat it; false where another user has used it, or there is no such code. */
  claimCode(code: string, user: string): Promise<boolean>;
  /** Removes a hand-over code, or a challenge. */
  removeCode(code: string): Promise<void>;
  /** The hand-over codes and challenges of a player: hints, which may name ones that no longer exist. */
  codesOf(player: string): Promise<string[]>;
  putCodeOf(player: string, code: string, expiresAtMs: number): Promise<void>;
  removeCodeOf(player: string, code: string): Promise<void>;
  putChallenge(challenge: Challenge): Promise<void>;
  /** Removes a challenge and returns it, to one caller only; undefined where there is none. */
  takeChallenge(challenge: string): Promise<Challenge | undefined>;
}

export interface PasskeyStore {
  readPasskey(player: string, id: string): Promise<Passkey | undefined>;
  passkeys(player: string): Promise<Passkey[]>;
  putPasskey(passkey: Passkey): Promise<void>;
  removePasskey(player: string, id: string): Promise<void>;
  /** Records a use of a passkey; false where it is gone, or its counter counts and has not risen. */
  notePasskeyUse(player: string, id: string, counter: number, usedAtMs: number): Promise<boolean>;
  /** The player whom a passkey signs in. */
  ownerOfPasskey(id: string): Promise<string | undefined>;
  setOwnerOfPasskey(id: string, player: string): Promise<void>;
  removeOwnerOfPasskey(id: string): Promise<void>;
}

export interface AccessStore extends SessionStore, DeviceStore, CodeStore, PasskeyStore {}
