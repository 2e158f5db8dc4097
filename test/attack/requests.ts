/** Requests that must be refused: sent by somebody without the right, or malformed. */

import fc from 'fast-check';
import { ODD_NUMBERS, oddCookies, PATH_TRICKS } from '../support/odd-texts.ts';
import { valuesOf } from './from-schema.ts';
import { refusedWith, ROLES, WHOSE, type Role } from './matrix.ts';
import type { Scene } from './scene.ts';

export interface BadRequest {
  readonly role: Role;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const NO_ID = 'aaaaaaaaaaaaaaaa';

/** The address of a route, with the scene's own ids. */
export function addressOf(scene: Scene, route: string): string {
  const { playing, waiting, session, code, passkey, block } = scene;
  const path = route.split(' ')[1] ?? '';
  if (path.startsWith('/api/invites')) return path.replace('{code}', waiting.invite);
  if (path.startsWith('/api/codes')) return path.replace('{code}', code);
  if (path.startsWith('/api/me/sessions')) return path.replace('{id}', session);
  if (path.startsWith('/api/passkeys')) return path.replace('{id}', passkey);
  if (path.startsWith('/api/blocks')) return path.replace('{id}', block);
  return path.replace('{id}', path.endsWith('/start') ? waiting.id : playing.id);
}

/** Ways to spoil a request, each enough to have it refused. */
const SPOILS = [
  'origin',
  'no origin',
  'type',
  'broken',
  'shape',
  'large',
  'planted',
  'nowhere',
  'cookie',
] as const;
type Spoil = (typeof SPOILS)[number];

const BROKEN = ['{', '{"a":', '[]]', '\u0000', '{"name":"x"', 'undefined', "{'a':1}", '{"a":1,}', '"', 'nul'];

/** The spoils that apply to a route. Unsubscribing works with one click from anywhere; reads change nothing anyway. */
function spoilsOf(route: string, hasBody: boolean, isLoose: boolean): Spoil[] {
  const inPath = route.includes('{');
  return SPOILS.filter((spoil) => {
    if (route === 'post /api/me/mail/unsubscribe') return spoil === 'nowhere';
    if (spoil === 'broken' || spoil === 'shape') return hasBody;
    if (spoil === 'planted') return hasBody && !isLoose;
    // Deleting what does not exist succeeds.
    if (spoil === 'nowhere') return inPath && !/\/(sessions|blocks|passkeys)\//.test(route);
    if (spoil === 'cookie') return WHOSE[route] !== 'anybody';
    return true;
  });
}

const odd = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...PATH_TRICKS),
    fc.constant(NO_ID),
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );

/** The ply that a body names. */
const plyOf = (body: unknown): number => (body as { readonly ply?: number } | undefined)?.ply ?? Infinity;

