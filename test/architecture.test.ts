/** Packages keep their directions (docs/design.md#layout) and declare what they use. Each check is shown a fault as well. */

import { describe, expect, it } from 'vitest';
import {
  longFiles,
  looseVersions,
  registryHosts,
  undeclared,
  unused,
  wrongDirections,
} from './support/architecture.ts';
import {
  importsOf,
  readManifests,
  readSources,
  readText,
  type Manifest,
  type SourceFile,
} from './support/sources.ts';

const files = readSources();
const manifests = readManifests();

/** Packages that no file imports and no script calls, and what they are for. */
const USED_OTHERWISE: Readonly<Record<string, string>> = {
  node: 'the Node that everything runs on',
  typescript: 'the compiler `tsc`, also of svelte-check',
  vite: 'what vitest runs on',
  '@sveltejs/vite-plugin-svelte': 'a peer that @sveltejs/kit asks for',
  '@stryker-mutator/vitest-runner': 'what Stryker runs tests with, by its name `vitest`',
  '@types/node': 'the types of Node, named in tsconfig.json',
  'prettier-plugin-svelte': 'named in .prettierrc.json',
  'aws-cdk': 'the command `cdk`, which deploys what lasts',
  'node-persist': "what boardgame.io's file storage asks for by name",
  '@sparticuz/chromium': 'the browser of the end-to-end tests, which find it by path',
};

/** Why a source may have more than 300 lines, or a test more than 400. */
const LONG_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  ['bn', 'en', 'eu', 'fil', 'ms', 'vi', 'zh-Hans', 'zh-Hant'].map((language) => [
    `web/src/lib/i18n/${language}/main.ts`,
    'texts',
  ]),
);

const file = (path: string, text: string): SourceFile => ({ path, text });

