/**
 * `npm run deploy -- --stage S`: builds everything, deploys the foundation (CDK), then functions and site (SST). Prints
 * each command and its output, at the end the app's address.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { main, ROOT, run } from './cloud-command.ts';

const versionOf = (): string =>
  (JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string }).version;

const commitOf = (): string =>
  spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ||
  'unknown';

main((stage) => {
  run(['npm', 'run', '--silent', 'build']);
  run(['node', 'scripts/build-functions.ts']);
  run(['cdk', 'deploy', '--all', '--require-approval', 'never'], { STAGE: stage }, `${ROOT}infra`);
  run(['sst', 'deploy', '--stage', stage], {
    APP_VERSION: versionOf(),
    APP_COMMIT: commitOf(),
    SST_TELEMETRY_DISABLED: '1',
  });
});
