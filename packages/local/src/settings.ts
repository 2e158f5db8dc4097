/** The settings of a server, from the environment. Wrong ones end it with a clear message before it starts. */

import path from 'node:path';
import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
    'is the address that people use, such as https://example.org, without a path or a slash at its end',
  ),
);

const schema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'is a whole number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'is a whole number from 0 to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.nonEmpty('is a folder'),
      v.transform((dir) => path.resolve(dir)),
    ),
    '.data',
  ),
  PUBLIC_ORIGIN: v.optional(origin),
});

export interface Settings {
  readonly port: number;
  /** The address to listen on; undefined: all there are. */
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly publicOrigin: string | undefined;
}

/** Settings that cannot be used; the message has a line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads the settings; `SettingsError` names each that is wrong, and why. An empty one counts as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    const lines = parsed.issues.map(
      (issue) => `${v.getDotPath(issue)} ${issue.message}, not ${JSON.stringify(issue.input)}`,
    );
    throw new SettingsError(lines.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_ORIGIN } = parsed.output;
  return { port: PORT, host: HOST, dataDir: DATA_DIR, publicOrigin: PUBLIC_ORIGIN };
}
