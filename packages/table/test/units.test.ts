import { describe, expect, it } from 'vitest';
import type { Item } from '../src/attribute.ts';
import { itemSize, readUnits, writeUnits } from '../src/index.ts';

/** An item of this size: two letters of key and value, then a text. */
const itemOfBytes = (bytes: number, more: Item = {}): Item => {
  const rest = itemSize(more);
  return { k: { S: 'v' }, s: { S: 'x'.repeat(bytes - rest - 3) }, ...more };
};

describe('the size of an item', () => {
  it.each<[string, Item, number]>([
    ['nothing', {}, 0],
    ['a name and a text in ASCII', { name: { S: 'Asha' } }, 8],
    ['an empty text', { n: { S: '' } }, 1],
    ['Bengali, three bytes a character', { n: { S: 'আশা' } }, 1 + 9],
    ['Chinese', { n: { S: '李小龙' } }, 1 + 9],
    ['an emoji outside the first plane', { n: { S: '🎲' } }, 1 + 4],
    ['a name that is not ASCII', { é: { S: 'a' } }, 2 + 1],
    ['bytes', { b: { B: new Uint8Array(33) } }, 1 + 33],
    ['zero', { n: { N: '0' } }, 1 + 1],
    ['one digit', { n: { N: '7' } }, 1 + 2],
    ['two digits', { n: { N: '42' } }, 1 + 2],
    ['three digits', { n: { N: '123' } }, 1 + 3],
    ['zeros at the end, which are not significant', { n: { N: '1000000' } }, 1 + 2],
    ['zeros at the beginning', { n: { N: '0.0012' } }, 1 + 2],
    ['a time in milliseconds', { t: { N: '1900000000001' } }, 1 + 8],
    ['a negative number', { n: { N: '-42' } }, 1 + 3],
    ['true', { b: { BOOL: true } }, 1 + 1],
    ['null', { b: { NULL: true } }, 1 + 1],
    ['an empty list', { l: { L: [] } }, 1 + 3],
    ['a list of two texts', { l: { L: [{ S: 'ab' }, { S: 'অ' }] } }, 1 + 3 + 1 + 2 + 1 + 3],
    ['an empty map', { m: { M: {} } }, 1 + 3],
    [
      'a map of a text and a number',
      { m: { M: { ab: { S: 'c' }, d: { N: '12' } } } },
      1 + 3 + 1 + 2 + 1 + 1 + 1 + 2,
    ],
    ['a list in a map', { m: { M: { l: { L: [{ BOOL: true }] } } } }, 1 + 3 + 1 + 1 + 3 + 1 + 1],
  ])('counts %s', (_, item, bytes) => {
    expect(itemSize(item)).toBe(bytes);
  });
});

describe('write units', () => {
  it.each([
    [1, 1],
    [1_023, 1],
    [1_024, 1],
    [1_025, 2],
    [2_048, 2],
    [2_049, 3],
    [9_999, 10],
  ])('are one for each kilobyte or part of one: %i bytes cost %i', (bytes, units) => {
    const item = bytes < 4 ? { k: { S: '' } } : itemOfBytes(bytes);
    expect(itemSize(item)).toBe(bytes);
    expect(writeUnits(undefined, item)).toBe(units);
    expect(writeUnits(item, undefined)).toBe(units);
    expect(writeUnits(item, item)).toBe(units);
  });

  it('are those of the larger of the two items', () => {
    expect(writeUnits(itemOfBytes(1_500), itemOfBytes(100))).toBe(2);
    expect(writeUnits(itemOfBytes(100), itemOfBytes(2_500))).toBe(3);
  });

  it('are one for a delete of nothing', () => {
    expect(writeUnits(undefined, undefined)).toBe(1);
  });

  const due = (at: number): Item => ({ w: { S: 'WAKE#1' }, a: { N: String(at) } });
  const open: Item = { g: { S: 'OPEN' }, t: { N: '5' } };

  it.each<[string, Item | undefined, Item | undefined, number]>([
    ['an entry put', itemOfBytes(50), itemOfBytes(50, due(1)), 1 + 1],
    ['an entry put with its item', undefined, itemOfBytes(50, due(1)), 1 + 1],
    ['an entry deleted', itemOfBytes(50, due(1)), itemOfBytes(50), 1 + 1],
    ['an entry deleted with its item', itemOfBytes(50, due(1)), undefined, 1 + 1],
    [
      'an entry moved, which is one deleted and one put',
      itemOfBytes(50, due(1)),
      itemOfBytes(50, due(2)),
      1 + 2,
    ],
    ['an unchanged entry', itemOfBytes(50, due(1)), itemOfBytes(60, due(1)), 1],
    ['two indexes entered', undefined, itemOfBytes(50, { ...due(1), ...open }), 1 + 2],
    [
      'one index left and one moved',
      itemOfBytes(50, { ...due(1), ...open }),
      itemOfBytes(50, due(2)),
      1 + 1 + 2,
    ],
    ['half a key, which makes no entry', undefined, itemOfBytes(50, { t: { N: '5' }, a: { N: '5' } }), 1],
    ['a large item with an entry moved', itemOfBytes(1_500, due(1)), itemOfBytes(1_500, due(2)), 2 + 2],
  ])('count %s', (_, before, after, units) => {
    expect(writeUnits(before, after)).toBe(units);
  });
});

describe('read units', () => {
  it.each([
    [0, 1],
    [1, 1],
    [4_096, 1],
    [4_097, 2],
    [8_192, 2],
    [8_193, 3],
  ])(
    'are one for each four kilobytes or part of them, half if eventually consistent: %i bytes cost %i',
    (bytes, units) => {
      expect(readUnits(bytes, true)).toBe(units);
      expect(readUnits(bytes, false)).toBe(units / 2);
    },
  );
});
