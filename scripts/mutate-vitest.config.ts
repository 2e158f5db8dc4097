import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

const folder = process.env['MUTATED_FOLDER'] ?? '';
const { name } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { name: string };

/** The tests that judge mutants: those of the mutated package, or the chosen ones of them. */
export default defineConfig({
  // Packages for tests import the mutated one by its name, which node_modules resolves to unmutated sources.
  resolve: { alias: [{ find: new RegExp(`^${name}$`), replacement: resolve(folder, 'src/index.ts') }] },
  test: {
    include: JSON.parse(process.env['JUDGING_TESTS'] ?? '[]') as string[],
    exclude: [
      // It reads the sources, which hold every mutant at once.
      '**/purity.test.ts',
      // Whole games and every time zone take seconds per mutant; other tests of core state each rule.
      'packages/core/test/{crash,life,model,play/race}.test.ts',
      'packages/core/test/{availability/quiet-zones,plans/plans-in-play}.test.ts',
    ],
    // Every mutant gets a worker of its own, in which the test files share their modules.
    isolate: false,
    setupFiles: ['scripts/mutate-setup.ts'],
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
  },
});
