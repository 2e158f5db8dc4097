/** Refuses writes that are not from our own pages, not JSON, or too large (docs/design.md#the-http-contract). */

import type { Context, HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { every } from 'hono/combine';
import { answerProblem } from '../contract/problem-answer.ts';
import type { BaseDeps, Env } from '../env.ts';

/** Email programs post here themselves (RFC 8058): with a form and a token, and without our Origin. */
const ONE_CLICK = '/api/me/mail/unsubscribe';

const READS = ['GET', 'HEAD', 'OPTIONS'];

interface Call {
  readonly method: string;
  readonly path: string;
}

export const isRead = ({ method }: Pick<Call, 'method'>): boolean => READS.includes(method);

/** Whether a request must come from one of our pages, and in JSON. */
export const isGuardedWrite = (call: Call): boolean => !isRead(call) && call.path !== ONE_CLICK;

/** Larger than any request of our pages. */
const MOST_BYTES = 16 * 1024;

/** The origin of our pages: the public one, or without a setting that of the requested host. */
export const expectedOrigin = (deps: BaseDeps, host: string | undefined): string =>
  deps.publicOrigin ?? `http://${host ?? ''}`;

const checkOrigin = (deps: BaseDeps) =>
  createMiddleware<Env>(async (c, next) => {
    const expected = expectedOrigin(deps, c.req.header('Host'));
    if (isGuardedWrite(c.req) && c.req.header('Origin') !== expected) {
      return answerProblem(c, 'bad-origin', "a write must have this server's Origin");
    }
    await next();
    return undefined;
  });

const isChunked = (request: HonoRequest): boolean => request.header('Transfer-Encoding') !== undefined;

/** A server over HTTP/1.1 may give a request without a body one of zero bytes. */
const isEmpty = (request: HonoRequest): boolean =>
  (!isChunked(request) && (request.header('Content-Length') ?? '0') === '0') || request.raw.body === null;

const checkJson = createMiddleware<Env>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (isGuardedWrite(c.req) && type !== 'application/json' && !(type === undefined && isEmpty(c.req))) {
    return answerProblem(c, 'not-json', 'the body must be JSON, with the Content-Type application/json');
  }
  await next();
  return undefined;
});

const answerTooLarge = (c: Context): Response =>
  answerProblem(c, 'too-large', `the body must not be larger than ${MOST_BYTES} bytes`);

const checkStream = bodyLimit({ maxSize: MOST_BYTES, onError: answerTooLarge });

/** A body of known length is not checked as a stream, which makes reading it much slower. */
const checkSize = createMiddleware<Env>(async (c, next) => {
  const length = c.req.header('Content-Length');
  if (length === undefined || isChunked(c.req)) return checkStream(c, next);
  return Number(length) <= MOST_BYTES ? next() : answerTooLarge(c);
});

export const writeGuard = (deps: BaseDeps) => every(checkOrigin(deps), checkJson, checkSize);
