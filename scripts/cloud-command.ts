/** The common parts of the deploy and remove commands: the stage, the check for AWS, and running other programs. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkStage } from '../infra/contract.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Environment = Readonly<Record<string, string | undefined>>;

/** A user's mistake, printed without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The variables by which AWS's tools find credentials. */
const CREDENTIAL_VARIABLES = [
  'AWS_ACCESS_KEY_ID',
  'AWS_PROFILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];

/** Throws if AWS's tools would find no credentials or no region. Only AWS can tell whether they are valid. */
export function checkAws(environment: Environment, home = homedir()): void {
  const files = ['credentials', 'config'].map((name) => path.join(home, '.aws', name));
  const found =
    CREDENTIAL_VARIABLES.some((name) => environment[name]) || files.some((file) => existsSync(file));
  if (!found) {
    throw new CommandError(
      'There are no AWS credentials here. Sign in (aws sso login) and set AWS_PROFILE, or set AWS_ACCESS_KEY_ID and\n' +
        'AWS_SECRET_ACCESS_KEY. docs/operate.md describes the first deployment step by step.',
    );
  }
  if (!environment['AWS_REGION']) {
    throw new CommandError('Set AWS_REGION to the region to deploy to, such as eu-west-1.');
  }
}

/** The stage in `--stage NAME`. Throws if it is missing or malformed. */
function stageOf(args: readonly string[]): string {
  try {
    const { values } = parseArgs({ args: [...args], options: { stage: { type: 'string' } } });
    return checkStage(values.stage);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** Runs a program of `node_modules` or the system. Throws if it fails. */
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
  if (status !== 0) throw new CommandError(`${program} failed; see its output above.`);
}

/** Runs a command for the stage in the arguments, and prints the user's mistakes. */
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
