/** Events as AWS passes them to functions. */

import type { Routed } from './distribution.ts';

const queryOf = (query: Routed['request']['querystring']): string =>
  new URLSearchParams(
    Object.entries(query).map(([name, { value }]): [string, string] => [name, value]),
  ).toString();

/** A request from API Gateway (HTTP API, payload format 2.0). */
export const httpEvent = ({ host, request }: Routed, body: string) => {
  const { method, uri, querystring, headers, cookies } = request;
  const plain = Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
  return {
    version: '2.0',
    routeKey: 'ANY /api/{proxy+}',
    rawPath: uri,
    rawQueryString: queryOf(querystring),
    ...(Object.keys(cookies).length > 0 && {
      cookies: Object.entries(cookies).map(([name, { value }]) => `${name}=${value}`),
    }),
    headers: { ...plain, host },
    requestContext: {
      accountId: '123456789012',
      apiId: 'api',
      domainName: host,
      http: { method, path: uri, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: 'request',
      routeKey: 'ANY /api/{proxy+}',
      stage: '$default',
      timeEpoch: Date.now(),
    },
    ...(body !== '' && { body: Buffer.from(body).toString('base64') }),
    isBase64Encoded: body !== '',
  };
};

export interface HttpAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/** Statuses of responses without a body. */
const BODILESS = [204, 304];

export function responseOf({ statusCode, headers, cookies, body, isBase64Encoded }: HttpAnswer): Response {
  const all = new Headers(headers);
  for (const cookie of cookies) all.append('Set-Cookie', cookie);
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  return new Response(BODILESS.includes(statusCode) ? null : bytes, { status: statusCode, headers: all });
}
