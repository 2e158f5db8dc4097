/**
 * Exporting and deleting a player (docs/design.md#deleting-and-exporting), blocks and reports
 * (docs/design.md#blocks-and-reports).
 */

import { block, blockEntry, deletePlayer, exportPlayer, report, unblock } from '@aeroplane/core';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import type { AppEnv } from '../env.ts';
import { forgetSession, signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import * as schema from './schema.ts';

export const peopleRoutes = new Hono<AppEnv>()
  .get(
    '/me/export',
    operation({
      summary: 'everything that is kept about the player',
      answers: { 200: { description: 'the data, without secrets', schema: schema.exported } },
    }),
    signedIn,
    async (c) => {
      const { core, player, session } = c.var;
      return c.json(await exportPlayer(core, player, session), 200, {
        'Content-Disposition': 'attachment; filename="aeroplane-chess.json"',
      });
    },
  )
  .delete(
    '/me',
    operation({
      summary: 'be forgotten: seats become a former player’s, and their games go on',
      answers: { 204: { description: 'signed out everywhere, and being forgotten' } },
      problems: ['busy'],
    }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      await deletePlayer(core, player);
      forgetSession(c);
      return c.body(null, 204);
    },
  )
  .get(
    '/blocks',
    operation({
      summary: 'whom the player has blocked',
      answers: { 200: { description: 'the blocks', schema: schema.blocks } },
    }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      return c.json({ blocks: (await core.store.blocks(player)).map(blockEntry) });
    },
  )
  .post(
    '/blocks',
    operation({
      summary: 'block another person of a game: no new games together, no words, no nudges; again: the same',
      answers: { 201: { description: 'the block', schema: schema.block } },
      problems: ['unknown-game', 'not-seated', 'no-player', 'too-many-blocks'],
    }),
    signedIn,
    valid('json', schema.newBlock),
    async (c) => {
      const { core, player } = c.var;
      const { game, colour } = c.req.valid('json');
      return c.json(blockEntry(await block(core, player, game, colour)), 201);
    },
  )
  .delete(
    '/blocks/:id',
    operation({ summary: 'take a block back', answers: { 204: { description: 'taken back' } } }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      await unblock(core, player, c.req.param('id'));
      return c.body(null, 204);
    },
  )
  .post(
    '/reports',
    operation({
      summary: 'report another person of a game to whoever runs the server',
      answers: { 201: { description: 'kept' } },
      problems: ['unknown-game', 'not-seated', 'no-player', 'not-started', 'bad-text'],
    }),
    signedIn,
    valid('json', schema.newReport),
    async (c) => {
      const { core, player, deps } = c.var;
      const wish = c.req.valid('json');
      await report(core, player, wish);
      deps.onReport(wish.game, wish.colour);
      return c.body(null, 201);
    },
  );
