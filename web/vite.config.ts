import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunks.ts';
import { development } from './development.ts';
import { preloads } from './preloads.ts';
import { PAGE_DIRECTIVES } from '../packages/api/src/security-headers.ts';

/** The API and the pages share an origin; the development server passes API calls on to this address. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Names the chunks of text files by language, so that the service worker can cache those of the reader's. */
const messageFiles: Plugin = {
  name: 'message-files',
  outputOptions(options) {
    const { chunkFileNames } = options;
    if (this.environment.name !== 'client' || typeof chunkFileNames !== 'function') return options;
    const messages = /\/lib\/i18n\/([\w-]+)\/(?:main|secondary|offline|rules|dice)\.ts$/;
    return {
      ...options,
      chunkFileNames: (chunk) => {
        const [, language] = messages.exec(chunk.facadeModuleId ?? '') ?? [];
        return language === undefined
          ? chunkFileNames(chunk)
          : `_app/immutable/messages/${language}.[hash].js`;
      },
    };
  },
};

export default defineConfig({
  plugins: [
    messageFiles,
    preloads,
    ...(process.env.DATA_DIR ? [development(process.env.DATA_DIR)] : []),
    sveltekit({
      compilerOptions: { runes: true },
      adapter: adapter({ fallback: '200.html', precompress: true }),
      // Allows the build's scripts, and each page's few lines that start them, by their hashes.
      csp: { mode: 'hash', directives: { ...PAGE_DIRECTIVES, 'script-src': ['self'] } },
      // The pages register the service worker themselves (shell/worker.ts).
      serviceWorker: { register: false },
      prerender: {
        // Pages may link to the API, which only the server has.
        handleHttpError: ({ path, message }) => {
          if (!path.startsWith('/api/')) throw new Error(message);
        },
      },
    }),
  ],
  // A strict content security policy allows no data addresses, so nothing is inlined.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, changeOrigin: false } } },
});
