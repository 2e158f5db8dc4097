/**
 * What the code of a route promises about it. Each middleware carries its own part, so that a route and its description
 * are written down once; `openapi.ts` puts the parts of a route together (docs/design.md#the-http-contract).
 */

import { createMiddleware } from 'hono/factory';
import type { GenericSchema } from 'valibot';
import type { Env } from '../env.ts';
import type { Code } from './problem-answer.ts';

/** An answer that is not a problem. */
export interface Answer {
  /** The operation's summary by default. */
  readonly description?: string;
  /** Left out for an answer without a body. */
  readonly schema?: GenericSchema;
  /** The media type; JSON by default. */
  readonly type?: string;
}

/** What a call is for, and how it is answered. */
export interface Operation {
  readonly summary: string;
  readonly answers: Readonly<Partial<Record<200 | 201 | 202 | 204 | 304, Answer>>>;
  /** The codes that only this call has; those of its middleware are listed with the middleware. */
  readonly problems?: readonly Code[];
}

/** The part of one middleware. */
export interface Contract {
  readonly operation?: Operation;
  readonly signedIn?: true;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly problems?: readonly Code[];
}

const CONTRACT = Symbol('contract');

/** The same middleware, carrying its part of the contract. */
export const withContract = <Middleware extends object>(
  middleware: Middleware,
  contract: Contract,
): Middleware => Object.assign(middleware, { [CONTRACT]: contract });

/** The part that a middleware carries. */
export const contractOf = (middleware: object): Contract =>
  (middleware as { readonly [CONTRACT]?: Contract })[CONTRACT] ?? {};

/** Describes the route that it is the first middleware of. */
export const operation = (described: Operation) =>
  withContract(
    createMiddleware<Env>((_, next) => next()),
    { operation: described },
  );
