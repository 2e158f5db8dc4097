import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { appManifest } from '../src/sessions/app-manifest.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly form_factor?: string;
  readonly label?: string;
}
const { icons, screenshots } = appManifest() as { icons: Picture[]; screenshots: Picture[] };

const STATIC = fileURLToPath(new URL('../../../web/static', import.meta.url));

/** Width and height, from their fixed places in a PNG file. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it.each([...icons, ...screenshots])('$src is as large as the manifest says', ({ src, sizes }) => {
  expect(sizeOf(STATIC + src)).toBe(sizes);
});

it('has labelled screenshots for phones and wide screens', () => {
  expect(new Set(screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['narrow', 'wide']));
  for (const { label } of screenshots) expect(label).toBeTruthy();
});
