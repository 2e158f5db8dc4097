/** JSON input of commands. */

import { CommandError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** Parses JSON; `what` names the text in the error. */
export function parseJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads JSON from a file, or from standard input for `-`. */
export async function readJson(file: string, terminal: Terminal): Promise<unknown> {
  const what = file === '-' ? 'standard input' : file;
  let text: string;
  try {
    text = await terminal.read(file);
  } catch (error) {
    throw new CommandError(`cannot read ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Some editors write a byte order mark.
  return parseJson(what, text.replace(/^\uFEFF/, ''));
}
