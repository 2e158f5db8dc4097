/** Games: making, looking at and playing them. */

import {
  createGame,
  inviteOf,
  leaveGame,
  listEntryOf,
  markSeen,
  muteGame,
  nudge,
  openGames,
  readingOf,
  readRecord,
  rematch,
  rollDie,
  seatOfPlayer,
  setPlan,
  startGame,
  submitMove,
  takeSeatBack,
  viewOf,
  type Game,
  type GameSeat,
  type Reading,
} from '@aeroplane/core';
import { Hono } from 'hono';
import type { AppDeps, Env } from '../env.ts';
import { gameIdOf } from '../game-id.ts';
import * as body from '../schema/game.ts';
import { openQuery, sinceQuery } from '../schema/query.ts';
import { signedIn } from '../session-cookie.ts';
import { valid } from '../valid.ts';
import { creatorName } from './invites.ts';

/** The version changes with the game; what else a view depends on is its reader. */
const etagOf = (game: Game, seat: GameSeat | undefined, reading: Reading | undefined): string =>
  `"${game.version}.${seat === undefined ? '' : game.seats.indexOf(seat)}.${reading?.seen ?? ''}${reading?.muted === true ? 'm' : ''}"`;

/** Whether a reader has this version: one of a list, or weakened by a proxy that compresses (RFC 9110 § 13.1.2). */
const isKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

export const gameRoutes = ({ core }: AppDeps) =>
  new Hono<Env>()
    .post('/games', signedIn, valid('json', body.newGame), async (c) => {
      const player = c.get('player');
      const game = await createGame(core, player, c.req.valid('json'));
      return c.json({ ...viewOf(game, player), invite: inviteOf(game) ?? '' }, 201);
    })
    .get('/games', valid('query', openQuery), async (c) => {
      const { items, next } = await openGames(core, c.req.valid('query').from, c.get('player'));
      const games = items.map((game) => ({
        ...listEntryOf(game, c.get('player') ?? '', 0),
        by: creatorName(game),
        invite: inviteOf(game) ?? '',
      }));
      return c.json({ games, ...(next !== undefined && { next }) });
    })
    .get('/games/:id', valid('query', sinceQuery), async (c) => {
      const game = await core.games.read(gameIdOf(c.req.param('id')));
      const player = c.get('player');
      const reading = player === undefined ? undefined : await readingOf(core, player, game);
      const seat = player === undefined ? undefined : seatOfPlayer(game, player);
      const etag = etagOf(game, seat, reading);
      c.header('ETag', etag);
      c.header('Cache-Control', 'private, no-cache');
      c.header('Vary', 'Cookie');
      if (isKnown(c.req.header('If-None-Match') ?? '', etag)) return c.body(null, 304);
      return c.json(viewOf(game, player, { since: c.req.valid('query').since ?? 0, reading }));
    })
    .post(
      '/games/:id/moves',
      signedIn,
      valid('query', sinceQuery),
      valid('json', body.submitMove),
      async (c) => {
        const game = await submitMove(
          core,
          c.get('player'),
          gameIdOf(c.req.param('id')),
          c.req.valid('json'),
        );
        return c.json(viewOf(game, c.get('player'), c.req.valid('query')));
      },
    )
    .post('/games/:id/roll', signedIn, valid('query', sinceQuery), valid('json', body.rollDie), async (c) => {
      const game = await rollDie(core, c.get('player'), gameIdOf(c.req.param('id')), c.req.valid('json').ply);
      return c.json(viewOf(game, c.get('player'), c.req.valid('query')));
    })
    .post('/games/:id/start', signedIn, valid('query', sinceQuery), async (c) => {
      const game = await startGame(core, c.get('player'), gameIdOf(c.req.param('id')));
      return c.json(viewOf(game, c.get('player'), c.req.valid('query')));
    })
    .post('/games/:id/resign', signedIn, valid('query', sinceQuery), async (c) => {
      const game = await leaveGame(core, c.get('player'), gameIdOf(c.req.param('id')));
      return c.json(viewOf(game, c.get('player'), c.req.valid('query')));
    })
    .post('/games/:id/rematch', signedIn, async (c) => {
      const player = c.get('player');
      const { game, created } = await rematch(core, player, gameIdOf(c.req.param('id')));
      // Whoever played the old game may come back to this one, even after declining.
      return c.json({ ...viewOf(game, player), invite: inviteOf(game) ?? '' }, created ? 201 : 200);
    })
    .post('/games/:id/seat', signedIn, valid('query', sinceQuery), async (c) => {
      const game = await takeSeatBack(core, c.get('player'), gameIdOf(c.req.param('id')));
      return c.json(viewOf(game, c.get('player'), c.req.valid('query')));
    })
    .post('/games/:id/seen', signedIn, valid('json', body.markSeen), async (c) => {
      const { ply, chat } = c.req.valid('json');
      await markSeen(core, c.get('player'), gameIdOf(c.req.param('id')), ply, chat);
      return c.body(null, 204);
    })
    .post('/games/:id/plan', signedIn, valid('query', sinceQuery), valid('json', body.setPlan), async (c) => {
      const game = await setPlan(core, c.get('player'), gameIdOf(c.req.param('id')), c.req.valid('json'));
      return c.json(viewOf(game, c.get('player'), c.req.valid('query')));
    })
    .post('/games/:id/nudge', signedIn, valid('json', body.nudge), async (c) => {
      await nudge(core, c.get('player'), gameIdOf(c.req.param('id')), c.req.valid('json').colour);
      return c.body(null, 204);
    })
    .post('/games/:id/mute', signedIn, valid('json', body.muteGame), async (c) => {
      await muteGame(core, c.get('player'), gameIdOf(c.req.param('id')), c.req.valid('json').muted);
      return c.body(null, 204);
    })
    .get('/games/:id/record', async (c) => c.json(await readRecord(core, gameIdOf(c.req.param('id')))));
