/**
 * Pages of the built app below a folder, by the addresses they are asked for. SST's router knows the files at the top of a
 * site by heart, but takes an address below a folder for that of a folder with an index.
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
