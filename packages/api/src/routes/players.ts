/** People: guests, and what a player keeps of themselves. */

import {
  changeMe,
  finishedGames,
  listEntryOf,
  meOf,
  nextDecision,
  readMe,
  signInAsGuest,
  unfinishedGames,
  type FinishedGame,
  type MyGame,
} from '@aeroplane/core';
import { colourOf, type Seat } from '@aeroplane/engine';
import { Hono } from 'hono';
import { networkOfRequest } from '../client-address.ts';
import type { AppDeps, Env } from '../env.ts';
import { changedPlayer, newPlayer } from '../schema/player.ts';
import { pageQuery } from '../schema/query.ts';
import { setSession, signedIn } from '../session-cookie.ts';
import { valid } from '../valid.ts';

const entryOf = (player: string, { game, membership }: MyGame) => listEntryOf(game, player, membership.seen);

const doneEntry = ({
  game,
  finishedAtMs,
  colour,
  rank,
  players,
  opponents,
  ranks,
  preset,
}: FinishedGame) => ({
  id: game,
  finishedAt: new Date(finishedAtMs).toISOString(),
  colour: colourOf(colour as Seat),
  rank,
  players,
  opponents,
  ranks: [...ranks],
  preset,
});

export const playerRoutes = (deps: AppDeps) => {
  const { core } = deps;
  return new Hono<Env>()
    .post('/players', valid('json', newPlayer), async (c) => {
      if (c.get('player') === undefined) await core.limits.take('guest', networkOfRequest(deps, c));
      const { player, token } = await signInAsGuest(core, c.get('token'), c.req.valid('json'));
      setSession(c, deps, token);
      return c.json({ id: player.id, name: player.name });
    })
    .get('/me', signedIn, async (c) => {
      const player = await readMe(core, c.get('player'));
      return c.json(meOf(player, core.clock.nowMs()));
    })
    .patch('/me', signedIn, valid('json', changedPlayer), async (c) => {
      const player = await changeMe(core, c.get('player'), c.req.valid('json'));
      return c.json(meOf(player, core.clock.nowMs()));
    })
    .get('/me/games', signedIn, async (c) => {
      const player = c.get('player');
      const games = await unfinishedGames(core, player);
      return c.json({ games: games.map((mine) => entryOf(player, mine)) });
    })
    .get('/me/next', signedIn, async (c) => {
      const player = c.get('player');
      const { next, waiting } = await nextDecision(core, player);
      return c.json({ game: next === undefined ? null : entryOf(player, next), waiting });
    })
    .get('/me/done', signedIn, valid('query', pageQuery), async (c) => {
      const { items, next } = await finishedGames(core, c.get('player'), c.req.valid('query').from);
      return c.json({ games: items.map(doneEntry), ...(next !== undefined && { next }) });
    });
};
