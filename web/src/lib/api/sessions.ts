/** Where a player is signed in, and carrying them over to another device. */

import type { Player } from '../api-types/types.ts';
import { api, done, read } from './client.ts';

export interface SignedIn {
  readonly id: string;
  readonly createdAt: string;
  /** This device. */
  readonly current?: true;
}

export interface HandOverCode {
  readonly code: string;
  readonly expiresAt: string;
}

const sessions = api.me.sessions;

export const mySessions = async (): Promise<SignedIn[]> =>
  (await read<{ sessions: SignedIn[] }>(sessions.$get())).sessions;

/** Signs out one device; `current` is this one. */
export const endSession = (id: string): Promise<void> => done(sessions[':id'].$delete({ param: { id } }));

export const endAllSessions = (): Promise<void> => done(sessions.$delete());

/** `install`: for the app that is being installed on this device; it lasts longer. */
export const makeCode = (install = false): Promise<HandOverCode> =>
  read(api.codes.$post({ json: { install } }));

/** Whom a code carries over. It stays good. */
export const codeOwner = (code: string): Promise<{ name: string }> =>
  read(api.codes[':code'].$get({ param: { code } }));

/** Goes on as the player of a code on this device. */
export const useCode = (code: string): Promise<Player> => read(api.codes[':code'].$post({ param: { code } }));
