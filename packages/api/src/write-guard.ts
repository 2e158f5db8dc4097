/** What every write must be before it is looked at: from our own pages, JSON, and small (DESIGN § 8). */

import type { Context, HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { every } from 'hono/combine';
import type { GroundDeps, Env } from './env.ts';
import { answerProblem } from './problem-answer.ts';

/** Mail programs post here by themselves (RFC 8058): from no page of ours, with a form, and with a token. */
const ONE_CLICK = '/api/me/mail/unsubscribe';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a request has to show that it comes from one of our pages. */
const isWrite = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  !READS.includes(method) && path !== ONE_CLICK;

/** More than any request of ours needs. */
const MOST_BYTES = 16 * 1024;

/** The origin that the page of this request has; without a setting, that of the host that was asked. */
export const expectedOrigin = (deps: GroundDeps, host: string | undefined): string =>
  deps.publicOrigin ?? `http://${host ?? ''}`;

const checkOrigin = (deps: GroundDeps) =>
  createMiddleware<Env>(async (c, next) => {
    const expected = expectedOrigin(deps, c.req.header('Host'));
    if (isWrite(c.req) && c.req.header('Origin') !== expected) {
      return answerProblem(
        c,
        'bad-origin',
        'writes come from the pages of this server only, with their Origin',
      );
    }
    await next();
    return undefined;
  });

const isChunked = (request: HonoRequest): boolean => request.header('Transfer-Encoding') !== undefined;

/** A server over HTTP/1.1 may give a request a body of no bytes where it has none. */
const isEmpty = (request: HonoRequest): boolean =>
  (!isChunked(request) && (request.header('Content-Length') ?? '0') === '0') || request.raw.body === null;

const checkJson = createMiddleware<Env>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (isWrite(c.req) && type !== 'application/json' && !(type === undefined && isEmpty(c.req))) {
    return answerProblem(c, 'not-json', 'the body is JSON, and its Content-Type application/json');
  }
  await next();
  return undefined;
});

const answerTooLarge = (c: Context): Response =>
  answerProblem(c, 'too-large', `a body has at most ${MOST_BYTES} bytes`);

const checkStream = bodyLimit({ maxSize: MOST_BYTES, onError: answerTooLarge });

/** A body whose length is said is left alone here, as looking at it as a stream makes reading it a lot slower. */
const checkSize = createMiddleware<Env>(async (c, next) => {
  const length = c.req.header('Content-Length');
  if (length === undefined || isChunked(c.req)) return checkStream(c, next);
  return Number(length) <= MOST_BYTES ? next() : answerTooLarge(c);
});

export const writeGuard = (deps: GroundDeps) => every(checkOrigin(deps), checkJson, checkSize);
