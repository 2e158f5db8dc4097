/** By what players are reached and recognised: sessions, devices, hand-over codes, passkeys and challenges (docs/design.md#people). */

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
  /** Notes when a device was reached, where it is still there. */
  setReached(player: string, id: string, reachedAtMs: number): Promise<void>;
  removeDevice(player: string, id: string): Promise<void>;
  /** The player that an endpoint belongs to, by the id of its device. */
  ownerOfDevice(id: string): Promise<string | undefined>;
  setOwnerOfDevice(id: string, player: string): Promise<void>;
  /** Where it is this player's: another's stays. */
  removeOwnerOfDevice(id: string, player: string): Promise<void>;
}

export interface CodeStore {
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
  putChallenge(challenge: Challenge): Promise<void>;
  /** Removes a challenge and returns it; undefined where there is none, however many ask at once. */
  takeChallenge(challenge: string): Promise<Challenge | undefined>;
}

export interface PasskeyStore {
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
}

export interface AccessStore extends SessionStore, DeviceStore, CodeStore, PasskeyStore {}
