/** The engine is pure: it imports nothing from outside its folder and uses no clock, chance or output. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../src/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);

const SURROUNDINGS =
  /\b(?:Date|performance|Math\.random|crypto|process|console|globalThis|setTimeout|setInterval|fetch)\b/g;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

describe.each(sources)('%s', (name) => {
  const file = new URL(name, folder);
  const code = withoutComments(readFileSync(file, 'utf8'));

  it('imports from the folder of the engine only', () => {
    for (const [, path = ''] of code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      expect(path).toMatch(/^\.{1,2}\/.*\.ts$/);
      expect(new URL(path, file).href.startsWith(folder.href)).toBe(true);
    }
    expect(code).not.toMatch(/\bimport\s*\(|\brequire\s*\(/);
  });

  it('uses no clock, chance, output or other global', () => {
    expect(code.match(SURROUNDINGS) ?? []).toEqual([]);
  });

  it('keeps no state between calls, except in the inner form, which works in place', () => {
    if (!name.startsWith('inner')) expect(code).not.toMatch(/^(?:export )?(?:let|var)\b/m);
  });
});

it('the sources are there', () => {
  expect(sources).toContain('index.ts');
});
