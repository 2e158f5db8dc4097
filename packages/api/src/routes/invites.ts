/** Invites: what one is invited to, and taking a seat. */

import { coloursFor, readInvite, takeSeat, viewOf, type Game } from '@aeroplane/core';
import { parseHex, SEED_BYTES } from '@aeroplane/dice';
import { colourOf } from '@aeroplane/engine';
import { Hono } from 'hono';
import type { AppDeps, Env } from '../env.ts';
import { guesses } from '../guesses.ts';
import { takeSeat as takeSeatBody } from '../schema/game.ts';
import { signedIn } from '../session-cookie.ts';
import { valid } from '../valid.ts';

/** The name of who created the game; empty until they have sat down themselves. */
export function creatorName(game: Game): string {
  const sitter = game.seats[game.creator]?.sitter;
  return sitter?.kind === 'player' ? sitter.name : '';
}

export const inviteRoutes = (deps: AppDeps) => {
  const { core } = deps;
  const guessed = guesses(deps);
  return new Hono<Env>()
    .get('/invites/:code', guessed, async (c) => {
      const game = await readInvite(core, c.req.param('code'));
      const reader = c.get('player');
      return c.json({
        ...viewOf(game, reader),
        by: creatorName(game),
        colours: coloursFor(game, reader).map(colourOf),
      });
    })
    .post('/invites/:code', guessed, signedIn, valid('json', takeSeatBody), async (c) => {
      const { colour, seed } = c.req.valid('json');
      const player = c.get('player');
      const bytes = parseHex(seed, SEED_BYTES) ?? new Uint8Array();
      const game = await takeSeat(core, player, c.req.param('code'), { colour, seed: bytes });
      return c.json(viewOf(game, player));
    });
};
