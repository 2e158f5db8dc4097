/** The program: the real terminal, and the status it ends with. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { dispatch } from './dispatch.ts';
import type { Terminal } from './terminal.ts';

/** A file's path; npm runs scripts at the root, so a name may be meant from where npm was called. */
function pathOf(file: string): string {
  const calledFrom = process.env['INIT_CWD'];
  return existsSync(file) || calledFrom === undefined ? file : resolve(calledFrom, file);
}

const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  // A record may come from anybody: what it makes us say must not steer the reader's terminal.
  err: (line) => process.stderr.write(`${line.replaceAll(/[^\P{Cc}\n]/gu, '?')}\n`),
  read: (file) => (file === '-' ? text(process.stdin) : readFile(pathOf(file), 'utf8')),
};

// A reader such as `head` may have enough before everything is written; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  terminal.err(`cannot write: ${error.message}`);
  process.exitCode = 1;
});

// Not `process.exit`, which cuts what a pipe has not taken yet.
const status = await dispatch(process.argv.slice(2), terminal);
if (status !== 0) process.exitCode = status;
