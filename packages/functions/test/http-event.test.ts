import { describe, expect, it } from 'vitest';
import { requestOf, resultOf } from '../src/http-event.ts';
import type { HttpEvent } from '../src/lambda.ts';

const event = (more: Partial<HttpEvent> = {}): HttpEvent => ({
  rawPath: '/api/games/a%20b',
  rawQueryString: 'since=3&x=%23',
  headers: { 'content-type': 'application/json', missing: undefined },
  isBase64Encoded: false,
  requestContext: { domainName: 'api.example', http: { method: 'POST' } },
  ...more,
});

describe('a request of API Gateway', () => {
  it('keeps path, query, headers, cookies and body', async () => {
    const request = requestOf(event({ cookies: ['a=1', 'b=2'], body: '{"x":"é"}' }));
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://api.example/api/games/a%20b?since=3&x=%23');
    expect(request.headers.get('Cookie')).toBe('a=1; b=2');
    expect(request.headers.has('missing')).toBe(false);
    expect(await request.json()).toEqual({ x: 'é' });
  });

  it('may have its body in base64, or none', async () => {
    const body = Buffer.from('{"x":"é"}').toString('base64');
    expect(await requestOf(event({ body, isBase64Encoded: true })).json()).toEqual({ x: 'é' });
    const none = requestOf(event({ rawQueryString: '' }));
    expect([none.body, none.url]).toEqual([null, 'https://api.example/api/games/a%20b']);
  });
});

describe('an answer to API Gateway', () => {
  it('keeps each cookie apart', async () => {
    const response = new Response(null, { status: 204 });
    response.headers.append('Set-Cookie', 'a=1; Path=/');
    response.headers.append('Set-Cookie', 'b=2');
    expect(await resultOf(response)).toEqual({
      statusCode: 204,
      headers: {},
      cookies: ['a=1; Path=/', 'b=2'],
      body: '',
      isBase64Encoded: false,
    });
  });

  it.each(['application/problem+json', 'application/json', 'text/plain; charset=UTF-8', 'image/svg+xml'])(
    'is text for %s',
    async (type) => {
      const { body, isBase64Encoded } = await resultOf(
        new Response('é', { headers: { 'Content-Type': type } }),
      );
      expect([body, isBase64Encoded]).toEqual(['é', false]);
    },
  );

  it('is in base64 for other types', async () => {
    const response = new Response(Uint8Array.of(255, 0), { headers: { 'Content-Type': 'image/png' } });
    expect(await resultOf(response)).toMatchObject({ body: '/wA=', isBase64Encoded: true });
  });
});
