/**
 * The push services that this server sends to (docs/design.md#web-push). Anybody can make an endpoint up: without this
 * list, the server would post to any address, its own network included.
 */

import { isDomainName, isLoopback } from './domain-name.ts';

/** Of Chrome and other Chromium browsers, Firefox, Safari (Apple asks for all of push.apple.com) and Edge on Windows. */
export const DEFAULT_PUSH_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
].join(', ');

const LABELS = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

interface Entries {
  /** Over https on port 443, like `domains`. */
  readonly hosts: ReadonlySet<string>;
  /** With a leading dot each. */
  readonly domains: readonly string[];
  /** On this machine, with any scheme and port. */
  readonly origins: ReadonlySet<string>;
}

export class PushHosts {
  readonly #entries: Entries;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  /** Whether pushes may be sent to an endpoint. */
  accepts(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    // Browsers give the normalized spelling. Another spelling of the same address would count as another device.
    if (url === null || url.href !== endpoint || endpoint.includes('#')) return false;
    if (url.username !== '' || url.password !== '') return false;
    if (this.isOfThisMachine(endpoint)) return true;
    return url.protocol === 'https:' && url.port === '' && this.#knows(url.hostname);
  }

  /** Whether an endpoint is on this machine, at an origin that the settings name. */
  isOfThisMachine(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    // Not `url.origin`: a blob URL has the origin of its creator.
    return url !== null && this.#entries.origins.has(`${url.protocol}//${url.host}`);
  }

  #knows(host: string): boolean {
    const { hosts, domains } = this.#entries;
    return hosts.has(host) || (LABELS.test(host) && domains.some((domain) => host.endsWith(domain)));
  }
}

const wrong = (entry: string, why: string) => new Error(`the push host ${JSON.stringify(entry)} ${why}`);

/**
 * Reads a comma-separated list of `host`, `*.host`, or, for trying things out, an origin on this machine such as
 * `http://127.0.0.1:4567`. Throws an Error that names the first wrong entry.
 */
export function parsePushHosts(text: string): PushHosts {
  const hosts = new Set<string>();
  const domains = new Set<string>();
  const origins = new Set<string>();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry.includes('://')) origins.add(loopbackOrigin(entry));
    else if (entry.startsWith('*.')) domains.add(`.${domainName(entry, entry.slice(2))}`);
    else hosts.add(domainName(entry, entry));
  }
  return new PushHosts({ hosts, domains: [...domains], origins });
}

function loopbackOrigin(entry: string): string {
  const url = URL.parse(entry);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== entry) {
    throw wrong(
      entry,
      'is not an origin such as http://127.0.0.1:4567, without a path or a slash at its end',
    );
  }
  if (!isLoopback(url.hostname)) {
    throw wrong(entry, 'is an origin of another machine; name its host alone, which is reached over https');
  }
  return entry;
}

function domainName(entry: string, name: string): string {
  const host = name.toLowerCase();
  if (isDomainName(host)) return host;
  throw wrong(
    entry,
    'is not a name such as push.example.org or *.push.example.org; addresses of numbers are not accepted',
  );
}
