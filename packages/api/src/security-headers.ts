/**
 * The security headers of all answers: of the API, the server of one process, the distribution in the cloud, and the pages,
 * whose own policy is made of the same directives. Imports nothing, so that a deployment and a build can import it.
 */

type Source = 'self' | 'none' | 'unsafe-hashes' | `sha256-${string}`;

/** A mutable array, as SvelteKit's configuration requires. */
const sources = (...all: Source[]): Source[] => all;

/**
 * The policy of pages except for scripts. Scripts are allowed by hash, and hashes differ between pages, so each page carries
 * a policy of its own (`web/vite.config.ts`) with these directives and its hashes.
 */
export const PAGE_DIRECTIVES = {
  'style-src': sources('self'),
  // The hash of the one style attribute that SvelteKit sets: it hides the announcement of a new page to screen readers.
  'style-src-attr': sources('unsafe-hashes', 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='),
  'img-src': sources('self'),
  'font-src': sources('self'),
  'media-src': sources('self'),
  'connect-src': sources('self'),
  'manifest-src': sources('self'),
  'worker-src': sources('self'),
  'frame-src': sources('none'),
  'object-src': sources('none'),
  'base-uri': sources('none'),
  'form-action': sources('self'),
};

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.map((source) => `'${source}'`).join(' ')}`)
    .join('; ');

/** Browsers accept `frame-ancestors` in a header only. */
export const PAGE_POLICY = policyOf({ ...PAGE_DIRECTIVES, 'frame-ancestors': ['none'] });

/** API answers load nothing and are never framed. */
const DATA_POLICY = policyOf({ 'default-src': ['none'], 'frame-ancestors': ['none'] });

/** Two years, as the browsers' preload lists require. */
export const HSTS_SEC = 63_072_000;

/** The address of an invite is a secret. */
export const REFERRER_POLICY = 'same-origin';

/** Headers that pages and data share. */
export const COMMON_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
} as const;

/** All security headers of an answer. HSTS only for an https origin: over http nobody could connect by TLS. */
export function securityHeaders(
  what: 'page' | 'data',
  publicOrigin: string | undefined,
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': what === 'page' ? PAGE_POLICY : DATA_POLICY,
    'Referrer-Policy': REFERRER_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...COMMON_HEADERS,
    ...(publicOrigin?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HSTS_SEC}` }),
  };
}
