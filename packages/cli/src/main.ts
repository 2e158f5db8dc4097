/** The program: `dispatch` on the real terminal. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { dispatch } from './dispatch.ts';
import type { Terminal } from './terminal.ts';

/** A file's path. npm runs scripts at the root, so a relative path may start where npm was called. */
function pathOf(file: string): string {
  const calledFrom = process.env['INIT_CWD'];
  return existsSync(file) || calledFrom === undefined ? file : resolve(calledFrom, file);
}

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  // A record may come from a stranger: control characters in an error message must not reach the terminal.
  err: (line) => process.stderr.write(`${line.replaceAll(/[^\P{Cc}\n]/gu, '?')}\n`),
  read: (file) => (file === '-' ? text(process.stdin) : readFile(pathOf(file), 'utf8')),
};

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  terminal.err(`cannot write: ${error.message}`);
  process.exitCode = 1;
});

// `process.exit` would cut off output that a pipe has not read yet.
const status = await dispatch(process.argv.slice(2), terminal);
if (status !== 0) process.exitCode = status;
