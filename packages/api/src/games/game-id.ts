/** The id of a game in a path. */

import { isId, Problem } from '@aeroplane/core';
import { validator } from 'hono/validator';
import { withContract } from '../contract/contract.ts';

/**
 * Checks the parameter `id` of a path, before the store is asked for it. It is the last check of a route, so that a request
 * that is wrong in other ways too is told of them first.
 */
export const gameId = withContract(
  validator('param', ({ id = '' }: { readonly id?: string }) => {
    if (!isId(id)) throw new Problem('unknown-game', 'there is no such game');
    return { id };
  }),
  { problems: ['unknown-game'] },
);
