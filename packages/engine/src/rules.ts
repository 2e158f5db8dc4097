/** The options of the rules and the presets that players choose by name (docs/rules.md#options). */

import { fail, ok, type Result } from './result.ts';

/** Every option with its values, the default first. */
export const RULE_OPTIONS = {
  launch: ['even', 'five-or-six', 'six'],
  thirdSix: ['return', 'lose', 'free'],
  shortcut: ['optional', 'compulsory'],
  afterShortcut: ['stop', 'jump'],
  stacking: ['optional', 'automatic', 'off'],
  stackCapture: ['all', 'mutual'],
  finish: ['exact', 'bounce'],
  planes: [4, 3, 2],
} as const;

type Options = typeof RULE_OPTIONS;
export type RuleOption = keyof Options;
export type Rules = { readonly [K in RuleOption]: Options[K][number] };

export const RULE_NAMES = Object.keys(RULE_OPTIONS) as RuleOption[];

const CLASSIC: Rules = {
  launch: 'even',
  thirdSix: 'return',
  shortcut: 'optional',
  afterShortcut: 'stop',
  stacking: 'optional',
  stackCapture: 'all',
  finish: 'exact',
  planes: 4,
};

export const PRESETS = {
  classic: CLASSIC,
  quick: {
    ...CLASSIC,
    planes: 2,
    launch: 'five-or-six',
    stacking: 'automatic',
    shortcut: 'compulsory',
  },
  mainland: {
    ...CLASSIC,
    launch: 'six',
    shortcut: 'compulsory',
    afterShortcut: 'jump',
    stacking: 'automatic',
    stackCapture: 'mutual',
    finish: 'bounce',
  },
} as const satisfies Record<string, Rules>;

export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** The preset with exactly these options, or undefined. */
export const presetOf = (rules: Rules): Preset | undefined =>
  PRESET_NAMES.find((name) => RULE_NAMES.every((option) => PRESETS[name][option] === rules[option]));

/** Rules from a JSON value; missing options take their default. `bad-rules` names the option that is wrong. */
export function parseRules(value: unknown): Result<Rules> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail('bad-rules', 'the rules are not an object');
  }
  const rules: Record<string, unknown> = { ...CLASSIC };
  for (const [name, chosen] of Object.entries(value)) {
    if (!Object.hasOwn(RULE_OPTIONS, name)) return fail('bad-rules', `there is no option ${name}`);
    const values: readonly unknown[] = RULE_OPTIONS[name as RuleOption];
    if (!values.includes(chosen)) {
      return fail('bad-rules', `${name} is one of ${values.join(', ')}`);
    }
    rules[name] = chosen;
  }
  return ok(rules as Rules);
}
