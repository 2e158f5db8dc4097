/** The answers that are a game's view. */

import { inviteOf, viewOf, type Game } from '@aeroplane/core';
import type { Context } from 'hono';
import type { InferOutput } from 'valibot';
import type { Answer } from '../contract/contract.ts';
import type { SignedInEnv } from '../env.ts';
import { createdGame, view, type sinceQuery } from './schema.ts';

export const VIEW_ANSWER: Answer = { description: 'the view of the game', schema: view };

interface SinceInput {
  in: object;
  out: { query: InferOutput<typeof sinceQuery> };
}

/** Answers with the signed-in player's view, with the plies that the query asks for. */
export const answerView = (c: Context<SignedInEnv, string, SinceInput>, game: Game) =>
  c.json(viewOf(game, c.get('player'), c.req.valid('query')));

export const CREATED_ANSWER: Answer = { description: 'the view and the invite', schema: createdGame };

/** Answers with the signed-in player's view and the invite: 201 for a new game, 200 for one that was there before. */
export const answerCreated = (c: Context<SignedInEnv>, game: Game, status: 200 | 201 = 201) =>
  c.json({ ...viewOf(game, c.get('player')), invite: inviteOf(game) ?? '' }, status);