/** Writes of one route that must be refused. */
function writesOf(scene: Scene, route: string): fc.Arbitrary<BadRequest> {
  const [method = '', template = ''] = route.split(' ');
  const described = scene.description.document.paths[template]?.[method];
  const schema = described?.requestBody?.content['application/json']?.schema;
  const bodies = schema === undefined ? fc.constant(undefined) : valuesOf(schema);
  const isLoose = template === '/api/me/push';
  const whose = WHOSE[route];
  if (whose === undefined) throw new Error(`nobody has said whose ${route} is`);
  const address = addressOf(scene, route);
  const spoils = spoilsOf(route, schema !== undefined, isLoose);
  const keepsOut = ROLES.filter((role) => refusedWith(whose, role) !== undefined);

  const make = (
    role: Role,
    body: unknown,
    spoil: Spoil | undefined,
    text: string,
    other: unknown,
  ): BadRequest => {
    const { clients, world } = scene;
    const { cookie } = clients[role];
    const { origin } = clients.owner;
    const headers: Record<string, string> = {
      Origin: origin,
      'Content-Type': 'application/json',
      ...(cookie !== undefined && { Cookie: cookie }),
    };
    let path = address;
    let sent = body === undefined ? undefined : JSON.stringify(body);
    switch (spoil) {
      case 'origin':
        headers['Origin'] = `${origin}.${world.core.clock.nowMs()}.test`;
        break;
      case 'no origin':
        delete headers['Origin'];
        break;
      case 'type':
        headers['Content-Type'] = 'text/plain';
        sent ??= '{}';
        break;
      case 'broken':
        sent = BROKEN[text.length % BROKEN.length];
        break;
      case 'shape':
        sent = JSON.stringify([other]);
        break;
      case 'large':
        sent = JSON.stringify({ x: 'x'.repeat(20_000) });
        break;
      case 'planted':
        sent = JSON.stringify({ ...(body as object), [`planted-${text.slice(0, 9)}`]: other });
        break;
      case 'nowhere':
        path =
          template.replace(/\{\w+\}/, text === '' ? NO_ID : text) +
          (template.includes('{') ? '' : `?token=${text}`);
        break;
      case 'cookie':
        headers['Cookie'] = oddCookies(cookie?.split('=')[1] ?? NO_ID)[text.length % 3] ?? '';
        break;
      case undefined:
    }
    return { role, method: method.toUpperCase(), path, headers, body: sent };
  };

  const spoilt = fc
    .tuple(
      fc.constantFrom(...ROLES),
      bodies,
      fc.constantFrom(...spoils),
      odd(),
      fc.jsonValue({ maxDepth: 2 }),
    )
    .map(([role, body, spoil, text, other]) => make(role, body, spoil, text, other));
  if (keepsOut.length === 0) return spoilt;
  // A player may repeat an earlier move: it is answered again and changes nothing (docs/design.md#submitting).
  const isAgain = (role: Role, body: unknown): boolean =>
    whose === 'decider' && role === 'other seat' && plyOf(body) < scene.playing.ply;
  const keptOut = fc
    .tuple(fc.constantFrom(...keepsOut), bodies)
    .filter(([role, body]) => !isAgain(role, body))
    .map(([role, body]) => make(role, body, undefined, '', null));
  return fc.oneof(spoilt, keptOut);
}

/** Reads by everybody but the players, with odd paths and queries: they must change nothing. */
function readsOf(scene: Scene, route: string): fc.Arbitrary<BadRequest> {
  const address = addressOf(scene, route);
  const template = route.split(' ')[1] ?? '';
  const others = ROLES.filter((role) => role !== 'owner' && role !== 'other seat');
  const queries = fc.oneof(
    fc.constant(''),
    fc.constantFrom(...ODD_NUMBERS).map((number) => `?since=${number}`),
    fc
      .tuple(fc.constantFrom('since', 'from', 'open', 'code', 'token'), odd())
      .map(([name, text]) => `?${name}=${text}`),
  );
  const paths = fc.oneof(
    fc.constant(address),
    odd().map((text) => template.replace(/\{\w+\}/, text)),
  );
  // Invites and codes are secrets: a client that knows one may read it, so only odd ones are tried.
  const isSecret = template.includes('{code}');
  return fc
    .tuple(
      fc.constantFrom(...others),
      isSecret ? odd().map((text) => template.replace('{code}', text)) : paths,
      queries,
    )
    .map(([role, path, query]) => {
      const { cookie } = scene.clients[role];
      return {
        role,
        method: 'GET',
        path: path + query,
        headers: cookie === undefined ? {} : { Cookie: cookie },
        body: undefined,
      };
    });
}

export function badRequests(scene: Scene): fc.Arbitrary<BadRequest> {
  const { operations } = scene.description;
  const writes = operations
    .filter((route) => !route.startsWith('get '))
    .map((route) => writesOf(scene, route));
  const reads = operations.filter((route) => route.startsWith('get ')).map((route) => readsOf(scene, route));
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...writes) },
    { weight: 1, arbitrary: fc.oneof(...reads) },
  );
}
