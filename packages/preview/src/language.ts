/** The language of a link preview. */

import { bestLanguage, FALLBACK, type Language } from '@aeroplane/texts';
import { parseAccept } from 'hono/utils/accept';

/** The best for an Accept-Language header; English where it names none that we have. */
export function wantedLanguage(acceptLanguage: string | undefined): Language {
  const wanted = parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ type }) => type);
  return bestLanguage(wanted) ?? FALLBACK;
}
