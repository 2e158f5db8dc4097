/** Adds a link preview's title, description and picture to the app's page (https://ogp.me). */

import { html, raw } from 'hono/html';
import { HEIGHT, WIDTH } from './picture.ts';
import type { Html } from './preloads.ts';

export interface Card {
  readonly language: string;
  readonly appName: string;
  readonly title: string;
  readonly description: string;
  /** The picture's absolute address and its text alternative; undefined without a game to show. */
  readonly image?: { readonly address: string; readonly alt: string };
}

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
 * The page with its card's tags and `links` in its head. `data-card` marks the tags, so that the app can replace their
 * description by its own. Players' names are escaped.
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
