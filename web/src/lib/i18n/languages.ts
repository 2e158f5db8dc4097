/** The languages that the app speaks. */

export { ALL_LANGUAGES, bestLanguage, FALLBACK, LANGUAGES, tagOf, type Language } from '@aeroplane/texts';
