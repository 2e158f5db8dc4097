import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';
import { svelteModules } from './web/test/svelte-modules.ts';

// Every file has a process of its own, and many start databases and servers, which all load the same modules.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url));

export default defineConfig({
  test: {
    reporters: ['default', './test/count-reporter.ts'],
    // For two cores: many files wait for servers, browsers and timers. VITEST_MAX_WORKERS sets another number.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Far more than any test takes, for machines that are busy with other things.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins: [svelteModules],
        test: {
          name: 'unit',
          include: ['{packages/*,web,test/bench}/test/**/*.test.ts', 'test/*.test.ts', 'test/cost/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cloud',
          include: ['test/cloud/**/*.test.ts'],
          globalSetup: './test/cloud/setup.ts',
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
