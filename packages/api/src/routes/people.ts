/** A player's data and their end, and keeping away from other people (DESIGN § 7). */

import { block, blockEntry, deletePlayer, exportPlayer, report, unblock } from '@aeroplane/core';
import { Hono } from 'hono';
import type { AppDeps, Env } from '../env.ts';
import { newBlock, newReport } from '../schema/people.ts';
import { forgetSession, signedIn } from '../session-cookie.ts';
import { valid } from '../valid.ts';

export const peopleRoutes = (deps: AppDeps) => {
  const { core, onReport } = deps;
  return new Hono<Env>()
    .get('/me/export', signedIn, async (c) =>
      c.json(await exportPlayer(core, c.get('player'), c.get('session')), 200, {
        'Content-Disposition': 'attachment; filename="aeroplane-chess.json"',
      }),
    )
    .delete('/me', signedIn, async (c) => {
      await deletePlayer(core, c.get('player'));
      forgetSession(c, deps);
      return c.body(null, 204);
    })
    .get('/blocks', signedIn, async (c) => {
      const blocks = await core.store.blocks(c.get('player'));
      return c.json({ blocks: blocks.map(blockEntry) });
    })
    .post('/blocks', signedIn, valid('json', newBlock), async (c) => {
      const { game, colour } = c.req.valid('json');
      return c.json(blockEntry(await block(core, c.get('player'), game, colour)), 201);
    })
    .delete('/blocks/:id', signedIn, async (c) => {
      await unblock(core, c.get('player'), c.req.param('id'));
      return c.body(null, 204);
    })
    .post('/reports', signedIn, valid('json', newReport), async (c) => {
      const wish = c.req.valid('json');
      await report(core, c.get('player'), wish);
      onReport(wish.game, wish.colour);
      return c.body(null, 201);
    });
};
