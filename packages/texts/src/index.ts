/**
 * What pages, notices, emails and link previews share in every language. The words of a language are a file of their own,
 * `@aeroplane/texts/words/<language>`, so that a page loads its reader's and no others.
 */

export { alwaysIsolated, isolated } from './bidi.ts';
export { ALL_LANGUAGES, bestLanguage, FALLBACK, LANGUAGES, tagOf, type Language } from './languages.ts';
export { likely } from './best-match.ts';
