/** Where resvg's WebAssembly is. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The bytes from the installed package. A bundle has them beside it instead. */
export const installedWasm = (): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'));
