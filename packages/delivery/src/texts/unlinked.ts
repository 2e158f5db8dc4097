/**
 * A name for an email. Email programs turn whatever looks like an address into a link, and a stranger's name must not put
 * a link into our email: an invisible word joiner keeps "bad.example" from becoming one.
 */
export const unlinked = (name: string): string => name.replaceAll(/[.:/@](?=\S)/g, '$&\u2060');
