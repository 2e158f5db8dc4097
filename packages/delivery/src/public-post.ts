/**
 * Posts to the public internet only (docs/design.md#web-push). A stranger's host name can be made to resolve into our own
 * network at any moment, so the connection itself checks the address: the one checked is the one connected to. Redirects
 * are not followed.
 */

import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The part of `fetch` in use. */
export type Post = (url: string, init: RequestInit) => Promise<Response>;

/** The host is not public. The message leaves the address out, so that logs reveal nothing of our own network. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';

  constructor() {
    super('this host is not on the public internet');
  }
}

/** Looks a name up; fails with `NotPublic` if any of its addresses is not public. */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) callback(error, []);
      else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        callback(new NotPublic(), []);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

export interface PublicPostOptions {
  /** Replaces DNS in tests. */
  readonly resolve?: typeof lookup;
}

/** A `Post` over https to public addresses only; fails with `NotPublic` otherwise. It discards response bodies. */
export function createPublicPost({ resolve }: PublicPostOptions = {}): Post {
  const agent = new Agent({ keepAlive: true, timeout: 60_000, lookup: publicLookup(resolve) });
  return (url, { headers, body, signal }) =>
    new Promise((done, fail) => {
      const { protocol, hostname } = new URL(url);
      // Node looks no address literal up, so check it here.
      const literal = hostname.replace(/^\[|\]$/g, '');
      if (protocol !== 'https:' || (isIP(literal) !== 0 && !isPublicAddress(literal))) {
        fail(new NotPublic());
        return;
      }
      const sent = request(
        url,
        {
          method: 'POST',
          agent,
          ...(signal != null && { signal }),
          headers: headers as Record<string, string>,
        },
        (response) => {
          response.on('error', () => undefined).resume();
          const retryAfter = response.headers['retry-after'];
          done(
            new Response(null, {
              status: response.statusCode ?? 0,
              ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }),
            }),
          );
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
}
