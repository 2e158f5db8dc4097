/** Making, listing and removing passkeys, and signing in by one. */

import type { PasskeyAppType } from '@aeroplane/api';
import { hc } from 'hono/client';
import type { Passkey, Player } from '../api-types/types.ts';
import { done, EMPTY, read } from './client.ts';

const { passkeys } = hc<PasskeyAppType>('/').api;

export const myPasskeys = async (): Promise<Passkey[]> =>
  (await read<{ passkeys: Passkey[] }>(passkeys.$get())).passkeys;

/** The options with which the browser creates a passkey. */
export const beginPasskey = <Options>(): Promise<Options> => read(passkeys.creation.$post({}, EMPTY));

type Made = Parameters<typeof passkeys.$post>[0]['json']['response'];

export const keepPasskey = (name: string, response: unknown): Promise<Passkey> =>
  read(passkeys.$post({ json: { name, response: response as Made } }));

export const removePasskey = (id: string): Promise<void> => done(passkeys[':id'].$delete({ param: { id } }));

/** The options with which the browser looks for a passkey. */
export const beginSignIn = <Options>(): Promise<Options> => read(passkeys.request.$post({}, EMPTY));

type Used = Parameters<typeof passkeys.session.$post>[0]['json']['response'];

export const signInByPasskey = (response: unknown): Promise<Player> =>
  read(passkeys.session.$post({ json: { response: response as Used } }));
