/** Reading the arguments of a command: operands by position, options by name. */

import { parseArgs } from 'node:util';

import { parsePosition, parseRules, type Position, type Result, type Rules } from '@aeroplane/engine';

import { CommandError, UsageError } from './command.ts';
import { parseJson } from './file.ts';

export interface Arguments {
  /** As many as were asked for. */
  readonly operands: readonly string[];
  readonly options: Readonly<Partial<Record<string, string>>>;
}

/** Takes the arguments apart; `UsageError` where an operand is missing or something is too much. */
export function readArguments(
  args: readonly string[],
  operandNames: readonly string[],
  optionNames: readonly string[] = [],
): Arguments {
  // Without this, "-1" would be taken for an unknown option.
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
    // The first sentence says what is wrong; the rest is advice for other programs.
    throw new UsageError(error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error));
  }
}

/** A whole number of at least `min` and at most `max`, written in digits. */
export function readNumber(name: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
    throw new UsageError(`${name} is a whole number ${range}, not ${JSON.stringify(text)}`);
  }
  return value;
}

/** The value of an engine's result, or its error as the command's. */
export function orFail<T>(result: Result<T>): T {
  if (!result.ok) throw new CommandError(result.error.message);
  return result.value;
}

/** Rules from the option `--rules`, in JSON; options that it leaves out take their default. */
export const readRules = (text: string | undefined): Rules =>
  orFail(parseRules(text === undefined ? {} : parseJson('--rules', text)));

/** A position as it is written. */
export const readPosition = (text: string): Position => orFail(parsePosition(text));
