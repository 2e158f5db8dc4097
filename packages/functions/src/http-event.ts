/** API Gateway's events as web requests, and web responses as its results. */

import type { HttpEvent, HttpResult } from './lambda.ts';

/** Content types sent as text. Others are sent in base64. */
const TEXT = /^(text\/|application\/(.+\+)?json|image\/svg\+xml)/;

export function requestOf(event: HttpEvent): Request {
  const { rawPath, rawQueryString, cookies, headers, body, isBase64Encoded, requestContext } = event;
  const query = rawQueryString === '' ? '' : `?${rawQueryString}`;
  const given = Object.entries(headers).filter(
    (header): header is [string, string] => header[1] !== undefined,
  );
  const all = new Headers(given);
  // API Gateway moves cookies out of the headers.
  if (cookies !== undefined) all.set('Cookie', cookies.join('; '));
  return new Request(`https://${requestContext.domainName}${rawPath}${query}`, {
    method: requestContext.http.method,
    headers: all,
    ...(body !== undefined && { body: isBase64Encoded ? Buffer.from(body, 'base64') : body }),
  });
}

export async function resultOf(response: Response): Promise<HttpResult> {
  const type = response.headers.get('Content-Type');
  const isBase64Encoded = type !== null && !TEXT.test(type);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'));
  return {
    statusCode: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    body: isBase64Encoded
      ? Buffer.from(await response.arrayBuffer()).toString('base64')
      : await response.text(),
    isBase64Encoded,
  };
}
