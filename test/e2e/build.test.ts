/** Nothing of development is in a build. */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));

/** Texts by which the catalogue, the change of people and the page's clock are known. */
const TEXTS = [
  'moves to choose from',
  'Names as long as they get',
  '/dev/catalogue',
  '/dev/as',
  '@dev-clock',
];

/** The files of a kind below a folder that hold a text. */
const holding = (text: string, pattern: string, cwd: string): string[] =>
  globSync(pattern, { cwd }).filter((file) => readFileSync(`${cwd}/${file}`, 'utf8').includes(text));

it.each(TEXTS)('the build has nothing of development: %s', (text) => {
  expect(holding(text, '{development.ts,catalogue/*}', WEB)).not.toEqual([]);
  expect(holding('/api/', '**/*.js', `${WEB}/build`)).not.toEqual([]);
  expect(holding(text, '**/*.{js,html,css,json}', `${WEB}/build`)).toEqual([]);
});
