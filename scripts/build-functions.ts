/** Bundles every handler into a folder of its own below `packages/functions/dist`. */

import { bundleFunctions } from './bundle-functions.ts';

for (const [name, { bytes }] of Object.entries(await bundleFunctions())) {
  console.log(`${name.padEnd(8)}${(bytes / 1024).toFixed(0).padStart(4)} KB`);
}
