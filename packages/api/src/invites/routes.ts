/** Invites: reading one, and taking a seat (docs/design.md#creating-and-joining). */

import { coloursFor, readInvite, takeSeat, viewOf } from '@aeroplane/core';
import { parseHex, SEED_BYTES } from '@aeroplane/dice';
import { colourOf } from '@aeroplane/engine';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import type { Env } from '../env.ts';
import { creatorName } from '../games/creator-name.ts';
import { invitation, takeSeat as takeSeatBody } from '../games/schema.ts';
import { VIEW_ANSWER } from '../games/view-answer.ts';
import { guessLimit } from '../middleware/network-limit.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';

export const inviteRoutes = new Hono<Env>()
  .get(
    '/invites/:code',
    operation({
      summary: 'who invites to what, the commitment and the seeds so far',
      answers: { 200: { schema: invitation } },
      problems: ['unknown-invite'],
    }),
    guessLimit,
    async (c) => {
      const { core, player } = c.var;
      const game = await readInvite(core, c.req.param('code'));
      return c.json({
        ...viewOf(game, player),
        by: creatorName(game),
        colours: coloursFor(game, player).map(colourOf),
      });
    },
  )
  .post(
    '/invites/:code',
    operation({
      summary: 'take a seat with 16 random bytes in hex; again: the same answer',
      answers: { 200: VIEW_ANSWER },
      problems: [
        'unknown-invite',
        'already-started',
        'cancelled',
        'colour-taken',
        'seats-taken',
        'too-many-games',
        'blocked',
        'busy',
      ],
    }),
    guessLimit,
    signedIn,
    valid('json', takeSeatBody),
    async (c) => {
      const { core, player } = c.var;
      const { colour, seed } = c.req.valid('json');
      const bytes = parseHex(seed, SEED_BYTES) ?? new Uint8Array();
      return c.json(
        viewOf(await takeSeat(core, player, c.req.param('code'), { colour, seed: bytes }), player),
      );
    },
  );
