/**
 * Keeps the files of the previous build, which are named by their content: its pages may still be open, and will fetch
 * more of its files.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const IMMUTABLE = '_app/immutable';

const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];

const sameFiles = (one: string, other: string): boolean =>
  JSON.stringify(filesIn(one)) === JSON.stringify(filesIn(other));

function replace(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

/**
 * Adds the files of the previous build to `build`, and saves those of `build` in `store` for the next one. Repeating the
 * same build changes nothing.
 */
export function keepLastBuild(build: string, store: string): void {
  const own = path.join(build, IMMUTABLE);
  const [latest, before] = [path.join(store, 'latest'), path.join(store, 'before')];
  mkdirSync(store, { recursive: true });
  if (!sameFiles(own, latest)) {
    if (existsSync(latest)) replace(latest, before);
    replace(own, latest);
  }
  if (existsSync(before)) cpSync(before, own, { recursive: true, force: false });
}
