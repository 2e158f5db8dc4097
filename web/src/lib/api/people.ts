/** Passkeys, blocks and reports, and the end of a player. */

import type { PasskeyAppType } from '@aeroplane/api';
import type { Colour } from '@aeroplane/engine';
import { hc } from 'hono/client';
import type { Block, Passkey, Player } from '../api-types/types.ts';
import { api, done, EMPTY, read } from './client.ts';

const { passkeys } = hc<PasskeyAppType>('/').api;

export const myPasskeys = async (): Promise<Passkey[]> =>
  (await read<{ passkeys: Passkey[] }>(passkeys.$get())).passkeys;

/** What the browser makes a passkey with. */
export const beginPasskey = <Options>(): Promise<Options> => read(passkeys.creation.$post({}, EMPTY));

type Made = Parameters<typeof passkeys.$post>[0]['json']['response'];

export const keepPasskey = (name: string, response: unknown): Promise<Passkey> =>
  read(passkeys.$post({ json: { name, response: response as Made } }));

export const removePasskey = (id: string): Promise<void> => done(passkeys[':id'].$delete({ param: { id } }));

/** What the browser looks for a passkey with. */
export const beginSignIn = <Options>(): Promise<Options> => read(passkeys.request.$post({}, EMPTY));

type Used = Parameters<typeof passkeys.session.$post>[0]['json']['response'];

export const signInByPasskey = (response: unknown): Promise<Player> =>
  read(passkeys.session.$post({ json: { response: response as Used } }));

export const myBlocks = async (): Promise<Block[]> =>
  (await read<{ blocks: Block[] }>(api.blocks.$get())).blocks;

/** Blocks the player of a colour in a game. */
export const blockPlayer = (game: string, colour: Colour): Promise<Block> =>
  read(api.blocks.$post({ json: { game, colour } }));

export const unblock = (id: string): Promise<void> => done(api.blocks[':id'].$delete({ param: { id } }));

/** Tells whoever runs the server of the player of a colour in a game. */
export const reportPlayer = (game: string, colour: Colour, reason: string): Promise<void> =>
  done(api.reports.$post({ json: { game, colour, reason } }));

export const EXPORT_ADDRESS = '/api/me/export';

export const deleteMe = (): Promise<void> => done(api.me.$delete());
