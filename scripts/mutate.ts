/**
 * Mutation testing: `npm run mutate -- PATH… [--tests PATTERN…]` changes the code of source files or folders of one package
 * in small ways, one at a time, and lists the mutants that no test of the package notices. A mutant runs only the tests that
 * reach it; patterns leave fewer test files to choose from, which is faster and kills no more. Tests of other packages do
 * not count: a sandbox shares node_modules, where packages find each other unmutated.
 */
import { statSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

const args = process.argv.slice(2);
const option = args.includes('--tests') ? args.indexOf('--tests') : args.length;
const paths = args.slice(0, option);
const tests = args.slice(option + 1);
const folders = new Set(paths.map((path) => /^(packages\/[^/]+|web)\/src\b/.exec(path)?.[1]));
const [folder] = folders;
if (folder === undefined || folders.size > 1) {
  console.error('usage: npm run mutate -- packages/NAME/src[/FILE.ts]… [--tests PATTERN…]');
  process.exit(1);
}
process.env['MUTATED_FOLDER'] = folder;
process.env['JUDGING_TESTS'] = JSON.stringify(tests.length > 0 ? tests : [`${folder}/test/**/*.test.ts`]);

const mutants = await new Stryker({
  mutate: paths.map((path) => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path)),
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate-vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Far above what tests take on a busy machine: a mutant that loops for ever is the only one to reach it.
  timeoutMS: 60_000,
  ignorePatterns: ['.data', '.sst', 'web/build', 'web/.builds', 'web/.svelte-kit', 'packages/functions/dist'],
  tempDirName: '.stryker',
  reporters: ['progress-append-only'],
}).runMutationTest();

const survives = ({ status }: { status: string }): boolean =>
  status === 'Survived' || status === 'NoCoverage';
const inReport = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
const byFile = Map.groupBy(inReport, ({ fileName }) => fileName.slice(process.cwd().length + 1));
const count = (noun: string, all: readonly { status: string }[]): string =>
  `${noun}: ${all.length} mutants, ${all.filter((mutant) => !survives(mutant)).length} killed, ` +
  `${all.filter(({ status }) => status === 'Timeout').length} of them by the time limit`;

for (const [file, all] of [...byFile].toSorted(([a], [b]) => a.localeCompare(b))) {
  console.log(count(file, all));
  for (const { location, mutatorName, replacement, status } of all.filter(survives)) {
    const note = status === 'NoCoverage' ? ' (no test reaches it)' : '';
    console.log(
      `  ${file}:${location.start.line}:${location.start.column} ${mutatorName}${note}: ${replacement}`,
    );
  }
}
console.log(count(paths.join(' '), inReport));
