/** `npm start` builds the app again when anything that it is made of has changed. */

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { webSources } from '../scripts/web-sources.ts';
import { importsOf, readSources } from './support/sources.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe('the sources of the web app', () => {
  it('hold every package of ours that the app imports', () => {
    const files = globSync(webSources(ROOT), { cwd: ROOT });
    const imported = readSources()
      .filter(({ path }) => path.startsWith('web/src/'))
      .flatMap(importsOf)
      .flatMap(({ from }) => /^@aeroplane\/([\w-]+)/.exec(from)?.[1] ?? []);
    expect(new Set(imported)).toContain('board');
    for (const name of new Set(imported)) expect(files, name).toContain(`packages/${name}/src/index.ts`);
  });

  it('hold pages, styles, pictures and settings of the build', () => {
    const files = globSync(webSources(ROOT), { cwd: ROOT });
    for (const one of ['web/src/app.html', 'web/vite.config.ts', 'web/package.json', 'package-lock.json'])
      expect(files).toContain(one);
    expect(files.some((file) => file.startsWith('web/static/'))).toBe(true);
  });
});
