/**
 * `npm start`: builds the web app if it is older than its sources, then starts the server, which prints its addresses. The
 * build's progress is left out, its warnings and errors are not.
 */

import { spawnSync } from 'node:child_process';
import { globSync, existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { webSources } from './web-sources.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = `${root}web/build/200.html`;

const newest = (): number =>
  Math.max(...globSync(webSources(root), { cwd: root }).map((file) => statSync(`${root}${file}`).mtimeMs));

if (!existsSync(built) || statSync(built).mtimeMs < newest()) {
  console.log('Building the web app …');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../packages/local/src/main.ts');
