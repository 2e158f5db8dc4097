import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { dicedRecord } from './diced-record.ts';

const NODE = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs the real program with piped input and output. */
async function program(args: readonly string[], input = '', readMost = Infinity) {
  const child = spawn(NODE, [MAIN, ...args]);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    if (out.length > readMost) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (err += chunk));
  child.stdin.end(input);
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, out, err };
}

const OPENING = 'r:H,H,H,H y:H,H,H,H b:H,H,H,H g:H,H,H,H turn=r sixes=0 rank=-';

describe('the program', { timeout: 30_000 }, () => {
  it('prints to standard output and ends with status 0', async () => {
    expect(await program(['perft', OPENING, '3'])).toEqual({ status: 0, out: '254\n', err: '' });
  });

  it('prints errors to standard error, without a trace, and ends with status 1', async () => {
    const { status, out, err } = await program(['replay', '/no/such/file.json']);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/^cannot read \/no\/such\/file\.json: .*\n$/);
  });

  it('reads standard input and verifies what it finds', async () => {
    const record = dicedRecord([0, 1, 2, 3], 3);
    expect(await program(['verify', '-'], JSON.stringify(record))).toEqual({
      status: 0,
      out: `ok: ${record.plies.length + 1} draws\n`,
      err: '',
    });
  });

  it('prints thousands of lines completely, even if the last ply is illegal', async () => {
    // With launch "six" every other die passes; the last ply is not one.
    const plies = [...Array.from({ length: 2000 }, () => '1-'), 'oops\u001b[31m'];
    const rules = { launch: 'six' };
    const record = { format: 'aeroplane-record/1', rules, colours: ['red', 'blue'], first: 'red', plies };
    const { status, out, err } = await program(['replay', '-'], JSON.stringify(record));
    expect(status).toBe(1);
    expect(out.split('\n')).toHaveLength(2002);
    expect(out.length).toBeGreaterThan(65_536);
    expect(err).toMatch(/^ply 2001: /);
    expect(err).not.toContain('\u001b');
  });

  it('ends without an error when the reader closes the pipe', async () => {
    const record = { format: 'aeroplane-record/1', rules: {}, colours: ['red', 'blue'], first: 'red' };
    const plies = Array.from({ length: 2000 }, () => '1-');
    const { err } = await program(['replay', '-'], JSON.stringify({ ...record, plies }), 10);
    expect(err).toBe('');
  });
});
