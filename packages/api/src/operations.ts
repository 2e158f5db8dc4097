/** Every call of the API, as its description tells it. A test holds this list and the routes together. */

import * as v from 'valibot';
import type { Code } from './problem-answer.ts';
import { PEOPLE_OPERATIONS } from './people-operations.ts';
import { PASSKEY_OPERATIONS } from './passkey-operations.ts';
import * as chat from './schema/chat.ts';
import * as game from './schema/game.ts';
import * as player from './schema/player.ts';
import * as query from './schema/query.ts';

export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly summary: string;
  readonly signedIn: boolean;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: {
    readonly status: 200 | 201 | 202 | 204;
    readonly description: string;
    readonly schema?: v.GenericSchema;
    /** Left out: JSON. */
    readonly type?: string;
  };
  /** Takes writes from elsewhere than our own pages, and of any type. */
  readonly fromAnywhere?: true;
  /** Answers 200 with the same where it was done before. */
  readonly again?: true;
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

const done = (description: string, status: 202 | 204 = 204): Operation['answer'] => ({ status, description });

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
    problems: ['bad-name', 'bad-language', 'bad-time-zone', 'too-often'],
  },
  read('/api/me', 'the player', true, player.me),
  {
    method: 'patch',
    path: '/api/me',
    summary:
      'change the name, language, time zone, rest or what to hear of; null takes a window or vacation back',
    signedIn: true,
    body: player.changedPlayer,
    answer: ok('the player', player.me),
    problems: ['bad-name', 'bad-language', 'bad-time-zone', 'bad-quiet-window', 'bad-vacation', 'busy'],
  },
  read('/api/me/games', 'unfinished games, decisions first, the most urgent first', true, game.summaries),
  read('/api/me/next', 'the next decision', true, game.nextDecision),
  {
    ...read('/api/me/done', 'finished games, the latest first', true, game.doneGames, ['bad-cursor']),
    query: query.pageQuery,
  },
  read('/api/me/sessions', 'where the player is signed in', true, player.sessions),
  {
    method: 'delete',
    path: '/api/me/sessions',
    summary: 'sign out everywhere',
    signedIn: true,
    answer: done('signed out'),
    problems: [],
  },
  {
    method: 'delete',
    path: '/api/me/sessions/{id}',
    summary: 'sign one device out; `current`: this one',
    signedIn: true,
    answer: done('signed out'),
    problems: [],
  },
  {
    method: 'post',
    path: '/api/codes',
    summary: 'make a code that carries the player over to another device',
    signedIn: true,
    body: player.newCode,
    answer: { status: 201, description: 'the code', schema: player.code },
    problems: ['too-often'],
  },
  read('/api/codes/{code}', 'who a code carries over', false, player.codeOwner, [
    'unknown-code',
    'too-often',
  ]),
  {
    method: 'post',
    path: '/api/codes/{code}',
    summary: 'sign this device in by a code; the seats of whoever it belonged to come along',
    signedIn: false,
    answer: ok('the player; the session is set as a cookie', player.player),
    problems: ['unknown-code', 'busy', 'too-often'],
  },
  {
    method: 'get',
    path: '/api/manifest',
    summary: 'the manifest of the app, which may start with a code',
    signedIn: false,
    query: query.manifestQuery,
    answer: { ...ok('the manifest', v.looseObject({})), type: 'application/manifest+json' },
    problems: [],
  },
  ...PASSKEY_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  read('/api/push/key', 'the public key for push subscriptions', false, player.pushKey),
  read('/api/me/push', 'whether pushes come to this device', true, player.device),
  {
    method: 'put',
    path: '/api/me/push',
    summary: 'let pushes come to this device; again: the same',
    signedIn: true,
    body: player.subscription,
    answer: ok('the device', player.device),
    problems: ['bad-endpoint'],
  },
  {
    method: 'delete',
    path: '/api/me/push',
    summary: 'end the pushes to this device',
    signedIn: true,
    answer: done('ended'),
    problems: [],
  },
  {
    method: 'post',
    path: '/api/me/push/test',
    summary: 'have a push sent to this device that tells nothing but that it arrives',
    signedIn: true,
    answer: done('on its way', 202),
    problems: ['no-device', 'too-often'],
  },
  read('/api/me/mail', 'the mail address', true, player.mail),
  {
    method: 'put',
    path: '/api/me/mail',
    summary: 'set the mail address; a new one is asked for a confirmation',
    signedIn: true,
    body: player.newMail,
    answer: ok('the mail address', player.mail),
    problems: ['no-mail', 'bad-address', 'mailed-already', 'too-often', 'busy'],
  },
  {
    method: 'delete',
    path: '/api/me/mail',
    summary: 'give the mail address up',
    signedIn: true,
    answer: done('given up'),
    problems: ['busy'],
  },
  {
    method: 'post',
    path: '/api/me/mail/confirm',
    summary: 'confirm a mail address by the link of its mail',
    signedIn: false,
    body: player.mailToken,
    answer: done('confirmed'),
    problems: ['unknown-token', 'too-often', 'busy'],
  },
  {
    method: 'post',
    path: '/api/me/mail/unsubscribe',
    summary: 'end the mails by the link of one (RFC 8058)',
    signedIn: false,
    query: query.tokenQuery,
    fromAnywhere: true,
    answer: done('ended'),
    problems: ['unknown-token', 'too-often', 'busy'],
  },
  read(
    '/api/invites/{code}',
    'who invites to what, the commitment and the seeds so far',
    false,
    game.invitation,
    ['unknown-invite', 'too-often'],
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
      'blocked',
      'busy',
      'too-often',
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
  {
    method: 'post',
    path: '/api/games/{id}/rematch',
    summary: 'create a game like one that is over, with seats kept for the same people; again: the same game',
    signedIn: true,
    answer: { status: 201, description: 'the view and the invite', schema: game.createdGame },
    again: true,
    problems: ['unknown-game', 'not-seated', 'not-finished', 'too-many-games'],
  },
  play('seat', 'take a held seat back', ['not-seated']),
  play(
    'plan',
    'plan the next roll by its die, and give standing orders; null and an empty list take them back',
    ['not-seated', 'not-in-play', 'bad-plan', 'decide-first', 'ply-taken'],
    game.setPlan,
  ),
  {
    method: 'post',
    path: '/api/games/{id}/nudge',
    summary: 'nudge whoever is waited for, once a day',
    signedIn: true,
    body: game.nudge,
    answer: done('nudged'),
    problems: ['unknown-game', 'not-seated', 'not-to-nudge', 'nudged-already'],
  },
  {
    ...read(
      '/api/games/{id}/chat',
      'what was said in a game, the newest first; for its players',
      true,
      chat.messages,
      ['unknown-game', 'not-seated', 'bad-cursor'],
    ),
    query: query.pageQuery,
  },
  {
    method: 'post',
    path: '/api/games/{id}/chat',
    summary:
      'say something to the players of a game: words, or a phrase that each reads in their own language',
    signedIn: true,
    body: chat.newMessage,
    answer: { status: 201, description: 'the message', schema: chat.message },
    problems: ['unknown-game', 'not-seated', 'not-started', 'bad-text', 'busy'],
  },
  {
    method: 'post',
    path: '/api/games/{id}/mute',
    summary: 'hear nothing more of a game, or again',
    signedIn: true,
    body: game.muteGame,
    answer: done('noted'),
    problems: ['unknown-game', 'not-seated'],
  },
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
