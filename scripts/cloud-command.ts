/** What deploying and removing have in common: the stage, whether AWS can be asked at all, and running other tools. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkStage } from '../infra/contract.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Environment = Readonly<Record<string, string | undefined>>;

/** A mistake of whoever gave the command, said without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** By which AWS's tools find credentials, in the environment. */
const BY_ENVIRONMENT = [
  'AWS_ACCESS_KEY_ID',
  'AWS_PROFILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];

/** Throws where no tool of AWS would find credentials or a region. Whether they are right only AWS can tell. */
export function checkAws(environment: Environment, home = homedir()): void {
  const files = ['credentials', 'config'].map((name) => path.join(home, '.aws', name));
  const found = BY_ENVIRONMENT.some((name) => environment[name]) || files.some((file) => existsSync(file));
  if (!found) {
    throw new CommandError(
      'There are no AWS credentials here. Sign in (aws sso login, and AWS_PROFILE), or set AWS_ACCESS_KEY_ID and\n' +
        'AWS_SECRET_ACCESS_KEY. docs/operate.md has the first deployment step by step.',
    );
  }
  if (!environment['AWS_REGION']) {
    throw new CommandError('Set AWS_REGION to where it shall run, such as eu-west-1.');
  }
}

export function stageOf(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { stage: { type: 'string' } } });
    return checkStage(values.stage);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** Runs a program of this project's packages, or one of the system, and throws where it fails. */
export function run(command: readonly string[], environment: Environment = {}, folder = ROOT): void {
  const [program = '', ...args] = command;
  console.log(`\n› ${command.join(' ')}`);
  const { status } = spawnSync(program, args, {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...environment,
      PATH: `${ROOT}node_modules/.bin${path.delimiter}${process.env['PATH']}`,
    },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CommandError(`${program} failed; what it says stands above.`);
}

/** Runs a command and says its mistakes. */
export function main(command: (stage: string) => void): void {
  try {
    const stage = stageOf(process.argv.slice(2));
    checkAws(process.env);
    command(stage);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
