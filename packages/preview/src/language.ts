/** Which of some languages suits a reader best, by what their browser or chat app says it wants. */

import { parseAccept } from 'hono/utils/accept';

/** A tag with the script that it leaves unsaid; undefined where it is none. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** The one of the same language and script, else of the same language, for the dearest wish that there is one for. */
export function wantedOf<T extends { readonly language: string }>(
  acceptLanguage: string | undefined,
  all: readonly [T, ...T[]],
): T {
  for (const { type, q } of parseAccept(acceptLanguage ?? '').sort((a, b) => b.q - a.q)) {
    const wanted = q > 0 ? likely(type) : undefined;
    const same = all.filter(({ language }) => likely(language)?.language === wanted?.language);
    const found = same.find(({ language }) => likely(language)?.script === wanted?.script) ?? same[0];
    if (wanted !== undefined && found !== undefined) return found;
  }
  return all[0];
}
