/** Pages of the last build still find their files beside those of the new one. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepLastBuild } from '../scripts/last-builds.ts';

describe('the files of builds', () => {
  let folder: string;
  let build: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'aeroplane-builds-'));
    build = path.join(folder, 'build');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The build tool deletes everything from before. */
  function buildWith(names: readonly string[]): string[] {
    rmSync(build, { recursive: true, force: true });
    const chunks = path.join(build, '_app/immutable/chunks');
    mkdirSync(chunks, { recursive: true });
    writeFileSync(path.join(build, '200.html'), names.join());
    for (const name of names) writeFileSync(path.join(chunks, name), `// ${name}`);
    keepLastBuild(build, path.join(folder, 'store'));
    return readdirSync(chunks).sort();
  }

  it('stay for one more build', () => {
    expect(buildWith(['a.1.js', 'b.1.js'])).toEqual(['a.1.js', 'b.1.js']);
    expect(buildWith(['a.2.js', 'b.1.js'])).toEqual(['a.1.js', 'a.2.js', 'b.1.js']);
    expect(buildWith(['a.3.js', 'b.3.js'])).toEqual(['a.2.js', 'a.3.js', 'b.1.js', 'b.3.js']);
    expect(readFileSync(path.join(build, '_app/immutable/chunks/a.2.js'), 'utf8')).toBe('// a.2.js');
  });

  it('stay when the same build runs again', () => {
    buildWith(['a.1.js']);
    buildWith(['a.2.js']);
    expect(buildWith(['a.2.js'])).toEqual(['a.1.js', 'a.2.js']);
  });

  it('keep only the files of the last build: the pages are the new ones', () => {
    buildWith(['a.1.js']);
    buildWith(['a.2.js']);
    expect(readFileSync(path.join(build, '200.html'), 'utf8')).toBe('a.2.js');
  });
});
