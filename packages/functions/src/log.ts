/**
 * The functions' log: one JSON object a line on standard output, whose fields CloudWatch finds. Every field is named by
 * the code that logs it. No request, item or address is logged as a whole, since it may contain secrets.
 */

type Level = 'info' | 'warn' | 'error';

export type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: Level, message: string, fields?: Fields) => void;

/** Writes one line. */
export type Print = (line: string) => void;

export const printLine: Print = (line) => void process.stdout.write(`${line}\n`);

export const createLog =
  (name: string, print: Print = printLine): Log =>
  (level, message, fields = {}) =>
    print(JSON.stringify({ level, time: new Date().toISOString(), function: name, message, ...fields }));

/** An error as fields: name, message and stack. Its other properties may contain secrets. */
export function faultFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: `${error.name}: ${error.message}`, stack: error.stack };
}
