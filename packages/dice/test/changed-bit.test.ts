import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SEAT_COLOURS, verifyDice } from '../src/index.ts';
import type { SeatColour } from '../src/seed.ts';
import { fails, flipHex, flipText, records, replaced, withDice } from './changes.ts';
import { evidenceOf } from './evidence-of.ts';
import { referenceChoice, referenceDigest } from './reference.ts';

describe('one changed bit', { timeout: 30_000 }, () => {
  it('of the commitment fails with draw 1', () => {
    fc.assert(
      fc.property(records, fc.nat(255), ({ record }, bit) => {
        const commitment = flipHex(record.dice.commitment, bit);
        expect(fails(withDice(record, { commitment })).draw).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('of a link fails with its draw', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(255), ({ record }, pick, bit) => {
        const { links } = record.dice;
        const at = pick % links.length;
        const changed = replaced(links, at, flipHex(links[at] as string, bit));
        expect(fails(withDice(record, { links: changed })).draw).toBe(at + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('of a character of a link or the commitment fails with its draw', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(63), fc.nat(7), ({ record }, pick, at, bit) => {
        const { links, commitment } = record.dice;
        const draw = 1 + (pick % links.length);
        const changed = replaced(links, draw - 1, flipText(links[draw - 1] as string, at, bit));
        expect(fails(withDice(record, { links: changed })).draw).toBe(draw);
        expect(fails(withDice(record, { commitment: flipText(commitment, at, bit) })).draw).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('of a die fails with its draw', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(7), ({ record }, pick, bit) => {
        const withDie = record.plies.flatMap((ply, at) => (ply.endsWith('leaves') ? [] : [at]));
        const nth = pick % withDie.length;
        const at = withDie[nth] as number;
        const plies = replaced(record.plies, at, flipText(record.plies[at] as string, 0, bit));
        expect(fails({ ...record, plies }).draw).toBe(nth + 2);
      }),
      { numRuns: 60 },
    );
  });

  it('of who starts fails with draw 1', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(7), ({ record }, at, bit) => {
        const first = flipText(record.first, at % record.first.length, bit);
        expect(fails({ ...record, first }).draw).toBe(1);
      }),
      { numRuns: 40 },
    );
    const record = evidenceOf();
    for (const first of SEAT_COLOURS.filter((colour) => colour !== record.first)) {
      expect(fails({ ...record, first })).toMatchObject({ draw: 1 });
    }
  });

  // With another seed a draw is the same about once in six times, so the first draw that differs fails, and in a very
  // short game perhaps none. The independent implementation says which.
  it('of a seed fails with the first draw that differs', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(127), ({ record }, pick, bit) => {
        const colour = record.colours[pick % record.colours.length] as SeatColour;
        const seeds = { ...record.dice.seeds, [colour]: flipHex(record.dice.seeds[colour] as string, bit) };
        const bytes = SEAT_COLOURS.filter((seat) => record.colours.includes(seat)).map((seat) =>
          Buffer.from(seeds[seat] as string, 'hex'),
        );
        const said = [
          record.first,
          ...record.plies.filter((ply) => !ply.endsWith('leaves')).map((ply) => ply[0]),
        ];
        const wrong = said.findIndex((value, at) => {
          const key = Buffer.from(record.dice.links[at] as string, 'hex');
          const digest = referenceDigest(key, record.game, bytes, at + 1);
          const seats = SEAT_COLOURS.filter((seat) => record.colours.includes(seat));
          return (
            value !==
            (at === 0 ? seats[referenceChoice(digest, seats.length)] : `${referenceChoice(digest, 6) + 1}`)
          );
        });
        const check = verifyDice(withDice(record, { seeds }));
        if (wrong < 0) {
          expect(check.ok).toBe(true);
          expect(said.length).toBeLessThan(12);
        } else expect(check).toMatchObject({ ok: false, draw: wrong + 1 });
      }),
      { numRuns: 100 },
    );
  });

  it('of a character of a seed that is then not hex fails with draw 1', () => {
    const { red } = evidenceOf().dice.seeds;
    const seeds = { ...evidenceOf().dice.seeds, red: `${red?.slice(0, 31)}G` };
    expect(fails(withDice(evidenceOf(), { seeds }))).toMatchObject({
      draw: 1,
      reason: expect.stringContaining('red') as string,
    });
  });

  it('of the game id fails soon', () => {
    expect(fails({ ...evidenceOf(), game: 'spiel-u' }).draw).toBeLessThan(12);
  });
});
