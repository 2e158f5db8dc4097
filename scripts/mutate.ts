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

const inReport = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
const survivors = inReport.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
for (const { fileName, location, mutatorName, replacement, status } of survivors) {
  const place = `${fileName.slice(process.cwd().length + 1)}:${location.start.line}:${location.start.column}`;
  console.log(
    `${place} ${mutatorName}${status === 'NoCoverage' ? ' (no test reaches it)' : ''}: ${replacement}`,
  );
}
const isIn = (file: string) => (mutant: { readonly fileName: string }) => mutant.fileName === file;
for (const file of new Set(inReport.map(({ fileName }) => fileName))) {
  const all = inReport.filter(isIn(file)).length;
  const killed = all - survivors.filter(isIn(file)).length;
  const name = file.slice(process.cwd().length + 1);
  console.log(`${name}: ${killed} of ${all} mutants killed (${((100 * killed) / all).toFixed(1)} %)`);
}
