/** The pages behind links, served from a test's use cases, and readers for their contents. */

import { inflateSync } from 'node:zlib';
import type { Core } from '@aeroplane/core';
import { createPreview, installedWasm, type Preloads } from '@aeroplane/preview';

export const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8" />' +
  '<link href="/shell.js" rel="modulepreload"></head><body>$& $1</body></html>';

const PRELOADS: Preloads = {
  pages: { g: ['/game.js', '/shell.js', '/game.css'], i: ['/invite.js', '/shell.js'] },
  texts: { en: '/texts-en.js', vi: '/texts-vi.js' },
};

export interface Previews {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly faults: unknown[];
}

export function openPreviews(core: Core, publicOrigin: string): Previews {
  const faults: unknown[] = [];
  const app = createPreview({
    core,
    publicOrigin,
    page: async () => PAGE,
    preloads: async () => PRELOADS,
    wasm: installedWasm,
    onFault: (error) => faults.push(error),
  });
  return { get: async (path, headers = {}) => app.request(publicOrigin + path, { headers }), faults };
}

/** The title and meta tags of a page's head, by name or property, still escaped. */
export function cardOf(page: string): Record<string, string> {
  const tags = page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" data-card \/>/g);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page) ?? [];
  return { ...Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content])), title };
}

/** The resources that a page adds to preload, as `kind address`. */
export function preloadsOf(page: string): string[] {
  const links = page.matchAll(/<link rel="(modulepreload|preload)"(?: as="(\w+)")?[^>]* href="([^"]*)" \/>/g);
  return [...links].map(([, rel = '', as = rel, address = '']) => `${as} ${address}`);
}

export interface Png {
  readonly width: number;
  readonly height: number;
  /** The colour at a point, as `#rrggbb`. */
  readonly at: (x: number, y: number) => string;
}

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** Reads a PNG with eight bits a channel, with or without alpha, not interlaced (ISO/IEC 15948). */
export function readPng(bytes: Buffer): Png {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('this is no PNG');
  const chunks: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') chunks.push(data);
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const size = { 2: 3, 6: 4 }[bytes[25] ?? 0];
  if (bytes[24] !== 8 || size === undefined || bytes[28] !== 0) throw new Error('a PNG of another kind');
  const raw = inflateSync(Buffer.concat(chunks));
  const row = width * size;
  const pixels = Buffer.alloc(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const to = y * row + x;
      const left = x < size ? 0 : (pixels[to - size] ?? 0);
      const up = pixels[to - row] ?? 0;
      const corner = x < size ? 0 : (pixels[to - row - size] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0;
      pixels[to] = ((raw[y * (row + 1) + 1 + x] ?? 0) + guess) & 255;
    }
  }
  const at = (x: number, y: number): string => {
    const from = (y * width + x) * size;
    return `#${pixels.toString('hex', from, from + 3)}`;
  };
  return { width, height, at };
}
