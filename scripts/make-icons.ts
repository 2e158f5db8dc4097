/**
 * `node scripts/make-icons.ts`: draws the app's icons from `web/static/icon.svg`. They are committed, so run it only after
 * a change of that file. Prints each icon's name, size and bytes.
 */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../test/e2e/browser.ts';
import { indexedPng } from './indexed-png.ts';
import { pixelsOf } from './pixels.ts';

const STATIC = fileURLToPath(new URL('../web/static/', import.meta.url));

const sign = await readFile(`${STATIC}icon.svg`, 'utf8');

/** A part of the drawing, by its id. */
function part(id: 'rose' | 'plane'): string {
  const found = new RegExp(`<(path|g) id="${id}"[\\s\\S]*?${id === 'rose' ? '/>' : '</g>'}`).exec(sign);
  if (!found) throw new Error(`icon.svg has no part ${id}`);
  return found[0];
}

const drawing = (half: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" width="512" height="512">${content}</svg>`;

/** Yellow to the edges, for systems that cut icons to a shape; only the inner 80 % is safe. */
const filled = (half: number): string =>
  drawing(half, `<path fill="#f5bd3d" d="M-9-9H9V9H-9Z" />${part('rose')}${part('plane')}`);

/** The plane in white, for status bars, which show only the shape. */
const silhouette = drawing(1, part('plane').replaceAll(/(stroke|fill)="#\w+"/g, '$1="#fff"'));

const ICONS = [
  { name: 'icon-192', size: 192, svg: sign },
  { name: 'icon-512', size: 512, svg: sign },
  // Rose and plane are within 1 of the middle, and 1.3 × 80 % is more.
  { name: 'maskable-512', size: 512, svg: filled(1.3) },
  { name: 'apple-touch-icon', size: 180, svg: filled(1.15) },
  { name: 'badge-96', size: 96, svg: silhouette },
];

const browser = await launchBrowser();
try {
  await mkdir(`${STATIC}icons`, { recursive: true });
  const page = await browser.newPage();
  for (const { name, size, svg } of ICONS) {
    const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const png = indexedPng(size, size, await pixelsOf(page, address, size, size));
    await writeFile(`${STATIC}icons/${name}.png`, png);
    console.log(`${name}.png: ${size} × ${size}, ${png.length} bytes`);
  }
} finally {
  await browser.close();
}
