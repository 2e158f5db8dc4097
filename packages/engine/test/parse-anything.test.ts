/** Parsers of texts and JSON never throw: they return a code. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseMove,
  parsePly,
  parsePosition,
  parseRecord,
  parseRules,
  PRESETS,
  RECORD_FORMAT,
  replay,
  type Result,
} from '../src/index.ts';
import { ENGINE_ERRORS } from '../src/result.ts';

function expectCoded(result: Result<unknown>): void {
  if (result.ok) return;
  expect(ENGINE_ERRORS).toContain(result.error.code);
  expect(result.error.message).not.toBe('');
}

/** Nearly valid texts: pieces of valid ones in any order. */
const nearly = (...pieces: string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

const positionPieces = nearly(
  'r:',
  'y:',
  'b:',
  'g:',
  'H',
  'F',
  'x',
  '-',
  ',',
  '+',
  "'",
  '12',
  '0',
  ' ',
  'turn=',
  'sixes=',
  'rank=',
);
const movePieces = nearly('L', '-', '!', '2x', '4x', '12', '0', '56', "'", 'f', 's', '6', ' leaves', 'red');

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), positionPieces, movePieces);
const anyValue = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
});

describe('reading any text', () => {
  it.each([
    ['a move', parseMove],
    ['a ply', parsePly],
    ['a position', parsePosition],
  ])('as %s never throws', (_, parse) => {
    fc.assert(
      fc.property(anyText, (text) => expectCoded(parse(text))),
      { numRuns: 400 },
    );
  });
});

describe('reading any value', () => {
  it.each([
    ['rules', parseRules],
    ['a record', parseRecord],
  ])('as %s never throws', (_, parse) => {
    fc.assert(
      fc.property(anyValue, (value) => expectCoded(parse(value))),
      { numRuns: 400 },
    );
  });

  it('as the parts of rules or of a record never throws', () => {
    const part = fc.constantFrom('format', 'rules', 'colours', 'first', 'plies');
    const good = {
      format: RECORD_FORMAT,
      rules: PRESETS.classic,
      colours: ['red', 'blue'],
      first: 'red',
      plies: [],
    };
    fc.assert(
      fc.property(part, anyValue, (name, value) => expectCoded(parseRecord({ ...good, [name]: value }))),
      { numRuns: 400 },
    );
    const option = fc.constantFrom(...Object.keys(PRESETS.classic));
    fc.assert(
      fc.property(option, anyValue, (name, value) => expectCoded(parseRules({ [name]: value }))),
      { numRuns: 400 },
    );
  });

  it('as plies replays up to the first that is wrong', () => {
    const good = { format: RECORD_FORMAT, rules: {}, colours: ['red', 'blue'], first: 'red' };
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, fc.constantFrom('1-', '6L', '4L', '60'))), (plies) => {
        const record = parseRecord({ ...good, plies });
        if (!record.ok) throw new Error(record.error.message);
        const { positions, broken } = replay(record.value);
        expect(positions).toHaveLength(broken?.ply ?? plies.length + 1);
        if (broken !== undefined) expectCoded({ ok: false, error: broken.error });
      }),
    );
  });
});
