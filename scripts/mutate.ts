/**
 * Mutation testing: `npm run mutate -- PATH…` changes the code of source files or folders of one package in small ways, one
 * at a time, and lists the mutants that no test of the package notices. A mutant runs only the tests that reach it. Tests of
 * other packages do not count: a sandbox shares node_modules, where packages find each other unmutated.
 */
import { statSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

const paths = process.argv.slice(2);
const folders = new Set(paths.map((path) => /^(packages\/[^/]+|web)\/src\b/.exec(path)?.[1]));
const [folder] = folders;
if (folder === undefined || folders.size > 1) {
  console.error('usage: npm run mutate -- packages/NAME/src[/FILE.ts]…');
  process.exit(1);
}
process.env['MUTATED_FOLDER'] = folder;

const mutants = await new Stryker({
  mutate: paths.map((path) => (statSync(path).isDirectory() ? `${path}/**/*.ts` : path)),
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate-vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Far above what tests take on a busy machine: a mutant that loops for ever is the only one to reach it.
  timeoutMS: 20_000,
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
const killed = inReport.length - survivors.length;
console.log(
  `${paths.join(' ')}: ${killed} of ${inReport.length} mutants killed (${((100 * killed) / inReport.length).toFixed(1)} %)`,
);
