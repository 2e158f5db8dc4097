/**
 * The app's pages below the top folder, by address. SST's router finds pages in the top folder, but looks for an
 * `index.html` at every address below it. This file imports only Node's modules, so that `sst.config.ts` can load it.
 */

import { globSync } from 'node:fs';

export const nestedPages = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('*/**/*.html', { cwd: folder })
      .map((file) => `/${file.replaceAll('\\', '/')}`)
      .filter((file) => !file.endsWith('/index.html'))
      .sort()
      .map((file) => [file.replace(/\.html$/, ''), file]),
  );
