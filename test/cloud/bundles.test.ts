/** What the bundles contain, and what they leave out. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { FUNCTIONS as AGREED } from '../../infra/contract.ts';
import { DIST, FUNCTIONS } from '../../scripts/bundle-functions.ts';

const bundles = inject('bundles');

it('are exactly the agreed ones', () => {
  expect(FUNCTIONS).toEqual(AGREED);
  expect(readdirSync(DIST).sort()).toEqual([...AGREED].sort());
});

it.each(FUNCTIONS)('keep the function %s small', (name) => {
  const { bytes, sources } = bundles[name];
  const most = { mail: 550, passkeys: 650 } as Partial<Record<typeof name, number>>;
  expect(bytes / 1024).toBeLessThanOrEqual(most[name] ?? 400);
  expect(sources.some((path) => path.includes('nodemailer'))).toBe(name === 'mail');
  expect(sources.some((path) => path.includes('simplewebauthn'))).toBe(name === 'passkeys');
  // The search for credentials, and the queue client in a function where most requests send nothing.
  expect(sources.filter((path) => /credential-provider-(ini|sso|node)/.test(path))).toEqual([]);
  // The picture renderer: its own code, and two files beside it.
  expect(sources.some((path) => path.includes('resvg'))).toBe(name === 'preview');
  expect(readdirSync(`${DIST}/${name}`).includes('index_bg.wasm')).toBe(name === 'preview');
  if (name === 'api') expect(sources.filter((path) => path.includes('client-sqs'))).toEqual([]);
});

it.each(FUNCTIONS)('have source maps that name the files of %s relative to the project', (name) => {
  const map = JSON.parse(readFileSync(`${DIST}/${name}/index.mjs.map`, 'utf8')) as { sources: string[] };
  expect(
    map.sources.some(
      (source) => source.endsWith(`packages/functions/src/${name}.ts`) || source.endsWith(`/src/${name}.ts`),
    ),
  ).toBe(true);
  expect(map.sources.filter((source) => source.startsWith('/'))).toEqual([]);
});
