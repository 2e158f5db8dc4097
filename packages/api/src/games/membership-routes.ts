/** What a player does beside a game: reading it, muting it, and nudging the player it waits for (docs/design.md#notices). */

import { markSeen, muteGame, nudge } from '@aeroplane/core';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import type { Env } from '../env.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { gameId } from './game-id.ts';
import * as schema from './schema.ts';

export const membershipRoutes = new Hono<Env>()
  .post(
    '/games/:id/seen',
    operation({
      summary: 'tell what one has seen',
      answers: { 204: { description: 'noted' } },
      problems: ['not-seated'],
    }),
    signedIn,
    valid('json', schema.markSeen),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      const { ply, chat } = c.req.valid('json');
      await markSeen(core, player, c.req.valid('param').id, ply, chat);
      return c.body(null, 204);
    },
  )
  .post(
    '/games/:id/nudge',
    operation({
      summary: 'nudge whoever is waited for, once a day',
      answers: { 204: { description: 'nudged' } },
      problems: ['not-seated', 'not-to-nudge', 'nudged-already'],
    }),
    signedIn,
    valid('json', schema.nudge),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      await nudge(core, player, c.req.valid('param').id, c.req.valid('json').colour);
      return c.body(null, 204);
    },
  )
  .post(
    '/games/:id/mute',
    operation({
      summary: 'hear nothing more of a game, or again',
      answers: { 204: { description: 'noted' } },
      problems: ['not-seated'],
    }),
    signedIn,
    valid('json', schema.muteGame),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      await muteGame(core, player, c.req.valid('param').id, c.req.valid('json').muted);
      return c.body(null, 204);
    },
  );
