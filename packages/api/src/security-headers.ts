/**
 * What browsers are told to refuse, for every way in which this is served: the API itself, the server of one process, the
 * distribution in the cloud, and the pages, whose own policy is made of the same directives. It imports nothing, so that
 * a deploy and a build can take it in.
 */

type Source = 'self' | 'none' | 'unsafe-hashes' | `sha256-${string}`;

/** Not read-only, as the build of the pages wants to have them. */
const sources = (...all: Source[]): Source[] => all;

/**
 * What pages may load and do, but for their scripts: those are named by their hashes, which differ from page to page, so
 * each page says them itself (`web/vite.config.ts`), with the same directives once more.
 */
export const PAGE_DIRECTIVES = {
  'style-src': sources('self'),
  // The framework hides what it tells screen readers of a new page by this one attribute, and by no other.
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

/** Who may frame a page can only be said by a header. */
export const PAGE_POLICY = policyOf({ ...PAGE_DIRECTIVES, 'frame-ancestors': ['none'] });

/** Answers of the API are no pages. */
const DATA_POLICY = policyOf({ 'default-src': ['none'], 'frame-ancestors': ['none'] });

/** Two years, as the lists that browsers bring along ask for. */
export const HSTS_SEC = 63_072_000;

/** The address of an invite is a secret. */
export const REFERRER_POLICY = 'same-origin';

/** Headers that are the same for pages and data. */
export const COMMON_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
} as const;

/** All headers of an answer; over http, browsers are not told to come by TLS only, as they could not. */
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
