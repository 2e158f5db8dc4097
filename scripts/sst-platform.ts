/**
 * SST's platform: the components that `sst.config.ts` is made of. `sst install` lays it into `.sst`, which asks the npm
 * registry for some of it, once for each version of SST.
 */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const PLATFORM = path.join(ROOT, '.sst/platform');

const { version } = JSON.parse(readFileSync(`${ROOT}node_modules/sst/package.json`, 'utf8')) as {
  version: string;
};

/** A mark of our own: SST's is there before the install is done. */
const isThere = (): boolean =>
  existsSync(`${PLATFORM}/node_modules/@pulumi/aws/package.json`) &&
  existsSync(`${PLATFORM}/version`) &&
  readFileSync(`${PLATFORM}/version`, 'utf8').trim() === version;

const INSTALL_MS = 300_000;

/** SST tells nobody about this, and looks for no other tools. */
const QUIET = { SST_TELEMETRY_DISABLED: '1', SST_SKIP_DEPENDENCY_CHECK: '1', SST_NO_BUN: '1' };

/** Lays the platform where it is not there yet. */
export async function ensurePlatform(): Promise<void> {
  if (isThere()) return;
  const sst = `${ROOT}node_modules/sst/bin/sst.mjs`;
  try {
    await promisify(execFile)(process.execPath, [sst, 'install', '--stage', 'ci'], {
      cwd: ROOT,
      env: { ...process.env, ...QUIET },
      timeout: INSTALL_MS,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(
      `SST's platform could not be installed; it needs the npm registry once.\n${stdout}${stderr}`,
      { cause: error },
    );
  }
  if (!isThere()) throw new Error("SST's platform is not as expected after its install");
}
