/** Lets browsers fetch what the app asks for first, while it starts (https://html.spec.whatwg.org/#link-type-preload). */

import { html } from 'hono/html';

/** The first segment of a page's path: a game or an invite. */
export type PageKind = 'g' | 'i';

/** Addresses of the app's files, as its build lists them. */
export interface Preloads {
  /** Scripts and styles of a page. */
  readonly pages: Readonly<Record<PageKind, readonly string[]>>;
  /** The texts of each language. */
  readonly texts: Readonly<Record<string, string>>;
}

export type Html = ReturnType<typeof html>;

const script = (address: string): Html => html`<link rel="modulepreload" href="${address}" />`;
/** `crossorigin` is what the app's own requests have; with another value, browsers would fetch these twice. */
const preload = (as: 'style' | 'fetch', address: string): Html =>
  html`<link rel="preload" as="${as}" crossorigin="anonymous" href="${address}" />`;

/**
 * The elements for a page in a language, without the files that the page names itself. `data` is the address of the page's
 * first request to the API, if known.
 */
export function preloadLinks(
  page: string,
  { pages, texts }: Preloads,
  { kind, language, data }: { kind: PageKind; language: string; data: string | undefined },
): Html[] {
  const files = [...pages[kind], texts[language] ?? ''].filter(
    (address) => address && !page.includes(address),
  );
  return [
    ...(data === undefined ? [] : [preload('fetch', data)]),
    ...files.map((address) => (address.endsWith('.css') ? preload('style', address) : script(address))),
  ];
}
