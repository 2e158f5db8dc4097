/** Every call of the API, as its description tells it. A test holds this list and the routes together. */

import * as v from 'valibot';
import type { Code } from './problem-answer.ts';
import * as game from './schema/game.ts';
import * as player from './schema/player.ts';
import * as query from './schema/query.ts';

export interface Operation {
  readonly method: 'get' | 'post' | 'patch';
  readonly path: string;
  readonly summary: string;
  readonly signedIn: boolean;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: {
    readonly status: 200 | 201 | 204;
    readonly description: string;
    readonly schema?: v.GenericSchema;
  };
  /** Answers 304 to a matching If-None-Match. */
  readonly unchanged?: true;
  readonly problems: readonly Code[];
}

const ok = (description: string, schema: v.GenericSchema): Operation['answer'] => ({
  status: 200,
  description,
  schema,
});

const VIEW = ok('the view of the game', game.view);

const play = (
  name: string,
  summary: string,
  problems: readonly Code[],
  body?: v.GenericSchema,
): Operation => ({
  method: 'post',
  path: `/api/games/{id}/${name}`,
  summary,
  signedIn: true,
  query: query.sinceQuery,
  ...(body !== undefined && { body }),
  answer: VIEW,
  problems: ['unknown-game', 'busy', ...problems],
});

const read = (
  path: string,
  summary: string,
  signedIn: boolean,
  schema: v.GenericSchema,
  problems: readonly Code[] = [],
): Operation => ({
  method: 'get',
  path,
  summary,
  signedIn,
  answer: ok(summary, schema),
  problems,
});

const health = v.object({ ok: v.boolean(), version: v.string(), commit: v.string() });

export const OPERATIONS: readonly Operation[] = [
  read('/api/health', 'whether the server is well', false, health),
  read('/api/openapi.json', 'this description', false, v.looseObject({})),
  {
    method: 'post',
    path: '/api/players',
    summary: 'become a guest, or with a valid session be who one is',
    signedIn: false,
    body: player.newPlayer,
    answer: ok('the player; the session is set as a cookie', player.player),
    problems: ['bad-name', 'bad-language', 'bad-time-zone'],
  },
  read('/api/me', 'the player', true, player.player),
  {
    method: 'patch',
    path: '/api/me',
    summary: 'change the name, language, time zone or quiet window; null takes the window away',
    signedIn: true,
    body: player.changedPlayer,
    answer: ok('the player', player.player),
    problems: ['bad-name', 'bad-language', 'bad-time-zone', 'bad-quiet-window', 'busy'],
  },
  read('/api/me/games', 'unfinished games, decisions first, the most urgent first', true, game.summaries),
  read('/api/me/next', 'the next decision', true, game.nextDecision),
  {
    ...read('/api/me/done', 'finished games, the latest first', true, game.doneGames, ['bad-cursor']),
    query: query.pageQuery,
  },
  read(
    '/api/invites/{code}',
    'who invites to what, the commitment and the seeds so far',
    false,
    game.invitation,
    ['unknown-invite'],
  ),
  {
    method: 'post',
    path: '/api/invites/{code}',
    summary: 'take a seat with 16 random bytes in hex; again: the same answer',
    signedIn: true,
    body: game.takeSeat,
    answer: VIEW,
    problems: [
      'unknown-invite',
      'already-started',
      'cancelled',
      'colour-taken',
      'seats-taken',
      'too-many-games',
      'busy',
    ],
  },
  {
    method: 'post',
    path: '/api/games',
    summary: 'create a game; the seat "me" is kept, and taken by the invite',
    signedIn: true,
    body: game.newGame,
    answer: { status: 201, description: 'the view and the invite', schema: game.createdGame },
    problems: ['bad-rules', 'bad-seats', 'too-many-games', 'busy'],
  },
  {
    ...read('/api/games', 'public games that wait', false, game.openGames, ['bad-cursor']),
    query: query.openQuery,
  },
  {
    ...read('/api/games/{id}', 'the view of a game', false, game.view, ['unknown-game']),
    query: query.sinceQuery,
    unchanged: true,
  },
  play(
    'moves',
    'submit a decision',
    ['not-seated', 'ply-taken', 'ply-not-reached', 'was-held', 'not-your-decision', 'illegal-move'],
    game.submitMove,
  ),
  play(
    'roll',
    'roll the die, where the server does not',
    ['not-seated', 'ply-taken', 'ply-not-reached', 'was-held', 'not-your-decision', 'nothing-to-roll'],
    game.rollDie,
  ),
  play('start', 'start a game that waits; open seats become bots', [
    'not-the-creator',
    'creator-not-seated',
    'cancelled',
  ]),
  play('resign', 'leave a game, or cancel one that waits', [
    'not-seated',
    'cancelled',
    'game-over',
    'not-in-play',
  ]),
  play('seat', 'take a held seat back', ['not-seated']),
  {
    method: 'post',
    path: '/api/games/{id}/seen',
    summary: 'tell what one has seen',
    signedIn: true,
    body: game.markSeen,
    answer: { status: 204, description: 'noted' },
    problems: ['unknown-game', 'not-seated'],
  },
  read('/api/games/{id}/record', 'the record, with the evidence of the dice', false, game.record, [
    'unknown-game',
    'not-started',
  ]),
];
