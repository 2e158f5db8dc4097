/** Finds and runs a command, and turns its errors into a line of text and an exit status. */

import { UsageError, type Command } from './command.ts';
import { boardCommand } from './commands/board.ts';
import { movesCommand } from './commands/moves.ts';
import { perftCommand } from './commands/perft.ts';
import { randomCommand } from './commands/random.ts';
import { replayCommand } from './commands/replay.ts';
import { verifyCommand } from './commands/verify.ts';
import type { Terminal } from './terminal.ts';

const COMMANDS: readonly Command[] = [
  replayCommand,
  movesCommand,
  perftCommand,
  randomCommand,
  verifyCommand,
  boardCommand,
];

const PROGRAM = 'npm run -s aeroplane --';

const usageOf = (command: Command): string => `usage: ${PROGRAM} ${command.name} ${command.synopsis}`;

/** The usage of every command. */
function usage(): string {
  const calls = COMMANDS.map(({ name, synopsis }) => `${name} ${synopsis}`);
  const width = Math.max(...calls.map((call) => call.length));
  return [
    `usage: ${PROGRAM} COMMAND`,
    '',
    ...COMMANDS.map(({ summary }, at) => `  ${calls[at]?.padEnd(width)}  ${summary}`),
    '',
    'FILE may be - for standard input. Rules that --rules leaves out take their default.',
  ].join('\n');
}

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

/** Runs the command line and returns its exit status: 0, or 1 for an error. */
export async function dispatch(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  const [name, ...rest] = args;
  if (isHelp(name) || name === 'help') {
    terminal.out(usage());
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) {
    if (name !== undefined) terminal.err(`there is no command ${JSON.stringify(name)}`);
    terminal.err(usage());
    return 1;
  }
  if (rest.some(isHelp)) {
    terminal.out(`${usageOf(command)}\n${command.summary}`);
    return 0;
  }
  try {
    await command.run(rest, terminal);
    return 0;
  } catch (error) {
    terminal.err(error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) terminal.err(usageOf(command));
    return 1;
  }
}
