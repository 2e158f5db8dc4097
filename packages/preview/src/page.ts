/** The app's page with what readers of links look for: its title, description and picture (https://ogp.me). */

import { html, raw } from 'hono/html';
import { HEIGHT, WIDTH } from './picture.ts';
import type { Html } from './preloads.ts';

export interface Card {
  readonly language: string;
  readonly appName: string;
  readonly title: string;
  readonly description: string;
  /** The picture's whole address, and what is on it; undefined where there is no game to show. */
  readonly image?: { readonly address: string; readonly alt: string };
}

/** Each by the attribute that names it, its name and its content. */
type Tag = readonly [attribute: 'name' | 'property', name: string, content: string];

const imageTags = ({ address, alt }: NonNullable<Card['image']>): Tag[] => [
  ['property', 'og:image', address],
  ['property', 'og:image:type', 'image/png'],
  ['property', 'og:image:width', String(WIDTH)],
  ['property', 'og:image:height', String(HEIGHT)],
  ['property', 'og:image:alt', alt],
];

const tagsOf = ({ language, appName, title, description, image }: Card): Tag[] => [
  ['name', 'description', description],
  ['property', 'og:type', 'website'],
  ['property', 'og:site_name', appName],
  ['property', 'og:locale', language.replace('-', '_')],
  ['property', 'og:title', title],
  ['property', 'og:description', description],
  ['name', 'twitter:card', image ? 'summary_large_image' : 'summary'],
  ...(image ? imageTags(image) : []),
];

/**
 * The page with the card's tags in its head, marked as the card's: the app has a description of its own for that one.
 * Names are escaped; nothing else of the page changes but that `links` are there.
 */
export async function withCard(page: string, card: Card, links: readonly Html[]): Promise<string> {
  const tags = tagsOf(card).map(
    ([attribute, name, content]) =>
      html`<meta ${raw(attribute)}="${name}" content="${content}" data-card /> `,
  );
  const head = String(await html`<title>${card.title}</title> ${tags} ${links}`);
  return page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${card.language}"`)
    .replace('</head>', () => `${head}</head>`);
}
