/** The description of the API, from the schemas that requests are checked against (OpenAPI 3.1). */

import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { STATUS_OF, type Code } from './problem-answer.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { problem } from './schema/problem.ts';

const jsonSchema = (schema: v.GenericSchema): object => {
  // Transformations are how we read a value; the wire has what they start from.
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return rest;
};

const content = (schema: v.GenericSchema, type = 'application/json') => ({
  [type]: { schema: jsonSchema(schema) },
});

function parametersOf({ path, query }: Operation): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked =
    query === undefined ? {} : (jsonSchema(query) as { properties?: object; required?: string[] });
  const inQuery = Object.entries(asked.properties ?? {}).map(([name, schema]: [string, unknown]) => ({
    name,
    in: 'query',
    required: asked.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** Whether each session has a pace for it. */
const isPaced = ({ method, path }: Operation): boolean =>
  method === 'post' && path.startsWith('/api/games/{id}/');

/** The codes of one operation's problems, by status. */
function problemsOf(operation: Operation): Record<string, object> {
  const writes = operation.method !== 'get';
  const codes: Code[] = [
    ...operation.problems,
    ...(isPaced(operation) ? (['too-often'] as const) : []),
    ...(operation.signedIn ? (['not-signed-in'] as const) : []),
    ...(operation.body !== undefined || operation.query !== undefined ? (['bad-request'] as const) : []),
    ...(operation.body !== undefined ? (['bad-json'] as const) : []),
    ...(writes && operation.fromAnywhere !== true ? (['bad-origin', 'not-json'] as const) : []),
    ...(writes ? (['too-large'] as const) : []),
    'internal',
    'unavailable',
  ];
  const byStatus = Map.groupBy(codes, (code) => STATUS_OF[code]);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, same]) => [
        String(status),
        { description: same.join(', '), content: content(problem, 'application/problem+json') },
      ]),
  );
}

function describe(operation: Operation): object {
  const { status, schema, description, type } = operation.answer;
  return {
    summary: operation.summary,
    ...(operation.signedIn && { security: [{ session: [] }] }),
    parameters: parametersOf(operation),
    ...(operation.body !== undefined && {
      requestBody: { required: true, content: content(operation.body) },
    }),
    responses: {
      [status]: { description, ...(schema !== undefined && { content: content(schema, type) }) },
      ...(operation.again === true &&
        schema !== undefined && {
          200: { description: `as before: ${description}`, content: content(schema) },
        }),
      ...(operation.unchanged === true && { 304: { description: 'as the reader has it already' } }),
      ...problemsOf(operation),
    },
  };
}

/** The whole description. */
export function openapi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    (paths[operation.path] ??= {})[operation.method] = describe(operation);
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
