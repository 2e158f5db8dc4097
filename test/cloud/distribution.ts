/** The distribution: runs SST's CloudFront function with the route entries that SST writes for it. */

import { runInNewContext } from 'node:vm';
import type { SstRun } from './sst-run.ts';

interface CfValue {
  value: string;
}

export interface CfRequest {
  method: string;
  uri: string;
  querystring: Record<string, CfValue>;
  headers: Record<string, CfValue>;
  cookies: Record<string, CfValue>;
}

/** The target of a request, and the rewritten request. */
export interface Routed {
  readonly host: string;
  readonly request: CfRequest;
}

/** The address of every visitor in the tests. */
export const VISITOR = '2001:db8:1:2:3::4';

type CfHandler = (event: { request: CfRequest; viewer: { ip: string } }) => Promise<CfRequest>;

interface KeysInput {
  readonly namespace: string;
  readonly entries: Readonly<Record<string, string>>;
}

interface RouteInput {
  readonly namespace: string;
  readonly key: string;
  readonly entry: string;
}

export const functionCode = ({ resources }: SstRun): string =>
  String(resources.find(({ type }) => type === 'aws:cloudfront/function:Function')?.inputs['code']);

/** The entries that SST's providers would write into the function's key-value store. */
function storeOf({ resources }: SstRun): Map<string, string> {
  const store = new Map<string, string>();
  const routes = new Map<string, string[]>();
  for (const { name, inputs } of resources) {
    if (name.endsWith('.KvKeys')) {
      const { namespace, entries } = inputs as unknown as KeysInput;
      for (const [key, value] of Object.entries(entries)) store.set(`${namespace}:${key}`, value);
    } else if (name.endsWith('.KvRoutesUpdate')) {
      const { namespace, key, entry } = inputs as unknown as RouteInput;
      routes.set(`${namespace}:${key}`, [...(routes.get(`${namespace}:${key}`) ?? []), entry]);
    }
  }
  for (const [key, entries] of routes) store.set(key, JSON.stringify(entries));
  return store;
}

export function openDistribution(run: SstRun): (request: CfRequest) => Promise<Routed> {
  const store = storeOf(run);
  let host = '';
  const cf = {
    kvs: () => ({
      async get(key: string) {
        const value = store.get(key);
        if (value === undefined) throw new Error('KeyNotFound');
        return value;
      },
    }),
    updateRequestOrigin: ({ domainName }: { domainName: string }) => (host = domainName),
  };
  const code = functionCode(run).replace('import cf from "cloudfront";', '');
  const handler = runInNewContext(`${code}; handler`, { cf }) as CfHandler;
  return async (request) => {
    host = 'nowhere';
    const answer = await handler({ request, viewer: { ip: VISITOR } });
    return { host, request: answer };
  };
}

/** A browser's request as CloudFront functions see it: cookies are not among the headers. */
export function cfRequestOf({ url, method, headers }: Request): CfRequest {
  const { pathname, searchParams, host } = new URL(url);
  const values = (pairs: Iterable<[string, string]>): Record<string, CfValue> =>
    Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]));
  const { cookie, ...others } = values(headers);
  const cookies = (cookie?.value ?? '').split('; ').filter((one) => one !== '');
  return {
    method,
    uri: pathname,
    querystring: values(searchParams),
    headers: { ...others, host: { value: host } },
    cookies: values(cookies.map((one) => [one.split('=')[0] ?? '', one.slice(one.indexOf('=') + 1)])),
  };
}
