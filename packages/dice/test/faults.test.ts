/** Every fault has its code, and a wrong outcome comes with the true draw. */

import { describe, expect, it } from 'vitest';

import { fails, flipHex, replaced, withDice } from './changes.ts';
import { evidenceOf } from './evidence-of.ts';

describe('the code of a fault', () => {
  const record = evidenceOf({ colours: ['red', 'blue'], dice: 5 });
  const { commitment, links, seeds } = record.dice;
  const other = record.first === 'red' ? 'blue' : 'red';

  it.each<[string, number, unknown, unknown?]>([
    ['evidence', 0, { ...record, game: '' }],
    ['evidence', 0, record, {}],
    ['witness', 1, record, { commitment: flipHex(commitment, 3), seeds }],
    ['malformed', 1, withDice(record, { commitment: commitment.toUpperCase() })],
    ['malformed', 1, withDice(record, { seeds: { ...seeds, red: 'x' } })],
    ['malformed', 3, withDice(record, { links: replaced(links, 2, 'x') })],
    ['chain', 4, withDice(record, { links: replaced(links, 3, '00'.repeat(32)) })],
    ['missing', 6, withDice(record, { links: links.slice(0, 5) })],
    ['early', 4, { ...record, plies: record.plies.slice(0, 1) }],
    ['outcome', 1, { ...record, first: other }],
  ])('is %s in draw %i', (fault, draw, changed, witness) => {
    expect(fails(changed, witness)).toMatchObject({ fault, draw });
  });

  it('comes with what was drawn', () => {
    expect(fails({ ...record, first: other }).drawn).toBe(record.first);
    const die = Number(record.plies[1]?.slice(0, 1));
    const forged = `${(die % 6) + 1}-`;
    expect(fails({ ...record, plies: replaced(record.plies, 1, forged) })).toMatchObject({
      fault: 'outcome',
      draw: 3,
      drawn: String(die),
    });
  });

  it('is too-many beyond the chain', () => {
    const whole = evidenceOf({ dice: 2047, colours: ['red', 'blue'] });
    const beyond = withDice(whole, { links: [...whole.dice.links, '00'.repeat(32)] });
    expect(fails(beyond)).toMatchObject({ fault: 'too-many', draw: 2049 });
  });
});
