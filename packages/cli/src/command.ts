/** What a command of the command line is, and how one fails. */

import type { Terminal } from './terminal.ts';

export interface Command {
  readonly name: string;
  /** What follows the name: operands and options. */
  readonly synopsis: string;
  /** What it prints, in a few words. */
  readonly summary: string;
  /** Does it; whatever it throws ends it with status 1. */
  run(args: readonly string[], terminal: Terminal): void | Promise<void>;
}

/** Something is wrong with what a command was asked about; the message is the player's to read. */
export class CommandError extends Error {}

/** The command was not called as it should be; its usage is shown with the message. */
export class UsageError extends CommandError {}
