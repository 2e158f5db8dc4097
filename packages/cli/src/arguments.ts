/** The arguments of a command: operands by position, options by name. */

import { parseArgs } from 'node:util';

import { parsePosition, parseRules, type Position, type Result, type Rules } from '@aeroplane/engine';

import { CommandError, UsageError } from './command.ts';
import { parseJson } from './file.ts';

export interface Arguments {
  /** One for each operand name. */
  readonly operands: readonly string[];
  readonly options: Readonly<Partial<Record<string, string>>>;
}

/** Parses arguments; `UsageError` for a missing operand, an extra one or an unknown option. */
export function readArguments(
  args: readonly string[],
  operandNames: readonly string[],
  optionNames: readonly string[] = [],
): Arguments {
  // parseArgs would report "-1" as an unknown option.
  const negative = args.find((arg) => /^-\d/.test(arg));
  if (negative !== undefined) throw new UsageError(`${negative}: no number here is below 0`);
  const options = Object.fromEntries(optionNames.map((name) => [name, { type: 'string' as const }]));
  const { values, positionals } = parsed(() =>
    parseArgs({ args: [...args], options, allowPositionals: true, strict: true }),
  );
  const missing = operandNames[positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
  if (positionals.length > operandNames.length) {
    throw new UsageError(
      `${JSON.stringify(positionals[operandNames.length])} is too much (a text with spaces needs quotes)`,
    );
  }
  return { operands: positionals, options: values };
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    // The first sentence says what is wrong; the rest advises authors of programs.
    throw new UsageError(error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error));
  }
}

/** A whole number from `min` to `max`, in digits; else `UsageError`. */
export function readNumber(name: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
    throw new UsageError(`${name} is a whole number ${range}, not ${JSON.stringify(text)}`);
  }
  return value;
}

/** The value of a result; its error becomes a `CommandError`. */
export function orFail<T>(result: Result<T>): T {
  if (!result.ok) throw new CommandError(result.error.message);
  return result.value;
}

/** Rules from `--rules`, in JSON; missing options take their default. */
export const readRules = (text: string | undefined): Rules =>
  orFail(parseRules(text === undefined ? {} : parseJson('--rules', text)));

/** A position from its text. */
export const readPosition = (text: string): Position => orFail(parsePosition(text));
