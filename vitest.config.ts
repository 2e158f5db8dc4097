import { defineConfig } from 'vitest/config';
import { svelteModules } from './web/test/svelte-modules.ts';

export default defineConfig({
  test: {
    reporters: ['default', './test/count-reporter.ts'],
    maxWorkers: 2,
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
