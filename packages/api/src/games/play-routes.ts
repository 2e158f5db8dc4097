/** Playing a game; each of these answers with its view (docs/design.md#the-life-of-a-game). */

import { leaveGame, rollDie, setPlan, startGame, submitMove, takeSeatBack } from '@aeroplane/core';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import type { Code } from '../contract/problem-answer.ts';
import type { Env } from '../env.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { gameId } from './game-id.ts';
import * as schema from './schema.ts';
import { answerView, VIEW_ANSWER } from './view-answer.ts';

const since = valid('query', schema.sinceQuery);

const play = (summary: string, problems: readonly Code[]) =>
  operation({ summary, answers: { 200: VIEW_ANSWER }, problems: ['busy', ...problems] });

const SUBMIT_PROBLEMS = [
  'not-seated',
  'ply-taken',
  'ply-not-reached',
  'was-held',
  'not-your-decision',
] as const satisfies readonly Code[];

export const playRoutes = new Hono<Env>()
  .post(
    '/games/:id/moves',
    play('submit a decision', [...SUBMIT_PROBLEMS, 'illegal-move']),
    signedIn,
    since,
    valid('json', schema.submitMove),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      return answerView(c, await submitMove(core, player, c.req.valid('param').id, c.req.valid('json')));
    },
  )
  .post(
    '/games/:id/roll',
    play('roll the die, where the server does not', [...SUBMIT_PROBLEMS, 'nothing-to-roll']),
    signedIn,
    since,
    valid('json', schema.rollDie),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      return answerView(c, await rollDie(core, player, c.req.valid('param').id, c.req.valid('json').ply));
    },
  )
  .post(
    '/games/:id/start',
    play('start a game that waits; open seats become bots', [
      'not-the-creator',
      'creator-not-seated',
      'cancelled',
    ]),
    signedIn,
    since,
    gameId,
    async (c) => {
      const { core, player } = c.var;
      return answerView(c, await startGame(core, player, c.req.valid('param').id));
    },
  )
  .post(
    '/games/:id/resign',
    play('leave a game, or cancel one that waits', ['not-seated', 'cancelled', 'game-over', 'not-in-play']),
    signedIn,
    since,
    gameId,
    async (c) => {
      const { core, player } = c.var;
      return answerView(c, await leaveGame(core, player, c.req.valid('param').id));
    },
  )
  .post(
    '/games/:id/seat',
    play('take a held seat back', ['not-seated']),
    signedIn,
    since,
    gameId,
    async (c) => {
      const { core, player } = c.var;
      return answerView(c, await takeSeatBack(core, player, c.req.valid('param').id));
    },
  )
  .post(
    '/games/:id/plan',
    play('plan the next roll by its die, and give standing orders; null and an empty list take them back', [
      'not-seated',
      'not-in-play',
      'bad-plan',
      'decide-first',
      'ply-taken',
    ]),
    signedIn,
    since,
    valid('json', schema.setPlan),
    gameId,
    async (c) => {
      const { core, player } = c.var;
      return answerView(c, await setPlan(core, player, c.req.valid('param').id, c.req.valid('json')));
    },
  );
