import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The bytes of resvg from where the package is installed. A bundle has them beside it instead. */
export const installedWasm = (): Promise<Uint8Array> =>
  readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')));
