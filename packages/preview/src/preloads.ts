/** What browsers may fetch while the app starts, as it will ask for that first (https://html.spec.whatwg.org/#link-type-preload). */

import { html } from 'hono/html';

/** What begins the address of a page that a link leads to. */
export type PageKind = 'g' | 'i';

/** Addresses of the app's files, as its build writes them down. */
export interface Preloads {
  /** Of all that shows a page: scripts and styles. */
  readonly pages: Readonly<Record<PageKind, readonly string[]>>;
  /** Of the texts, by language. */
  readonly texts: Readonly<Record<string, string>>;
}

export type Html = ReturnType<typeof html>;

const script = (address: string): Html => html`<link rel="modulepreload" href="${address}" />`;
/** The app asks for these without other origins' credentials; with other words here they would be fetched twice. */
const preload = (as: 'style' | 'fetch', address: string): Html =>
  html`<link rel="preload" as="${as}" crossorigin="anonymous" href="${address}" />`;

/**
 * The elements for a page in a language; `data` is what the API is asked for first, where it is known. What the page
 * names anyhow is left out.
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
