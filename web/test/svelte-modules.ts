/**
 * Lets unit tests run headless state (`*.svelte.ts`) with its effects, as a browser does. Node would be given Svelte for
 * servers, where effects never run.
 */

import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';
import type { Plugin } from 'vite';

const CLIENT = fileURLToPath(new URL('../../node_modules/svelte/src/index-client.js', import.meta.url));

export const svelteModules: Plugin = {
  name: 'svelte-modules',
  resolveId: { order: 'pre', handler: (source) => (source === 'svelte' ? CLIENT : undefined) },
  transform(code, id) {
    if (!id.endsWith('.svelte.ts')) return undefined;
    const { js } = compileModule(code, { filename: id, generate: 'client' });
    return { code: js.code, map: js.map };
  },
};
