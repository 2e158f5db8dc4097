/** Programs of `npm run dev` start and end together. */

import { expect, it } from 'vitest';
import { Processes, type Command } from '../scripts/processes.ts';

const program = (name: string, code: string): Command => ({
  name,
  node: ['-e', code],
  cwd: import.meta.dirname,
  env: { PATH: process.env['PATH'] },
});

const WAITS = 'setInterval(() => undefined, 1000);';

it('tells each line of each program with its name', async () => {
  const lines: string[] = [];
  const processes = new Processes((name, line) => lines.push(`${name} ${line}`));
  processes.start(program('one', "console.log('a'); console.error('b');"));
  expect(await processes.firstEnd).toBe('one');
  await expect.poll(() => lines.sort()).toEqual(['one a', 'one b']);
});

it('ends the others once one has ended, and waits for their last words', async () => {
  const lines: string[] = [];
  const processes = new Processes((name, line) => lines.push(`${name} ${line}`));
  const polite = `process.once('SIGTERM', () => { console.log('bye'); process.exit(); }); console.log('ready'); ${WAITS}`;
  processes.start(program('server', polite));
  await expect.poll(() => lines).toEqual(['server ready']);
  processes.start(program('broken', 'process.exit(3)'));
  expect(await processes.firstEnd).toBe('broken');
  await processes.end();
  await expect.poll(() => lines).toEqual(['server ready', 'server bye']);
  // Ending again is no fault.
  await processes.end();
});
