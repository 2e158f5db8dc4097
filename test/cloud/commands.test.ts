/** Deploying and removing, as far as they get without an account. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAws } from '../../scripts/cloud-command.ts';
import { ROOT } from '../../scripts/sst-platform.ts';

/** A home directory without credentials. */
const HOME = mkdtempSync(path.join(tmpdir(), 'aeroplane-home-'));

function command(
  name: 'deploy' | 'remove',
  args: readonly string[],
  environment: Record<string, string> = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}scripts/${name}.ts`, ...args], {
    env: { PATH: process.env['PATH'], HOME, ...environment },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe.each(['deploy', 'remove'] as const)('npm run %s', (name) => {
  it('reports missing credentials', () => {
    const { status, stdout, stderr } = command(name, ['--stage', 'test']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There are no AWS credentials here\./);
    expect(stderr).not.toContain(' at ');
  });

  it.each([[[]], [['--stage', 'No Stage']], [['--other']]])('explains the valid stages, given %j', (args) => {
    const { status, stderr } = command(name, args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/--stage NAME|--other/);
  });
});

describe('npm run remove', () => {
  it('refuses production', () => {
    const signedIn = { AWS_ACCESS_KEY_ID: 'x', AWS_REGION: 'eu-west-1' };
    const { status, stdout, stderr } = command('remove', ['--stage', 'prod'], signedIn);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('prod is protected');
  });
});

describe('the check for AWS', () => {
  it('asks for a region once there are credentials', () => {
    expect(() => checkAws({ AWS_PROFILE: 'games' }, HOME)).toThrow('AWS_REGION');
    expect(() => checkAws({ AWS_PROFILE: 'games', AWS_REGION: 'eu-west-1' }, HOME)).not.toThrow();
  });
});
