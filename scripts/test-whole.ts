/** `npm run test:whole`: all tests, with every case of the scans that `npm test` only samples. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const { status } = spawnSync('npm', ['test'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, TEST_WHOLE: '1' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
