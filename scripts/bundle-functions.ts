/**
 * The one way in which handlers are bundled: minified ESM with source maps, without the client's search for credentials
 * (see `packages/functions/src/environment-credentials.ts`). What a handler loads later, if ever, goes into chunks of
 * its own.
 */

import { copyFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile } from 'esbuild';

const ROOT = fileURLToPath(new URL('../packages/functions', import.meta.url));

/** The functions, each a file of `packages/functions/src` that exports `handler`. */
export const FUNCTIONS = ['api', 'passkeys', 'preview', 'stream', 'push', 'mail', 'sweep'] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** Where the bundles go, a folder for each function. */
export const DIST = `${ROOT}/dist`;

/** Files that a function reads from beside its bundle, from where they are. */
const BESIDE: Readonly<Partial<Record<FunctionName, readonly string[]>>> = {
  preview: [
    fileURLToPath(new URL('../web/build/200.html', import.meta.url)),
    fileURLToPath(new URL('../web/build/_app/preloads.json', import.meta.url)),
    createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  ],
};

/** How everything is bundled that runs on Lambda. */
const BUNDLING = {
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // The AWS client's modules and not its CommonJS, of which half would be dead weight.
  mainFields: ['module', 'main'],
  alias: { '@aws-sdk/credential-provider-node': `${ROOT}/src/environment-credentials.ts` },
  outExtension: { '.js': '.mjs' },
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  // Some packages are CommonJS and ask for Node's own modules by `require`.
  banner: {
    js: "import{createRequire as __require}from'node:module';const require=__require(import.meta.url);",
  },
  logLevel: 'warning',
} as const satisfies BuildOptions;

export interface Bundle {
  /** Of all that is loaded before the first event, without source maps. */
  readonly bytes: number;
  /** The files that went into that. */
  readonly sources: readonly string[];
}

/** The outputs that an output imports at once, itself included, by their paths in the metafile. */
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

/** Builds all functions anew. */
export async function bundleFunctions(dist = DIST): Promise<Record<FunctionName, Bundle>> {
  await rm(dist, { recursive: true, force: true });
  const bundles = FUNCTIONS.map(async (name) => {
    const made = await bundle(`${ROOT}/src/${name}.ts`, `${dist}/${name}`);
    for (const file of BESIDE[name] ?? []) await copyFile(file, `${dist}/${name}/${path.basename(file)}`);
    return [name, made];
  });
  return Object.fromEntries(await Promise.all(bundles)) as Record<FunctionName, Bundle>;
}
