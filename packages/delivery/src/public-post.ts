/**
 * Posts to the public internet only (DESIGN § 6): a name that anybody may hand in can be made to lead into our own network
 * at any moment. So the address is looked at after the name was resolved, by the connection itself: what was checked is
 * what is connected to. Redirects are answers like others, and not followed.
 */

import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { Post } from './push-courier.ts';

/** A name that leads to where nothing may be sent. It does not say where: logs tell nobody of our own network. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';

  constructor() {
    super('this name does not lead to the public internet');
  }
}

/** Looks a name up; `NotPublic` where one of its addresses is not public. */
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
  /** For tests: looks names up. */
  readonly resolve?: typeof lookup;
}

/** A `Post` that reaches the public internet over https and nothing else. Bodies of answers are not read. */
export function createPublicPost({ resolve }: PublicPostOptions = {}): Post {
  const agent = new Agent({ keepAlive: true, timeout: 60_000, lookup: publicLookup(resolve) });
  return (url, { headers, body, signal }) =>
    new Promise((done, fail) => {
      const { protocol, hostname } = new URL(url);
      // What is an address already is not looked up.
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
