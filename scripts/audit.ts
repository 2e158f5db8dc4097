/**
 * `npm run audit`: looks for known vulnerabilities in the packages that are shipped. Prints a line for each one of high or
 * critical severity, and then fails. If the registry cannot answer, it says so and succeeds.
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { verdictOf } from './audit-verdict.ts';

/** The workspaces that run on servers and in browsers. */
const SHIPPED = ['--workspace=packages', '--workspace=web'];
/** Development dependencies for npm, but compiled into the app. */
const COMPILED_IN = ['svelte', '@sveltejs/kit', '@simplewebauthn/browser'];
const TIMEOUT_MS = 120_000;

function audit(...more: string[]): string {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...SHIPPED, ...more], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  return stdout;
}

const verdicts = [verdictOf(audit('--omit=dev')), verdictOf(audit(), (name) => COMPILED_IN.includes(name))];
for (const verdict of verdicts) {
  if (verdict.kind === 'unanswered') console.error(`Packages were not audited: ${verdict.why}`);
  else for (const finding of verdict.findings) console.error(finding);
}
if (verdicts.some((verdict) => verdict.kind === 'answered' && verdict.findings.length > 0))
  process.exitCode = 1;