describe('the sources', () => {
  it('are all looked at', () => {
    expect(files.length).toBeGreaterThan(150);
    for (const folder of [
      'packages/engine/src',
      'packages/api/test',
      'infra',
      'test',
      'web/src',
      'scripts',
    ]) {
      expect(files.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
    }
    expect(files.some(({ path }) => path.includes('node_modules'))).toBe(false);
  });

  it('import in one direction only', () => {
    expect(wrongDirections(files)).toEqual([]);
  });

  it.each([
    ['packages/engine/src/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['packages/engine/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['packages/dice/src/a.ts', "import { SEATS } from '@aeroplane/engine';"],
    ['packages/dice/src/a.ts', "import { createHash } from 'node:crypto';"],
    ['packages/bot/src/a.ts', "import type { DrawInput } from '@aeroplane/dice';"],
    ['packages/core/src/a.ts', "export * from '@aeroplane/table';"],
    ['packages/core/src/a.ts', "import { Hono } from 'hono';"],
    ['packages/core/src/a.ts', "const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');"],
    ['packages/table/src/a.ts', "type App = import('@aeroplane/api').AppType;"],
    ['packages/api/src/a.ts', "import { Table } from '@aeroplane/table';"],
    ['packages/api/src/routes/a.ts', "import { Table } from '../../../table/src/table.ts';"],
    ['packages/cli/src/a.ts', "import { createCore } from '@aeroplane/core';"],
    ['packages/functions/src/a.ts', "import { startServer } from '@aeroplane/local';"],
    ['infra/a.ts', "import { createCore } from '@aeroplane/core';"],
    ['infra/a.ts', "import { INDEXES } from '../packages/table/src/schema.ts';"],
    ['packages/unheard-of/src/a.ts', "import './b.ts';"],
    ['web/src/a.ts', "import { createApp } from '@aeroplane/api';"],
    [
      'web/src/A.svelte',
      '<p>x</p>\n<script lang="ts">\n  import { createApp, type View } from \'@aeroplane/api\';\n</script>',
    ],
    ['web/src/a.ts', "import type { Game } from '@aeroplane/core';"],
    ['web/src/a.ts', "import { readFile } from 'node:fs';"],
    ['web/src/a.ts', "import { apply } from '../../packages/engine/src/play.ts';"],
  ])('would not pass with a fault: %s, %s', (path, text) => {
    expect(wrongDirections([file(path, text)])).toHaveLength(1);
  });

  it.each([
    [
      'packages/core/src/a.ts',
      "import { createHash } from 'node:crypto';\nimport { SEATS } from '@aeroplane/engine';",
    ],
    ['packages/api/src/routes/a.ts', "import { valid } from '../valid.ts';"],
    ['packages/dice/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    [
      'web/src/a.ts',
      "import type { View } from '@aeroplane/api';\nimport { type Seat, SEATS } from '@aeroplane/engine';",
    ],
    ['web/src/a.ts', "import { type View, type Summary } from '@aeroplane/api';"],
  ])('pass with what is right: %s, %s', (path, text) => {
    expect(wrongDirections([file(path, text)])).toEqual([]);
  });

  it('are read with all their imports', () => {
    const text = [
      "import a from 'a';",
      "import type b from 'b';",
      "import { type c } from 'c';",
      "import d, { type e } from 'd';",
      "import 'f';",
      "export { g } from 'g';",
      "export type { h } from 'h';",
      "const i = await import('i');",
      "// import 'no';",
      'const text = "import \'no\'";',
    ].join('\n');
    const imports = importsOf(file('a.ts', text));
    expect(imports.map(({ from }) => from)).toEqual(['a', 'b', 'c', 'd', 'f', 'g', 'h', 'i']);
    const style = file('a.css', "@import 'x/a.css';\nb { src: url('y/b.woff2') url('./c.svg'); }");
    expect(importsOf(style).map(({ from }) => from)).toEqual(['x/a.css', 'y/b.woff2', './c.svg']);
    expect(imports.flatMap(({ from, typeOnly }) => (typeOnly ? [from] : []))).toEqual(['b', 'c', 'h']);
  });

  it('are short', () => {
    expect(longFiles(files, LONG_FILES)).toEqual([]);
  });

  it('would not pass with a line more, nor with a reason that no longer applies', () => {
    const lines = (path: string, count: number) => file(path, 'x;\n'.repeat(count));
    expect(longFiles([lines('test/a.ts', 400), lines('test/b.ts', 401)], {})).toEqual([
      'test/b.ts has more than 400 lines',
    ]);
    expect(longFiles([lines('web/src/a.ts', 300), lines('web/src/b.ts', 301)], {})).toEqual([
      'web/src/b.ts has more than 300 lines',
    ]);
    expect(longFiles([lines('test/b.ts', 401)], { 'test/b.ts': 'a table' })).toEqual([]);
    expect(longFiles([lines('test/a.ts', 400)], { 'test/a.ts': 'a table' })).toEqual([
      'test/a.ts needs no reason',
    ]);
  });
});

describe('the packages', () => {
  const manifest = (more: Partial<Manifest>): Manifest => ({
    folder: 'packages/api',
    name: '@aeroplane/api',
    ...more,
  });

  it('are all looked at', () => {
    expect(manifests.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['aeroplane-chess', '@aeroplane/engine', '@aeroplane/local', '@aeroplane/web']),
    );
  });

  it('declare what they import', () => {
    expect(undeclared(files, manifests)).toEqual([]);
  });

  it('would not pass with an import that is not declared, or only for tests', () => {
    const source = [file('packages/api/src/a.ts', "import { Hono } from 'hono/tiny';")];
    expect(undeclared(source, [manifest({})])).toHaveLength(1);
    expect(undeclared(source, [manifest({ devDependencies: { hono: '4.0.0' } })])).toHaveLength(1);
    expect(undeclared(source, [manifest({ dependencies: { hono: '4.0.0' } })])).toEqual([]);
    const test = [file('packages/api/test/a.ts', "import fc from 'fast-check';")];
    const root = { folder: '', name: 'root', devDependencies: { 'fast-check': '4.0.0' } };
    expect(undeclared(test, [manifest({})])).toHaveLength(1);
    expect(undeclared(test, [manifest({}), root])).toEqual([]);
    expect(
      undeclared([file('packages/api/src/a.ts', "import fc from 'fast-check';")], [manifest({}), root]),
    ).toHaveLength(1);
  });

  it('use what they declare', () => {
    expect(unused(files, manifests, USED_OTHERWISE)).toEqual([]);
  });

  it('would not pass with a package that nothing uses', () => {
    const declared = [manifest({ dependencies: { hono: '4.0.0' }, devDependencies: { vite: '8.0.0' } })];
    expect(unused([], declared, {})).toHaveLength(2);
    const build = [manifest({ ...declared[0], scripts: { build: 'vite build' } })];
    expect(unused([file('packages/api/src/a.ts', "import 'hono';")], build, {})).toEqual([]);
    expect(unused([], build, { hono: 'named elsewhere' })).toEqual([]);
  });

  it('have one version of everything', () => {
    expect(looseVersions(manifests)).toEqual([]);
  });

  it.each([
    '^4.0.0',
    '~4.0.0',
    '4.x',
    '*',
    'latest',
    '>=4.0.0',
    '4',
    'file:../x',
    'github:a/b',
    'workspace:*',
  ])('would not pass with the version %s', (version) => {
    expect(looseVersions([manifest({ devDependencies: { hono: version } })])).toHaveLength(1);
  });

  it('are locked without naming a registry', () => {
    expect(registryHosts(readText('package-lock.json'))).toEqual([]);
    expect(registryHosts('"resolved": "packages/api", "link": true')).toEqual([]);
    expect(registryHosts('{ "resolved": "https://registry.example/a.tgz" }')).toHaveLength(1);
  });
});
