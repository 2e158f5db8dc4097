/** A terminal in memory. */

import { dispatch, type Terminal } from '../src/index.ts';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line on files given as text, or as values to write as JSON. */
export async function run(
  args: readonly string[],
  files: Readonly<Record<string, unknown>> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    out: (line) => void (out += `${line}\n`),
    err: (line) => void (err += `${line}\n`),
    read: async (name) => {
      if (!Object.hasOwn(files, name)) throw new Error('no such file');
      const content = files[name];
      return typeof content === 'string' ? content : JSON.stringify(content);
    },
  };
  const status = await dispatch(args, terminal);
  return { status, out, err };
}
