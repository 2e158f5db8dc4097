import { describe, expect, it } from 'vitest';

import { run } from './memory-terminal.ts';

const COMMANDS = ['replay', 'moves', 'perft', 'random', 'verify', 'board'];

describe('the command line', () => {
  it('shows every command when asked for help', async () => {
    for (const help of ['--help', '-h', 'help']) {
      const { status, out, err } = await run([help]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    }
  });

  it('shows one command when it is asked for help', async () => {
    for (const command of COMMANDS) {
      const { status, out } = await run([command, '--help']);
      expect(status).toBe(0);
      expect(out).toContain(`-- ${command}`);
    }
  });

  it('fails with the usage without a command or with an unknown one', async () => {
    for (const args of [[], ['fly'], ['--verbose'], ['constructor']]) {
      const { status, out, err } = await run(args);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toContain('usage: ');
    }
  });

  it('fails with the usage of a command that is called wrongly', async () => {
    for (const args of [
      ['replay'],
      ['replay', 'a', 'b'],
      ['moves', 'position'],
      ['perft'],
      ['board'],
      ['verify'],
      ['verify', 'a', '--seal', 'b'],
      ['random', 'extra'],
      ['moves', 'position', '3', '--rules'],
    ]) {
      const { status, out, err } = await run(args);
      expect({ args, status, out }).toEqual({ args, status: 1, out: '' });
      expect(err).toContain(`usage: npm run -s aeroplane -- ${args[0]} `);
      expect(err.trimEnd().split('\n')).toHaveLength(2);
    }
  });
});
