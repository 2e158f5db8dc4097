import { defineConfig } from 'vitest/config';

/** The tests that judge mutants: those of the mutated package, or the chosen ones of them. */
export default defineConfig({
  test: {
    setupFiles: ['scripts/mutate-setup.ts'],
    include: JSON.parse(process.env['JUDGING_TESTS'] ?? '[]') as string[],
    exclude: [
      // It reads the sources, which hold every mutant at once.
      '**/purity.test.ts',
      // Whole games and deep perft take seconds per mutant. The other tests of the engine state each rule, and compare
      // every answer with the reference as well.
      'packages/engine/test/{invariants,perft,reference}.test.ts',
      // The same of core: whole games, every time zone.
      'packages/core/test/{crash,life,model,race}.test.ts',
      'packages/core/test/{availability/quiet-zones,plans/plans-in-play}.test.ts',
    ],
    testTimeout: 60_000,
  },
});
