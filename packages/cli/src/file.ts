/** Files of JSON that commands read. */

import { CommandError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The value of a text of JSON; `what` names it if it is none. */
export function parseJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The value in a file of JSON, or on standard input. */
export async function readJson(file: string, terminal: Terminal): Promise<unknown> {
  const what = file === '-' ? 'standard input' : file;
  let text: string;
  try {
    text = await terminal.read(file);
  } catch (error) {
    throw new CommandError(`cannot read ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
  // Some editors begin a file with a byte order mark.
  return parseJson(what, text.replace(/^\uFEFF/, ''));
}
