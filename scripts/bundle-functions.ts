/**
 * Bundles the Lambda functions: minified ESM with source maps, without the AWS client's search for credentials (see
 * `packages/functions/src/environment-credentials.ts`). Modules that a handler loads later are chunks of their own.
 */

import { copyFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile } from 'esbuild';

const ROOT = fileURLToPath(new URL('../packages/functions', import.meta.url));

/** The functions: files of `packages/functions/src` that export `handler`. */
export const FUNCTIONS = ['api', 'passkeys', 'preview', 'stream', 'push', 'mail', 'sweep'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** The folder of the bundles, with a folder for each function. */
export const DIST = `${ROOT}/dist`;

/** Files that a function reads from its bundle's folder, by their origin. */
const BESIDE: Readonly<Partial<Record<FunctionName, readonly string[]>>> = {
  preview: [
    fileURLToPath(new URL('../web/build/200.html', import.meta.url)),
    fileURLToPath(new URL('../web/build/_app/preloads.json', import.meta.url)),
    createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  ],
};

const BUNDLING = {
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // The AWS client's ES modules can be tree-shaken; its CommonJS would double the size.
  mainFields: ['module', 'main'],
  alias: { '@aws-sdk/credential-provider-node': `${ROOT}/src/environment-credentials.ts` },
  outExtension: { '.js': '.mjs' },
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  // Some packages are CommonJS and `require` Node's modules.
  banner: {
    js: "import{createRequire as __require}from'node:module';const require=__require(import.meta.url);",
  },
  logLevel: 'warning',
} as const satisfies BuildOptions;

export interface Bundle {
  /** The size of everything loaded before the first event, without source maps. */
  readonly bytes: number;
  /** The source files of that. */
  readonly sources: readonly string[];
}

/** The static imports of an output and itself, by their paths in the metafile. */
function loadedWith(outputs: Metafile['outputs'], path: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(path)) return loaded;
  loaded.add(path);
  for (const { kind, path: next, external } of outputs[path]?.imports ?? []) {
    if (kind === 'import-statement' && external !== true) loadedWith(outputs, next, loaded);
  }
  return loaded;
}

/** Bundles one file as `index.mjs` of a folder. */
export async function bundle(file: string, folder: string, options: BuildOptions = {}): Promise<Bundle> {
  const {
    metafile: { outputs },
  } = await build({
    ...BUNDLING,
    ...options,
    metafile: true,
    entryPoints: { index: file },
    outdir: folder,
  });
  const entry = Object.keys(outputs).find((path) => path.endsWith('/index.mjs')) ?? '';
  const loaded = [...loadedWith(outputs, entry)].flatMap((path) => outputs[path] ?? []);
  return {
    bytes: loaded.reduce((sum, output) => sum + output.bytes, 0),
    sources: loaded.flatMap(({ inputs }) => Object.keys(inputs)),
  };
}

/** Bundles all functions into an empty folder. */
export async function bundleFunctions(dist = DIST): Promise<Record<FunctionName, Bundle>> {
  await rm(dist, { recursive: true, force: true });
  const bundles = FUNCTIONS.map(async (name) => {
    const built = await bundle(`${ROOT}/src/${name}.ts`, `${dist}/${name}`);
    for (const file of BESIDE[name] ?? []) await copyFile(file, `${dist}/${name}/${path.basename(file)}`);
    return [name, built];
  });
  return Object.fromEntries(await Promise.all(bundles)) as Record<FunctionName, Bundle>;
}
