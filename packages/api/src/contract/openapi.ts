/**
 * The OpenAPI 3.1 document, made from the contracts that the routes carry (docs/design.md#the-http-contract). Loaded only
 * when a developer asks for it, so that it costs no start-up time.
 */

import { toJsonSchema } from '@valibot/to-json-schema';
import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import type { GenericSchema } from 'valibot';
import { isRateLimited } from '../middleware/rate-limit.ts';
import { isGuardedWrite, isRead } from '../middleware/write-guard.ts';
import { passkeyRoutes } from '../passkeys/routes.ts';
import { contractOf, type Answer, type Operation } from './contract.ts';
import { STATUS_OF, type Code } from './problem-answer.ts';
import { problem } from './problem-schema.ts';

/** A route with the contracts of its middleware put together. */
interface DescribedRoute {
  readonly method: string;
  /** With parameters as `:id`. */
  readonly path: string;
  operation?: Operation;
  signedIn?: true;
  query?: GenericSchema;
  body?: GenericSchema;
  readonly problems: Code[];
}

/** Hono lists one entry per middleware and route, each with its method and path. */
function describedRoutes(entries: readonly RouterRoute[]): DescribedRoute[] {
  const routes = new Map<string, DescribedRoute>();
  for (const { method, path, handler } of entries) {
    const route = routes.get(`${method} ${path}`) ?? { method, path, problems: [] };
    routes.set(`${method} ${path}`, route);
    const { problems = [], ...contract } = contractOf(handler);
    Object.assign(route, contract);
    route.problems.push(...(contract.operation?.problems ?? []), ...problems);
  }
  return [...routes.values()];
}

const jsonSchema = (schema: GenericSchema): object => {
  // A client sends what a transformation starts from.
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const content = (schema: GenericSchema, type = 'application/json') => ({
  [type]: { schema: jsonSchema(schema) },
});

function parametersOf({ path, query }: DescribedRoute): object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] }: { properties?: object; required?: string[] } =
    query === undefined ? {} : jsonSchema(query);
  const inQuery = Object.entries(properties).map(([name, schema]: [string, unknown]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** The problem codes of a route by status: its own, then those of the middleware that every route has. */
function problemsOf(route: DescribedRoute): Record<string, object> {
  const codes = new Set<Code>([
    ...route.problems,
    ...(isRateLimited(route) ? (['too-often'] as const) : []),
    ...(isGuardedWrite(route) ? (['bad-origin', 'not-json'] as const) : []),
    ...(isRead(route) ? [] : (['too-large'] as const)),
    'internal',
    'unavailable',
  ]);
  const byStatus = Map.groupBy(codes, (code) => STATUS_OF[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.join(', '), content: content(problem, 'application/problem+json') },
    ]),
  );
}

const answerObject = ({ schema, type, description }: Answer, summary: string): object => ({
  description: description ?? summary,
  ...(schema !== undefined && { content: content(schema, type) }),
});

const operationObject = (route: DescribedRoute, { summary, answers }: Operation): object => ({
  summary,
  ...(route.signedIn && { security: [{ session: [] }] }),
  parameters: parametersOf(route),
  ...(route.body !== undefined && { requestBody: { required: true, content: content(route.body) } }),
  responses: {
    ...Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, answerObject(answer, summary)]),
    ),
    ...problemsOf(route),
  },
});

/** The routes of passkeys, which have an app of their own, at the addresses where it answers. */
const passkeyEntries = (): readonly RouterRoute[] => new Hono().route('/api/passkeys', passkeyRoutes).routes;

/** The document for the routes of an app and of passkeys. Entries without an operation, such as middleware, are left out. */
export function openapi(version: string, routes: readonly RouterRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of describedRoutes([...routes, ...passkeyEntries()])) {
    if (route.operation === undefined) continue;
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operationObject(route, route.operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aeroplane Chess by correspondence',
      version,
      description:
        'Writes need an Origin header that matches the server and, with a body, the content type application/json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
    paths,
  };
}
