/**
 * The pages of games and invites with link previews: chat apps read the head of `/g/<id>` and `/i/<code>` and fetch the
 * picture that it names. Nothing here writes (docs/design.md#get-changes-nothing), and a card shows only what anybody with
 * the link may see. A picture's address has the game's id, never an invite's secret.
 */

import path from 'node:path';
import { Problem, readInvite, viewOf, type Core, type Game } from '@aeroplane/core';
import { Hono, type Context } from 'hono';
import { cardOfGame, cardOfInvite, plainCard, type Words } from './card.ts';
import { wantedLanguage } from './language.ts';
import { withCard, type Card } from './page.ts';
import { openPainter } from './painter.ts';
import { pictureOf } from './picture.ts';
import { preloadLinks, type PageKind, type Preloads } from './preloads.ts';
import { TEXTS } from './texts/languages.ts';
import type { Texts } from './texts/texts.ts';

export interface PreviewDeps {
  readonly core: Core;
  /** The public address of the app, such as `https://example.org`; by default the request's own origin. */
  readonly publicOrigin?: string | undefined;
  /** The app's page for addresses with parameters (`200.html` of its build). */
  readonly page: () => Promise<string>;
  /** The files that this page asks for (`_app/preloads.json` of its build). */
  readonly preloads: () => Promise<Preloads>;
  /** The bytes of `@resvg/resvg-wasm/index_bg.wasm`. */
  readonly wasm: () => Promise<Uint8Array>;
  /** Receives the fault of a card; its page is sent without the card. */
  readonly onFault: (error: unknown, c: Context) => void;
}

/** The game or invite that an address names. */
interface Link {
  readonly kind: PageKind;
  readonly read: () => Promise<Game | undefined>;
  readonly cardOf: (texts: Texts, game: Game) => Words;
  /** The address of its page's first request to the API. */
  readonly dataOf?: (game: Game) => string;
}

const YEAR_SECONDS = 365 * 24 * 3_600;

/** Several chat apps ask for the same picture at once. Some 200 KB each. */
const MOST_CACHED_PICTURES = 32;

const pictureAddress = (origin: string, { id, version }: Game): string =>
  `${origin}/g/${id}/board.png?v=${version}`;

/** The game, or undefined for a link that leads to nothing, which its page explains. */
async function found(read: () => Promise<Game | undefined>): Promise<Game | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Whether an address names a file rather than a page. */
const looksLikeFile = (address: string): boolean => path.extname(address) !== '';

/**
 * Answers `GET` below `/g` and `/i`: the pages of games and invites and the picture `/g/:id/board.png`. Other file names
 * are not found; every other address gets the plain page, which explains itself.
 */
export function createPreview({ core, publicOrigin, page, preloads, wasm, onFault }: PreviewDeps): Hono {
  /** The page for an address, with the card of its link if it has one. */
  async function answer(c: Context, link?: Link): Promise<Response> {
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Language');
    const texts = TEXTS[wantedLanguage(c.req.header('Accept-Language'))];
    const origin = publicOrigin ?? new URL(c.req.url).origin;
    let card: Card = plainCard(texts);
    let data: string | undefined;
    try {
      const game = link && (await found(link.read));
      if (game) {
        const image = { address: pictureAddress(origin, game), alt: texts.picture };
        card = { ...link.cardOf(texts, game), image };
        data = link.dataOf?.(game);
      }
    } catch (error) {
      onFault(error, c);
    }
    const text = await page();
    const links = link
      ? preloadLinks(text, await preloads(), { kind: link.kind, language: texts.language, data })
      : [];
    return c.html(await withCard(text, card, links));
  }

  const cached = new Map<string, Uint8Array<ArrayBuffer>>();

  async function painted(game: Game): Promise<Uint8Array<ArrayBuffer>> {
    const name = `${game.id}.${game.version}`;
    const known = cached.get(name);
    if (known) return known;
    const paint = await openPainter(wasm);
    const png = Uint8Array.from(paint(pictureOf(viewOf(game, undefined))));
    const [oldest] = cached.keys();
    if (cached.size >= MOST_CACHED_PICTURES && oldest !== undefined) cached.delete(oldest);
    cached.set(name, png);
    return png;
  }

  return new Hono()
    .get('/g/:id/board.png', async (c) => {
      const game = await found(() => core.games.read(c.req.param('id')));
      if (!game) return c.text('Not found', 404);
      // The address of the present version will never show another.
      const current = c.req.query('v') === String(game.version);
      c.header('Cache-Control', current ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, no-cache');
      return c.body(await painted(game), 200, { 'Content-Type': 'image/png' });
    })
    .get('/g/:id', (c) =>
      answer(c, {
        kind: 'g',
        read: () => core.games.read(c.req.param('id')),
        cardOf: cardOfGame,
        dataOf: ({ id }) => `/api/games/${id}?since=0`,
      }),
    )
    .get('/i/:code', (c) =>
      answer(c, { kind: 'i', read: () => readInvite(core, c.req.param('code')), cardOf: cardOfInvite }),
    )
    .on('GET', ['/g/*', '/i/*'], (c) => (looksLikeFile(c.req.path) ? c.text('Not found', 404) : answer(c)));
}
