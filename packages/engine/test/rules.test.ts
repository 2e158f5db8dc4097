import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseRules, PRESETS, PRESET_NAMES, presetOf, RULE_NAMES, RULE_OPTIONS } from '../src/index.ts';
import { rulesArbitrary } from './arbitraries.ts';
import { valueOf } from './scenario.ts';

describe('the options', () => {
  it('are those of the rules, the default first', () => {
    expect(RULE_OPTIONS).toEqual({
      launch: ['even', 'five-or-six', 'six'],
      thirdSix: ['return', 'lose', 'free'],
      shortcut: ['optional', 'compulsory'],
      afterShortcut: ['stop', 'jump'],
      stacking: ['optional', 'automatic', 'off'],
      stackCapture: ['all', 'mutual'],
      finish: ['exact', 'bounce'],
      planes: [4, 3, 2],
    });
  });

  it('left out take their defaults, which are the classic rules', () => {
    const defaults = Object.fromEntries(RULE_NAMES.map((name) => [name, RULE_OPTIONS[name][0]]));
    expect(valueOf(parseRules({}))).toEqual(defaults);
    expect(PRESETS.classic).toEqual(defaults);
    expect(valueOf(parseRules({ planes: 2 }))).toEqual({ ...defaults, planes: 2 });
  });

  it('come through JSON unchanged', () => {
    fc.assert(
      fc.property(rulesArbitrary, (rules) => {
        expect(valueOf(parseRules(JSON.parse(JSON.stringify(rules))))).toEqual(rules);
      }),
    );
  });

  it.each([
    [null],
    [[]],
    ['classic'],
    [{ launch: 'odd' }],
    [{ planes: '4' }],
    [{ planes: 1 }],
    [{ teams: true }],
    [{ toString: 'even' }],
    [{ launch: undefined }],
    [{ launch: 4n }],
    [{ launch: Symbol('even') }],
    [{ launch: Object.create(null) as object }],
  ])('refuses %o', (value) => {
    expect(parseRules(value)).toMatchObject({ ok: false, error: { code: 'bad-rules' } });
  });

  it('names the option that is wrong', () => {
    const result = parseRules({ finish: 'soon' });
    expect(result).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('finish') as string },
    });
  });
});

describe('a preset', () => {
  it('changes the classic rules as the rules say', () => {
    expect(PRESETS.quick).toEqual({
      ...PRESETS.classic,
      planes: 2,
      launch: 'five-or-six',
      stacking: 'automatic',
      shortcut: 'compulsory',
    });
    expect(PRESETS.mainland).toEqual({
      ...PRESETS.classic,
      launch: 'six',
      shortcut: 'compulsory',
      afterShortcut: 'jump',
      stacking: 'automatic',
      stackCapture: 'mutual',
      finish: 'bounce',
    });
  });

  it('is recognised by its options, and other options are no preset', () => {
    for (const name of PRESET_NAMES) expect(presetOf({ ...PRESETS[name] })).toBe(name);
    expect(presetOf({ ...PRESETS.quick, planes: 3 })).toBeUndefined();
  });
});
