/**
 * `npm run build:functions`: bundles each Lambda function into `packages/functions/dist/NAME`. Needs the built app. Prints
 * each function's name and the size of what it loads at its start.
 */

import { bundleFunctions } from './bundle-functions.ts';

for (const [name, { bytes }] of Object.entries(await bundleFunctions())) {
  console.log(`${name.padEnd(8)}${(bytes / 1024).toFixed(0).padStart(4)} KB`);
}
