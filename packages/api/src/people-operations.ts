/** The calls about a player's data, and about other people, as the API's description tells them. */

import type { Operation } from './operations.ts';
import * as people from './schema/people.ts';

export const PEOPLE_OPERATIONS: readonly Operation[] = [
  {
    method: 'delete',
    path: '/api/me',
    summary: 'be forgotten: seats become a former player’s, and their games go on',
    signedIn: true,
    answer: { status: 204, description: 'signed out everywhere, and being forgotten' },
    problems: ['busy'],
  },
  {
    method: 'get',
    path: '/api/me/export',
    summary: 'everything that is kept about the player',
    signedIn: true,
    answer: { status: 200, description: 'the data, without secrets', schema: people.exported },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/blocks',
    summary: 'whom the player has blocked',
    signedIn: true,
    answer: { status: 200, description: 'the blocks', schema: people.blocks },
    problems: [],
  },
  {
    method: 'post',
    path: '/api/blocks',
    summary: 'block another person of a game: no new games together, no words, no nudges; again: the same',
    signedIn: true,
    body: people.newBlock,
    answer: { status: 201, description: 'the block', schema: people.block },
    problems: ['unknown-game', 'not-seated', 'no-player', 'too-many-blocks'],
  },
  {
    method: 'delete',
    path: '/api/blocks/{id}',
    summary: 'take a block back',
    signedIn: true,
    answer: { status: 204, description: 'taken back' },
    problems: [],
  },
  {
    method: 'post',
    path: '/api/reports',
    summary: 'report another person of a game to whoever runs the server',
    signedIn: true,
    body: people.newReport,
    answer: { status: 201, description: 'kept' },
    problems: ['unknown-game', 'not-seated', 'no-player', 'not-started', 'bad-text'],
  },
];
