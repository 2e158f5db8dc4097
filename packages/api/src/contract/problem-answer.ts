/** Error answers: problem details (RFC 9457) with a stable `code` (docs/design.md#the-http-contract). */

import type { Problem } from '@aeroplane/core';
import { Superseded, TooOften, viewOf, type ProblemCode } from '@aeroplane/core';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Env } from '../env.ts';

/** Codes of refusals before a use case is called. */
type RequestCode =
  | 'bad-json'
  | 'bad-origin'
  | 'bad-request'
  | 'internal'
  | 'not-found'
  | 'not-json'
  | 'too-large'
  | 'unavailable';

export type Code = ProblemCode | RequestCode;

/** The HTTP status of every code. */
export const STATUS_OF: Readonly<Record<Code, ContentfulStatusCode>> = {
  'bad-cursor': 400,
  'bad-json': 400,
  'bad-request': 400,
  'not-signed-in': 401,
  'bad-origin': 403,
  'not-seated': 403,
  blocked: 403,
  'not-the-creator': 403,
  'not-your-decision': 403,
  'not-found': 404,
  'unknown-game': 404,
  'no-device': 404,
  'no-player': 404,
  'unknown-challenge': 404,
  'unknown-code': 404,
  'unknown-invite': 404,
  'unknown-passkey': 404,
  'unknown-token': 404,
  'already-started': 409,
  cancelled: 409,
  'colour-taken': 409,
  'creator-not-seated': 409,
  'decide-first': 409,
  'game-over': 409,
  'not-in-play': 409,
  'no-mail': 409,
  'not-finished': 409,
  'not-started': 409,
  'not-to-nudge': 409,
  'nothing-to-roll': 409,
  'ply-not-reached': 409,
  'ply-taken': 409,
  'seats-taken': 409,
  'too-many-blocks': 409,
  'too-many-games': 409,
  'too-many-passkeys': 409,
  'was-held': 409,
  'too-large': 413,
  'not-json': 415,
  'bad-address': 422,
  'bad-endpoint': 422,
  'bad-language': 422,
  'bad-name': 422,
  'bad-passkey': 422,
  'bad-plan': 422,
  'bad-quiet-window': 422,
  'bad-rules': 422,
  'bad-seats': 422,
  'bad-text': 422,
  'bad-time-zone': 422,
  'bad-vacation': 422,
  'illegal-move': 422,
  'mailed-already': 429,
  'nudged-already': 429,
  'too-often': 429,
  internal: 500,
  busy: 503,
  unavailable: 503,
};

const titleOf = (code: Code): string => code.replaceAll('-', ' ');

/** Answers with a code's problem; `more`: further fields of the problem. */
export function answerProblem(c: Context, code: Code, detail: string, more: object = {}): Response {
  const status = STATUS_OF[code];
  const problem = { type: `urn:aeroplane:${code}`, title: titleOf(code), status, code, detail, ...more };
  return c.body(JSON.stringify(problem), status, { 'Content-Type': 'application/problem+json' });
}

/** Answers with a use case's refusal. A submit that came too late gets the current game too. */
export function answerRefusal(c: Context<Env>, problem: Problem): Response {
  if (problem instanceof TooOften) {
    const retryAfter = Math.ceil(problem.retryAfterMs / 1000);
    c.header('Retry-After', String(retryAfter));
    return answerProblem(c, problem.code, problem.message, { retryAfter });
  }
  const more = problem instanceof Superseded ? { view: viewOf(problem.game, c.get('player')) } : {};
  return answerProblem(c, problem.code, problem.message, more);
}

/** When a client should retry. */
const AGAIN_SEC = 2;

/** Answers that the server cannot answer now. Calls are idempotent, so a client may always retry. */
export function answerUnavailable(c: Context, detail: string): Response {
  c.header('Retry-After', String(AGAIN_SEC));
  return answerProblem(c, 'unavailable', detail, { retryAfter: AGAIN_SEC });
}
