/** A command of the command line, and how it fails. */

import type { Terminal } from './terminal.ts';

export interface Command {
  readonly name: string;
  /** Operands and options, as the usage shows them. */
  readonly synopsis: string;
  /** Its output, in a few words. */
  readonly summary: string;
  /** Runs it; any error ends the program with status 1. */
  run(args: readonly string[], terminal: Terminal): void | Promise<void>;
}

/** The input of a command is wrong. The message is for the user. */
export class CommandError extends Error {}

/** The arguments are wrong: the usage follows the message. */
export class UsageError extends CommandError {}
