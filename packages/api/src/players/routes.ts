/** Players: guests, profiles and lists of games (docs/design.md#people). */

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
import { operation } from '../contract/contract.ts';
import { pageQuery } from '../contract/page-query.ts';
import type { Env } from '../env.ts';
import { doneGames, nextDecision as nextDecisionAnswer, summaries } from '../games/schema.ts';
import { networkOfRequest } from '../middleware/client-address.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { changedPlayer, me, newPlayer } from './schema.ts';
import { answerSignIn, SIGN_IN_ANSWER } from './sign-in-answer.ts';

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

export const playerRoutes = new Hono<Env>()
  .post(
    '/players',
    operation({
      summary: 'become a guest, or with a valid session be who one is',
      answers: { 200: SIGN_IN_ANSWER },
      problems: ['bad-name', 'bad-language', 'bad-time-zone', 'too-often'],
    }),
    valid('json', newPlayer),
    async (c) => {
      const { core, player, token } = c.var;
      if (player === undefined) await core.limits.take('guest', networkOfRequest(c));
      return answerSignIn(c, await signInAsGuest(core, token, c.req.valid('json')));
    },
  )
  .get('/me', operation({ summary: 'the player', answers: { 200: { schema: me } } }), signedIn, async (c) => {
    const { core, player } = c.var;
    return c.json(meOf(await readMe(core, player), core.clock.nowMs()));
  })
  .patch(
    '/me',
    operation({
      summary:
        'change the name, language, time zone, rest or what to hear of; null takes a window or vacation back',
      answers: { 200: { description: 'the player', schema: me } },
      problems: ['bad-name', 'bad-language', 'bad-time-zone', 'bad-quiet-window', 'bad-vacation', 'busy'],
    }),
    signedIn,
    valid('json', changedPlayer),
    async (c) => {
      const { core, player } = c.var;
      return c.json(meOf(await changeMe(core, player, c.req.valid('json')), core.clock.nowMs()));
    },
  )
  .get(
    '/me/games',
    operation({
      summary: 'unfinished games, decisions first, the most urgent first',
      answers: { 200: { schema: summaries } },
    }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      const games = await unfinishedGames(core, player);
      return c.json({ games: games.map((mine) => entryOf(player, mine)) });
    },
  )
  .get(
    '/me/next',
    operation({ summary: 'the next decision', answers: { 200: { schema: nextDecisionAnswer } } }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      const { next, waiting } = await nextDecision(core, player);
      return c.json({ game: next === undefined ? null : entryOf(player, next), waiting });
    },
  )
  .get(
    '/me/done',
    operation({
      summary: 'finished games, the latest first',
      answers: { 200: { schema: doneGames } },
      problems: ['bad-cursor'],
    }),
    signedIn,
    valid('query', pageQuery),
    async (c) => {
      const { core, player } = c.var;
      const { items, next } = await finishedGames(core, player, c.req.valid('query').from);
      return c.json({ games: items.map(doneEntry), ...(next !== undefined && { next }) });
    },
  );
