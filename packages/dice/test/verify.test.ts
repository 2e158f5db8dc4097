import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { verifyDice } from '../src/index.ts';
import type { SeatColour } from '../src/seed.ts';
import { fails, flipHex, records, replaced, withDice } from './changes.ts';
import { evidenceOf } from './evidence-of.ts';

describe('evidence', { timeout: 30_000 }, () => {
  it('holds for a game as it was drawn, with or without a die on the table', () => {
    fc.assert(
      fc.property(records, ({ record, dice, onTable }) => {
        expect(verifyDice(record)).toEqual({ ok: true, draws: dice + (onTable ? 2 : 1) });
      }),
      { numRuns: 40 },
    );
  });

  it('holds before the first die, for a game as long as the chain, and whatever the order of the colours', () => {
    expect(verifyDice(evidenceOf({ dice: 0 }))).toEqual({ ok: true, draws: 1 });
    const whole = evidenceOf({ dice: 2047, colours: ['red', 'blue'] });
    expect(verifyDice(whole)).toEqual({ ok: true, draws: 2048 });
    expect(verifyDice({ ...whole, colours: ['blue', 'red'] })).toEqual({ ok: true, draws: 2048 });
    const beyond = { ...withDice(whole, { links: [...whole.dice.links, '00'.repeat(32)] }) };
    expect(fails(beyond)).toMatchObject({ draw: 2049 });
  });

  it('skips players who leave', () => {
    const record = evidenceOf({ dice: 5, leavesBefore: 3 });
    expect(record.plies).toContain('red leaves');
    expect(verifyDice(record)).toEqual({ ok: true, draws: 6 });
    expect(verifyDice({ ...record, plies: [...record.plies, 'blue leaves'] })).toEqual({
      ok: true,
      draws: 6,
    });
  });
});

describe('the number of links', () => {
  it('may not be less than the draws, nor more than one above', () => {
    const record = evidenceOf({ dice: 5, onTable: true });
    const { links } = record.dice;
    expect(fails(withDice(record, { links: links.slice(0, 5) }))).toMatchObject({ draw: 6 });
    expect(fails(withDice(record, { links: [] }))).toMatchObject({ draw: 1 });
    expect(fails({ ...record, plies: record.plies.slice(0, 4) })).toMatchObject({ draw: 7 });
    expect(fails({ ...record, plies: [] })).toMatchObject({ draw: 3 });
  });

  it('does not hide an earlier wrong draw', () => {
    const record = evidenceOf({ dice: 5 });
    const links = replaced(record.dice.links.slice(0, 4), 2, '00'.repeat(32));
    expect(fails(withDice(record, { links })).draw).toBe(3);
  });
});

describe('a witness', () => {
  const record = evidenceOf({ colours: ['red', 'blue'] });
  const { commitment, seeds } = record.dice;

  it('that agrees changes nothing, even if it saw only some seeds', () => {
    expect(verifyDice(record, { commitment, seeds })).toEqual({ ok: true, draws: 21 });
    expect(verifyDice(record, { commitment, seeds: { red: seeds.red } })).toEqual({ ok: true, draws: 21 });
    expect(verifyDice(record, { commitment, seeds: {} })).toEqual({ ok: true, draws: 21 });
  });

  it('that saw another commitment, another seed or another seat fails from draw 1', () => {
    // Another game of the same id is valid by itself: only the witness tells them apart.
    const forged = evidenceOf({ colours: ['red', 'blue'], salt: 9 });
    expect(verifyDice(forged).ok).toBe(true);
    expect(fails(forged, { commitment, seeds })).toMatchObject({ draw: 1 });
    expect(fails(record, { commitment: flipHex(commitment, 3), seeds })).toMatchObject({ draw: 1 });
    expect(fails(record, { commitment, seeds: { red: flipHex(seeds.red as string, 99) } })).toMatchObject({
      draw: 1,
    });
    expect(fails(record, { commitment, seeds: { green: seeds.red } })).toMatchObject({ draw: 1 });
  });

  it('that is incomplete is refused', () => {
    for (const witness of [
      null,
      [],
      {},
      { commitment },
      { commitment: 'x', seeds },
      { commitment, seeds: { red: 'x' } },
    ]) {
      expect(fails(record, witness)).toMatchObject({ draw: 0 });
    }
  });
});

describe('incomplete evidence', () => {
  const record = evidenceOf();
  const seedsWithout = (colour: SeatColour) =>
    Object.fromEntries(Object.entries(record.dice.seeds).filter(([name]) => name !== colour));

  it.each<[string, unknown]>([
    ['no object', null],
    ['a list', []],
    ['no game', { ...record, game: undefined }],
    ['an empty game', { ...record, game: '' }],
    ['no dice', { ...record, dice: undefined }],
    ['colours that are none', { ...record, colours: ['red', 'pink'] }],
    ['one colour', { ...record, colours: ['red'] }],
    ['a colour twice', { ...record, colours: [...record.colours, 'red'] }],
    ['first no text', { ...record, first: 1 }],
    ['plies no texts', { ...record, plies: [1] }],
    ['no commitment', withDice(record, { commitment: undefined })],
    ['links no list', withDice(record, { links: '00' })],
    ['links no texts', withDice(record, { links: [null] })],
    ['no seeds', withDice(record, { seeds: undefined })],
    ['a seed missing', withDice(record, { seeds: seedsWithout('green') })],
    ['a seed too many', { ...record, colours: ['red', 'yellow', 'blue'] }],
    ['a seed of no colour', withDice(record, { seeds: { ...record.dice.seeds, pink: '00'.repeat(16) } })],
    ['a seed no text', withDice(record, { seeds: { ...record.dice.seeds, red: 7 } })],
  ])('is refused before any draw: %s', (_, value) => {
    expect(fails(value)).toMatchObject({ draw: 0, reason: expect.any(String) as string });
  });

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, other) => {
        expect(verifyDice(value, other).ok).toBe(false);
        expect(verifyDice({ ...record, dice: value }).ok).toBe(false);
        expect(verifyDice(withDice(record, { links: [value, other] })).ok).toBe(false);
      }),
    );
  });
});
