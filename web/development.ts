/**
 * For development only: `/dev/as/NAME` makes this browser one of the people of `npm run seed`, the page's clock follows the
 * development server's (`npm run clock`), and `/dev/catalogue` shows the components in their states.
 */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { clockFile, readShiftMs } from '../packages/local/src/dev/file-clock.ts';
import { seedFile, type Seed } from '../scripts/seed-file.ts';

const CLOCK = '/@dev-clock';

/** A script that moves the page's clock ahead. */
const clockScript = (shiftMs: number): string => `
const Real = Date;
globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ${shiftMs});
    else super(...given);
  }
  static now() {
    return Real.now() + ${shiftMs};
  }
};`;

/** A page that forgets the browser's player and goes on to `to`. */
const changePage = (to: string): string =>
  `<!doctype html><script>
  localStorage.clear();
  // The page's own note that this browser has a player (known-player.ts).
  localStorage.setItem('player', 'known');
  location.replace(${JSON.stringify(to)});
</script>`;

/** The page whose script shows the catalogue. */
const CATALOGUE_PAGE =
  '<!doctype html><html lang="en"><head><link rel="icon" href="/icon.svg" /></head><body><script type="module" src="/catalogue/main.ts"></script></body></html>';

/** The pages of development, with the data folder of `npm run dev`. */
export const development = (dataDir: string): Plugin => ({
  name: 'development',
  apply: 'serve',
  // Beside the sources that the app is built of.
  config: () => ({ server: { fs: { allow: ['catalogue'] } } }),
  resolveId: (id) => (id === CLOCK ? CLOCK : undefined),
  load: (id) => (id === CLOCK ? clockScript(readShiftMs(dataDir)) : undefined),
  transform: (code, id) =>
    id.endsWith('/web/src/hooks.client.ts') ? { code: `import '${CLOCK}';${code}`, map: null } : undefined,
  configureServer(server) {
    const file = clockFile(dataDir);
    server.watcher.add(path.dirname(file)).on('all', (_, changed) => {
      const clock = server.environments.client.moduleGraph.getModuleById(CLOCK);
      if (changed !== file || clock === undefined) return;
      server.environments.client.moduleGraph.invalidateModule(clock);
      server.ws.send({ type: 'full-reload' });
    });
    server.middlewares.use('/dev/catalogue', (request, response, next) => {
      server
        .transformIndexHtml(request.originalUrl ?? '', CATALOGUE_PAGE)
        .then((page) => response.setHeader('Content-Type', 'text/html').end(page), next);
    });
    server.middlewares.use('/dev/as', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const name = decodeURIComponent(pathname.slice(1)).toLowerCase();
      const seed = seedFile(dataDir);
      const { people } = existsSync(seed) ? (JSON.parse(readFileSync(seed, 'utf8')) as Seed) : { people: [] };
      const person = people.find((one) => one.name.toLowerCase() === name);
      if (person === undefined) {
        response.writeHead(404, { 'Content-Type': 'text/plain' });
        response.end('Nobody has this name. npm run seed makes people with games, and lists them.\n');
        return;
      }
      const to = searchParams.get('to') ?? '/';
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Set-Cookie': `${person.cookie}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000`,
        // Another player's games may be stored.
        'Clear-Site-Data': '"storage"',
      });
      response.end(changePage(/^\/(?!\/)[\w./?=&-]*$/.test(to) ? to : '/'));
    });
  },
});
