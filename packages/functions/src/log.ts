/**
 * What functions say: one JSON object a line, to standard output as it is, where CloudWatch finds its fields. Whoever
 * writes a line names each field: no request, item or address is ever written as a whole, as it may hold what is secret.
 */

export type Level = 'info' | 'warn' | 'error';

export type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: Level, message: string, fields?: Fields) => void;

/** Writes one line. */
export type Print = (line: string) => void;

export const printLine: Print = (line) => void process.stdout.write(`${line}\n`);

export const createLog =
  (name: string, print: Print = printLine): Log =>
  (level, message, fields = {}) =>
    print(JSON.stringify({ level, time: new Date().toISOString(), function: name, message, ...fields }));

/** An error as fields: its name, message and place. What hangs on it else is left out. */
export function faultFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: `${error.name}: ${error.message}`, stack: error.stack };
}
