/** The calls of passkeys, as the API's description tells them. */

import type { Operation } from './operations.ts';
import * as passkey from './schema/passkey.ts';
import { player } from './schema/player.ts';

export const PASSKEY_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/passkeys',
    summary: 'the passkeys of the player',
    signedIn: true,
    answer: { status: 200, description: 'the passkeys', schema: passkey.passkeys },
    problems: [],
  },
  {
    method: 'post',
    path: '/api/passkeys/creation',
    summary: 'begin a new passkey: what the browser makes it with, good once and for ten minutes',
    signedIn: true,
    answer: { status: 200, description: 'the options of WebAuthn', schema: passkey.options },
    problems: ['too-many-passkeys', 'too-often'],
  },
  {
    method: 'post',
    path: '/api/passkeys',
    summary: 'keep the passkey that the browser has made',
    signedIn: true,
    body: passkey.createdPasskey,
    answer: { status: 201, description: 'the passkey', schema: passkey.passkey },
    problems: ['bad-name', 'unknown-challenge', 'bad-passkey'],
  },
  {
    method: 'delete',
    path: '/api/passkeys/{id}',
    summary: 'remove a passkey: it signs nobody in any more',
    signedIn: true,
    answer: { status: 204, description: 'removed' },
    problems: [],
  },
  {
    method: 'post',
    path: '/api/passkeys/request',
    summary: 'begin to sign in: what the browser looks for a passkey with, good once and for ten minutes',
    signedIn: false,
    answer: { status: 200, description: 'the options of WebAuthn', schema: passkey.options },
    problems: ['too-often'],
  },
  {
    method: 'post',
    path: '/api/passkeys/session',
    summary: 'sign this device in by a passkey; the seats of whoever it belonged to come along',
    signedIn: false,
    body: passkey.usedPasskey,
    answer: { status: 200, description: 'the player; the session is set as a cookie', schema: player },
    problems: ['unknown-passkey', 'unknown-challenge', 'bad-passkey', 'busy', 'too-often'],
  },
];
