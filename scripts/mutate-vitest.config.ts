import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant's run stops at the first test that fails, so slow files come last, the slowest at the end. */
const SLOW = [
  'third-six',
  'group',
  'captures',
  'events',
  'parse-anything',
  'check-position',
  'position-text',
  'log',
  'record',
  'move',
  'inner',
  'perft',
  'reference',
  'invariants',
];

const slowness = ({ moduleId }: TestSpecification): number =>
  SLOW.findIndex((name) => moduleId.endsWith(`/packages/engine/test/${name}.test.ts`));

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => slowness(a) - slowness(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The tests that judge mutants: those of the mutated package. */
export default defineConfig({
  test: {
    include: [`${process.env['MUTATED_FOLDER']}/test/**/*.test.ts`],
    // It reads the sources, which hold every mutant at once.
    exclude: ['**/purity.test.ts'],
    // Every mutant gets a worker of its own, in which the test files share their modules.
    isolate: false,
    setupFiles: ['scripts/mutate-setup.ts'],
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
  },
});
