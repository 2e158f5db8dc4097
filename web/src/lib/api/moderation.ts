/** Blocks and reports. */

import type { Colour } from '@aeroplane/engine';
import type { Block } from '../api-types/types.ts';
import { api, done, read } from './client.ts';

export const myBlocks = async (): Promise<Block[]> =>
  (await read<{ blocks: Block[] }>(api.blocks.$get())).blocks;

/** Blocks the player of a colour in a game. */
export const blockPlayer = (game: string, colour: Colour): Promise<Block> =>
  read(api.blocks.$post({ json: { game, colour } }));

export const unblock = (id: string): Promise<void> => done(api.blocks[':id'].$delete({ param: { id } }));

/** Reports the player of a colour in a game to the operator. */
export const reportPlayer = (game: string, colour: Colour, reason: string): Promise<void> =>
  done(api.reports.$post({ json: { game, colour, reason } }));
