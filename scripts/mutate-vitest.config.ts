import { defineConfig } from 'vitest/config';

/** The tests that judge mutants: those of the mutated package. */
export default defineConfig({
  test: {
    include: [`${process.env['MUTATED_FOLDER']}/test/**/*.test.ts`],
    exclude: [
      // It reads the sources, which hold every mutant at once.
      '**/purity.test.ts',
      // Whole games and deep perft take seconds per mutant. The other tests of the engine state each rule, and compare
      // every answer with the reference as well.
      'packages/engine/test/{invariants,perft,reference}.test.ts',
    ],
    testTimeout: 60_000,
  },
});
