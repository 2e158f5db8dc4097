/** Games: created, listed and read (docs/design.md#creating-and-joining, docs/design.md#rematches). */

import {
  createGame,
  inviteOf,
  listEntryOf,
  openGames,
  readingOf,
  readRecord,
  rematch,
  seatOfPlayer,
  viewOf,
  type Game,
  type GameSeat,
  type Reading,
} from '@aeroplane/core';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import type { Env } from '../env.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { creatorName } from './creator-name.ts';
import { gameId } from './game-id.ts';
import * as schema from './schema.ts';
import { answerCreated, CREATED_ANSWER } from './view-answer.ts';

/** A view depends on the game's version, the reader's seat, and what they have seen and muted. */
const etagOf = (game: Game, seat: GameSeat | undefined, reading: Reading | undefined): string =>
  `"${game.version}.${seat === undefined ? '' : game.seats.indexOf(seat)}.${reading?.seen ?? ''}${reading?.muted === true ? 'm' : ''}"`;

/** Whether a reader has this version: If-None-Match is a list, and compressing proxies weaken tags (RFC 9110 § 13.1.2). */
const isKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

export const gameRoutes = new Hono<Env>()
  .post(
    '/games',
    operation({
      summary: 'create a game; the seat "me" is kept, and taken by the invite',
      answers: { 201: CREATED_ANSWER },
      problems: ['bad-rules', 'bad-seats', 'too-many-games', 'busy'],
    }),
    signedIn,
    valid('json', schema.newGame),
    async (c) => {
      const { core, player } = c.var;
      return answerCreated(c, await createGame(core, player, c.req.valid('json')));
    },
  )
  .get(
    '/games',
    operation({
      summary: 'public games that wait',
      answers: { 200: { schema: schema.openGames } },
      problems: ['bad-cursor'],
    }),
    valid('query', schema.openQuery),
    async (c) => {
      const { core, player } = c.var;
      const { items, next } = await openGames(core, c.req.valid('query').from, player);
      const games = items.map((game) => ({
        ...listEntryOf(game, player ?? '', 0),
        by: creatorName(game),
        invite: inviteOf(game) ?? '',
      }));
      return c.json({ games, ...(next !== undefined && { next }) });
    },
  )
  .get(
    '/games/:id',
    operation({
      summary: 'the view of a game',
      answers: {
        200: { schema: schema.view },
        304: { description: 'as the reader has it already' },
      },
    }),
    valid('query', schema.sinceQuery),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      const game = await core.games.read(c.req.valid('param').id);
      const reading = player === undefined ? undefined : await readingOf(core, player, game);
      const seat = player === undefined ? undefined : seatOfPlayer(game, player);
      const etag = etagOf(game, seat, reading);
      c.header('ETag', etag);
      c.header('Cache-Control', 'private, no-cache');
      c.header('Vary', 'Cookie');
      if (isKnown(c.req.header('If-None-Match') ?? '', etag)) return c.body(null, 304);
      return c.json(viewOf(game, player, { since: c.req.valid('query').since ?? 0, reading }));
    },
  )
  .post(
    '/games/:id/rematch',
    operation({
      summary:
        'create a game like one that is over, with seats kept for the same people; again: the same game',
      answers: {
        201: CREATED_ANSWER,
        200: { ...CREATED_ANSWER, description: `as before: ${CREATED_ANSWER.description}` },
      },
      problems: ['not-seated', 'not-finished', 'too-many-games'],
    }),
    signedIn,
    gameId,
    async (c) => {
      const { core, player } = c.var;
      const { game, created } = await rematch(core, player, c.req.valid('param').id);
      // With the invite, as every player of the old game may join, even after declining.
      return answerCreated(c, game, created ? 201 : 200);
    },
  )
  .get(
    '/games/:id/record',
    operation({
      summary: 'the record, with the evidence of the dice',
      answers: { 200: { schema: schema.record } },
      problems: ['not-started'],
    }),
    gameId,
    async (c) => c.json(await readRecord(c.var.core, c.req.valid('param').id)),
  );
