/**
 * The pages that links lead to, told apart before they are opened: chat apps read the head of `/g/<id>` and `/i/<code>`
 * and fetch the picture it names. Nothing here writes (DESIGN § 1, idea 8), and nothing is shown but what anybody who
 * has the link may see. A picture's address has the game's id, never an invite's secret.
 */

import path from 'node:path';
import { Problem, readInvite, viewOf, type Core, type Game } from '@aeroplane/core';
import { Hono, type Context } from 'hono';
import { cardOfGame, cardOfInvite, plainCard, type Words } from './card.ts';
import { wantedOf } from './language.ts';
import { withCard, type Card } from './page.ts';
import { openPainter } from './painter.ts';
import { pictureOf } from './picture.ts';
import { preloadLinks, type PageKind, type Preloads } from './preloads.ts';
import { ALL, type Texts } from './texts/texts.ts';

export interface PreviewDeps {
  readonly core: Core;
  /** The address that people use, such as `https://example.org`; undefined: whichever host they ask, over http. */
  readonly publicOrigin?: string | undefined;
  /** The app's page for addresses that name something (`200.html` of its build). */
  readonly page: () => Promise<string>;
  /** What that page will ask for (`_app/preloads.json` of its build). */
  readonly preloads: () => Promise<Preloads>;
  /** The bytes of `@resvg/resvg-wasm/index_bg.wasm`. */
  readonly wasm: () => Promise<Uint8Array>;
  /** Told of faults, and of which request. A page is sent without its card rather than not at all. */
  readonly onFault: (error: unknown, c: Context) => void;
}

/** What an address leads to. */
interface Link {
  readonly kind: PageKind;
  readonly read: () => Promise<Game | undefined>;
  readonly cardOf: (texts: Texts, game: Game) => Words;
  /** What its page asks the API for first. */
  readonly dataOf?: (game: Game) => string;
}

const YEAR_SECONDS = 365 * 24 * 3_600;

/** Several chat apps ask for the same picture at once; so many are kept, some 200 KB each. */
const KEPT_PICTURES = 32;

const pictureAddress = (origin: string, { id, version }: Game): string =>
  `${origin}/g/${id}/board.png?v=${version}`;

/** What there is for a link; undefined where it leads to nothing, which its page says. */
async function found(read: () => Promise<Game | undefined>): Promise<Game | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Whether an address asks for a file and not for a page. */
const looksLikeFile = (address: string): boolean => path.extname(address) !== '';

/**
 * Answers `GET` of all that is below `/g` and `/i`, and nothing else: the pages of games and invites, the picture
 * `/g/:id/board.png`, no other file, and for every other address the page, which knows what to make of it.
 */
export function createPreview({ core, publicOrigin, page, preloads, wasm, onFault }: PreviewDeps): Hono {
  /** The page for an address; without a link it leads to nothing that could be told apart. */
  async function answer(c: Context, link?: Link): Promise<Response> {
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Language');
    const texts = wantedOf(c.req.header('Accept-Language'), ALL);
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

  const kept = new Map<string, Uint8Array<ArrayBuffer>>();

  async function painted(game: Game): Promise<Uint8Array<ArrayBuffer>> {
    const name = `${game.id}.${game.version}`;
    const known = kept.get(name);
    if (known) return known;
    const paint = await openPainter(wasm);
    const png = Uint8Array.from(paint(pictureOf(viewOf(game, undefined))));
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_PICTURES && oldest !== undefined) kept.delete(oldest);
    kept.set(name, png);
    return png;
  }

  return new Hono()
    .get('/g/:id/board.png', async (c) => {
      const game = await found(() => core.games.read(c.req.param('id')));
      if (!game) return c.text('Not found', 404);
      // The address of the version that there is never shows another one.
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
