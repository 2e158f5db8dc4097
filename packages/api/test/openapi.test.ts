import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { STATUS_OF } from '../src/index.ts';
import { ApiDescription, describedApi, type Description } from './described.ts';
import { appWithout } from './no-core.ts';

interface Route {
  readonly method: string;
  readonly path: string;
}

const described = (document: Description): string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );

/** The routes of an app in the words of the document; entries for all methods are middleware. */
const routed = (routes: readonly Route[]): string[] => [
  ...new Set(
    routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  ),
];

// The validator takes a single line for a file name.
const written = () => JSON.stringify(describedApi(), null, 2);
const validate = (document: string) => new Validator().validate(document);

describe('the description of the API', () => {
  it('has every route of the app, and no other', () => {
    const { app, passkeyApp } = appWithout();
    expect(routed([...app.routes, ...passkeyApp.routes]).sort()).toEqual(described(describedApi()).sort());
  });

  it('would miss a route that is not described', () => {
    const { app } = appWithout();
    app.get('/planted', (c) => c.text('here'));
    expect(routed(app.routes)).toContain('get /api/planted');
    expect(described(describedApi(app))).not.toContain('get /api/planted');
  });

  it('has routes for all methods only as middleware and for unknown addresses', () => {
    const { app, passkeyApp } = appWithout();
    const all = (routes: readonly Route[]) =>
      new Set(routes.filter(({ method }) => method === 'ALL').map(({ path }) => path));
    expect(all(app.routes)).toEqual(new Set(['/api/*']));
    expect(all(passkeyApp.routes)).toEqual(new Set(['/api/passkeys/*']));
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    expect(await validate(written())).toEqual({ valid: true });
  });

  it('would not be valid with a parameter in an unknown place', async () => {
    const broken = written().replaceAll('"in": "path"', '"in": "nowhere"');
    expect(await validate(broken)).toMatchObject({ valid: false });
  });

  it('is served as it is written', async () => {
    const { app } = appWithout();
    const response = await app.request('/api/openapi.json');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(describedApi())));
  });

  it('describes each success by its own words, or else by the summary', () => {
    const responsesOf = (path: string, method: string) => describedApi().paths[path]?.[method]?.responses;
    expect(responsesOf('/api/health', 'get')?.['200']?.description).toBe('whether the server is well');
    const rematch = responsesOf('/api/games/{id}/rematch', 'post');
    expect(rematch?.['201']?.description).toBe('the view and the invite');
    expect(rematch?.['200']?.description).toBe('as before: the view and the invite');
    const view = responsesOf('/api/games/{id}', 'get')?.['304'];
    expect(view).toEqual({ description: 'as the reader has it already' });
    expect(Object.keys(responsesOf('/api/manifest', 'get')?.['200']?.content ?? {})).toEqual([
      'application/manifest+json',
    ]);
  });

  it('names every parameter of a path', () => {
    for (const [path, methods] of Object.entries(describedApi().paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
      }
    }
  });

  it('has one write that other origins may send: unsubscribing by one click', () => {
    const { paths } = describedApi();
    const open = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'get')
        .filter(([, { responses }]) => !(responses['403']?.description.includes('bad-origin') ?? false))
        .map(([method]) => `${method} ${path}`),
    );
    expect(open).toEqual(['post /api/me/mail/unsubscribe']);
  });

  it('lists every code somewhere, each with its one status', () => {
    const answers = new ApiDescription().answers.map((answer) => answer.split(' '));
    const listed = answers.flatMap(([, , status, code]) =>
      code === undefined ? [] : [[code, Number(status)] as const],
    );
    for (const [code, status] of listed) expect(STATUS_OF[code as keyof typeof STATUS_OF]).toBe(status);
    const never = Object.keys(STATUS_OF).filter((code) => !listed.some(([one]) => one === code));
    // An unknown address has no description.
    expect(never).toEqual(['not-found']);
  });
});

describe('the check of answers', () => {
  const api = new ApiDescription();
  const health = {
    method: 'GET',
    path: '/api/health',
    headers: new Headers({ 'content-type': 'application/json' }),
  };
  const body = { ok: true, version: '1', commit: 'abc' };

  it('accepts an answer that matches the description', () => {
    expect(api.wrongIn({ ...health, status: 200, text: JSON.stringify(body) })).toBeUndefined();
  });

  it.each([
    ['a missing field', 200, { ok: true, version: '1' }],
    ['an undescribed field', 200, { ...body, secret: 'x' }],
    ['an undescribed status', 418, body],
    ['another success', 201, body],
  ])('refuses %s', (_, status, answered) => {
    expect(api.wrongIn({ ...health, status, text: JSON.stringify(answered) })).toBeTypeOf('string');
  });

  it('refuses a code that is not listed for its operation', () => {
    const problem = { type: 't', title: 't', status: 404, code: 'unknown-game', detail: 'd' };
    const headers = new Headers({ 'content-type': 'application/problem+json' });
    const answer = { method: 'GET', path: '/api/invites/x', status: 404, headers };
    expect(api.wrongIn({ ...answer, text: JSON.stringify(problem) })).toMatch(/not described/);
    expect(
      api.wrongIn({ ...answer, text: JSON.stringify({ ...problem, code: 'unknown-invite' }) }),
    ).toBeUndefined();
  });
});
