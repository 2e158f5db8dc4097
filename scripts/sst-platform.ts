/**
 * SST's platform: the components that `sst.config.ts` uses. `sst install` puts it into `.sst`, and downloads parts of it
 * from the npm registry, once for each version of SST.
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

/** Whether the install is complete, which SST's own mark does not tell: it is written too early. */
const isInstalled = (): boolean =>
  existsSync(`${PLATFORM}/node_modules/@pulumi/aws/package.json`) &&
  existsSync(`${PLATFORM}/version`) &&
  readFileSync(`${PLATFORM}/version`, 'utf8').trim() === version;

const INSTALL_MS = 300_000;

/** No telemetry, and no search for other tools. */
const QUIET = { SST_TELEMETRY_DISABLED: '1', SST_SKIP_DEPENDENCY_CHECK: '1', SST_NO_BUN: '1' };

/** Installs the platform unless it is there. Throws if that fails. */
export async function ensurePlatform(): Promise<void> {
  if (isInstalled()) return;
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
      `SST's platform could not be installed. The install needs the npm registry.\n${stdout}${stderr}`,
      { cause: error },
    );
  }
  if (!isInstalled()) throw new Error("SST's platform is incomplete after its install");
}
