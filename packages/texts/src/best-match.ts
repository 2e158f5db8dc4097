/** Which of some languages suits a reader, by BCP 47 tags. */

/** A tag with its likely script and region filled in; undefined for a malformed tag. */
export function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** The one of the same language and script, else the first of the same language. */
function matchOf<T extends string>(tag: string, languages: readonly T[]): T | undefined {
  // A bare language covers all its regions and scripts; this saves most readers the slow look-up of scripts.
  const bare = languages.find((one) => one === tag.split('-', 1)[0]);
  if (bare !== undefined) return bare;
  const wanted = likely(tag);
  if (wanted === undefined) return undefined;
  const same = languages.filter((one) => likely(one)?.language === wanted.language);
  return same.find((one) => likely(one)?.script === wanted.script) ?? same[0];
}

/** The match for the first wanted tag that has one; undefined where none has. */
export function bestMatch<T extends string>(
  wanted: readonly string[],
  languages: readonly T[],
): T | undefined {
  for (const tag of wanted) {
    const match = matchOf(tag, languages);
    if (match !== undefined) return match;
  }
  return undefined;
}
