import { describe, expect, it } from 'vitest';
import { Lru } from '../../src/kernel/lru.ts';

const filled = (most: number, ...keys: string[]): Lru<string, number> => {
  const lru = new Lru<string, number>(most);
  for (const [index, key] of keys.entries()) lru.set(key, index);
  return lru;
};

const valuesOf = (lru: Lru<string, number>, ...keys: string[]): (number | undefined)[] =>
  keys.map((key) => lru.get(key));

describe('a bounded cache', () => {
  it('has every entry as long as there are no more than its bound', () => {
    expect(valuesOf(filled(3, 'a', 'b', 'c'), 'a', 'b', 'c', 'd')).toEqual([0, 1, 2, undefined]);
  });

  it('forgets the least recently used entry, and no other, for a new one', () => {
    expect(valuesOf(filled(3, 'a', 'b', 'c', 'd'), 'a', 'b', 'c', 'd')).toEqual([undefined, 1, 2, 3]);
  });

  it('counts a read as a use', () => {
    const lru = filled(3, 'a', 'b', 'c');
    lru.get('a');
    lru.set('d', 3);
    expect(valuesOf(lru, 'a', 'b', 'c', 'd')).toEqual([0, undefined, 2, 3]);
  });

  it('counts a change as a use, which replaces the value and takes no room', () => {
    const lru = filled(3, 'a', 'b', 'c');
    lru.set('a', 9);
    expect(valuesOf(lru, 'b', 'c', 'a')).toEqual([1, 2, 9]);
    lru.set('d', 3);
    expect(valuesOf(lru, 'a', 'b', 'c', 'd')).toEqual([9, undefined, 2, 3]);
  });

  it('has room for another entry in place of a deleted one', () => {
    const lru = filled(2, 'a', 'b');
    lru.delete('b');
    lru.set('c', 2);
    expect(valuesOf(lru, 'a', 'b', 'c')).toEqual([0, undefined, 2]);
  });

  it('keeps an entry in use through a flood of new ones', () => {
    const lru = filled(10, 'a');
    for (let key = 0; key < 1_000; key += 1) {
      lru.set(String(key), key);
      expect(lru.get('a')).toBe(0);
    }
    expect(valuesOf(lru, '990', '991', '999')).toEqual([undefined, 991, 999]);
  });
});
