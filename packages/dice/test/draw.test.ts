import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  botSeed,
  CHAIN_LENGTH,
  dieOf,
  digestOf,
  drawDie,
  drawStarter,
  equalBytes,
  makeHex,
  nextLink,
  parseHex,
} from '../src/index.ts';
import { choiceOf, messageOf } from '../src/draw.ts';
import { referenceChoice, referenceDigest, sha256 } from './reference.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('a draw', () => {
  it('has a message of fields with their lengths', () => {
    const message = messageOf(
      { game: 'aé', seeds: [new Uint8Array(16).fill(0x11), new Uint8Array(16).fill(0x22)] },
      258,
    );
    expect(makeHex(message)).toBe(
      [
        '00000010' + '6165726f706c616e652d646963652f31',
        '00000003' + '61c3a9',
        '00000010' + '11'.repeat(16),
        '00000010' + '22'.repeat(16),
        '00000004' + '00000102',
      ].join(''),
    );
  });

  it('has a digest, a die and a choice that an independent implementation confirms', () => {
    fc.assert(
      fc.property(
        bytes(32),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.array(bytes(16), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 2048 }),
        (key, game, seeds, draw) => {
          const expected = referenceDigest(key, game, seeds, draw);
          expect(makeHex(digestOf(key, { game, seeds }, draw))).toBe(expected.toString('hex'));
          expect(drawDie(key, { game, seeds }, draw)).toBe(referenceChoice(expected, 6) + 1);
          expect(drawStarter(key, { game, seeds })).toBe(
            referenceChoice(referenceDigest(key, game, seeds, 1), seeds.length),
          );
        },
      ),
    );
  });

  it('takes the first byte that leaves no face likelier than another', () => {
    const digest = (...start: number[]) => Uint8Array.from({ length: 32 }, (_, at) => start[at] ?? 255);
    expect(dieOf(digest(0))).toBe(1);
    expect(dieOf(digest(251))).toBe(6);
    expect(dieOf(digest(252, 253, 254, 255, 7))).toBe(2);
    expect(choiceOf(digest(255), 4)).toBe(3);
    expect(choiceOf(digest(255), 2)).toBe(1);
    expect(choiceOf(digest(255, 254), 3)).toBe(2);
    expect(choiceOf(digest(9), 1)).toBe(0);
  });

  it('hashes a digest in which no byte qualifies', () => {
    for (const byte of [252, 253, 254, 255]) {
      const useless = new Uint8Array(32).fill(byte);
      expect(dieOf(useless)).toBe(dieOf(sha256(useless)));
    }
    expect(choiceOf(new Uint8Array(32).fill(255), 3)).toBe(choiceOf(sha256(new Uint8Array(32).fill(255)), 3));
    // 200 choices leave 56 bytes of 256 out.
    const useless = new Uint8Array(32).fill(200);
    expect(choiceOf(useless, 200)).toBe(choiceOf(sha256(useless), 200));
  });

  it('refuses what cannot be drawn', () => {
    const input = { game: 'g', seeds: [new Uint8Array(16), new Uint8Array(16)] };
    expect(() => messageOf(input, 0)).toThrow(RangeError);
    expect(() => messageOf(input, 2049)).toThrow(RangeError);
    expect(() => messageOf({ game: 'g', seeds: [new Uint8Array(15)] }, 1)).toThrow(RangeError);
    for (const count of [0, 257, 1.5, Number.NaN])
      expect(() => choiceOf(new Uint8Array(32), count)).toThrow(RangeError);
  });
});

describe('the spread of 600,000 draws', () => {
  const DRAWS = 600_000;
  // The bound that χ² exceeds with probability 10⁻⁶, by number of choices. The draws are fixed, so the test never flickers.
  const BOUNDS = new Map([
    [2, 23.93],
    [3, 27.63],
    [4, 30.66],
    [6, 35.89],
  ]);
  const counts = new Map([...BOUNDS.keys()].map((count) => [count, new Array<number>(count).fill(0)]));

  beforeAll(() => {
    const seeds = [1, 2, 3, 4].map((byte) => new Uint8Array(16).fill(byte));
    let key: Uint8Array = new Uint8Array(32);
    for (let at = 0; at < DRAWS; at += 1) {
      key = nextLink(key);
      const digest = digestOf(key, { game: 'spread', seeds }, (at % CHAIN_LENGTH) + 1);
      for (const [count, chosen] of counts) {
        const choice = count === 6 ? dieOf(digest) - 1 : choiceOf(digest, count);
        chosen[choice] = (chosen[choice] ?? 0) + 1;
      }
    }
  }, 120_000);

  it.each([...BOUNDS])('is even among %i', (count, bound) => {
    const chosen = counts.get(count) ?? [];
    const expected = DRAWS / count;
    expect(chosen).toHaveLength(count);
    expect(chosen.reduce((sum, each) => sum + each)).toBe(DRAWS);
    expect(chosen.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0)).toBeLessThan(bound);
  });
});

describe('a bot', () => {
  it('has 16 bytes that follow from the commitment and its seat', () => {
    const commitment = Uint8Array.from({ length: 32 }, (_, at) => 255 - at);
    for (const seat of [0, 1, 2, 3]) {
      const expected = createHash('sha256').update('aeroplane-bot-seed/1').update(commitment);
      expect(makeHex(botSeed(commitment, seat))).toBe(
        expected.update(Uint8Array.of(seat)).digest('hex').slice(0, 32),
      );
    }
    expect(() => botSeed(commitment, 4)).toThrow(RangeError);
    expect(() => botSeed(new Uint8Array(16), 0)).toThrow(RangeError);
  });
});

describe('hex', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (value) => {
        expect(parseHex(makeHex(value), value.length)).toEqual(value);
        expect(makeHex(value)).toBe(Buffer.from(value).toString('hex'));
        expect(equalBytes(value, Uint8Array.from(value))).toBe(true);
      }),
    );
  });

  it('is refused with another length, in capitals, or if it is not a text', () => {
    for (const value of [
      '0',
      '000',
      '0g',
      '0G',
      'AB',
      ' 0',
      '+1',
      '0x',
      '',
      '\n0',
      'é',
      '00\n',
      12,
      null,
      undefined,
      ['00'],
    ]) {
      expect(parseHex(value, 1)).toBeUndefined();
    }
    expect(equalBytes(Uint8Array.of(1), Uint8Array.of(1, 2))).toBe(false);
  });
});
