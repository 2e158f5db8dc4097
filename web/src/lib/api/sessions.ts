/** The player's sessions, and handing the player over to another device. */

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

/** `install`: a code that lasts longer, for the app that is being installed on this device. */
export const makeCode = (install = false): Promise<HandOverCode> =>
  read(api.codes.$post({ json: { install } }));

/** The player of a code, which stays valid. */
export const codeOwner = (code: string): Promise<{ name: string }> =>
  read(api.codes[':code'].$get({ param: { code } }));

/** Uses the code up: this device goes on as its player. */
export const useCode = (code: string): Promise<Player> => read(api.codes[':code'].$post({ param: { code } }));
