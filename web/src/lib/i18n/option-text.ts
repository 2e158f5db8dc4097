import type { RuleOption, Rules } from '@aeroplane/engine';
import { m } from './messages.ts';

/** The value of an option of the rules, in words. */
export function optionText(name: RuleOption, value: Rules[RuleOption]): string {
  const values: Readonly<Record<string, string>> = m.options[name].values;
  return values[String(value)] ?? String(value);
}
