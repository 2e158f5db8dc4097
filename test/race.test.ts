import { describe, expect, it } from 'vitest';
import { violationsOf, type Operation } from './race/history.ts';
import { race } from './race/race.ts';

describe('a race', { timeout: 300_000 }, () => {
  it('of many clients on shared games, over a table in trouble, shows no impossible history', async () => {
    const { operations, violations, acknowledged } = await race(2_500, 7);
    expect(violations).toEqual([]);
    expect(operations).toBeGreaterThanOrEqual(2_500);
    expect(acknowledged).toBeGreaterThan(100);
  });
});

describe('a history', () => {
  const at = (sentAt: number, receivedAt: number, more: Partial<Operation> = {}): Operation => ({
    game: 'g',
    sentAt,
    receivedAt,
    status: 200,
    ...more,
  });
  const logs = new Map([['g', ['3L', '14s']]]);
  const found = (operations: Operation[], versions: number[] = []): string[] =>
    violationsOf(
      operations,
      versions.map((version) => ({ game: 'g', version })),
      logs,
    );

  it('may have answers that overtake each other', () => {
    expect(found([at(1, 4, { version: 2 }), at(2, 3, { version: 1 }), at(5, 6, { version: 2 })])).toEqual([]);
    expect(found([], [4, 5, 6])).toEqual([]);
  });

  it.each([
    ['a version that comes twice', [], [4, 4]],
    ['a version that is left out', [], [4, 6]],
    ['an answer that goes back', [at(1, 2, { version: 2 }), at(3, 4, { version: 1 })], []],
    [
      'a version with two positions',
      [at(1, 2, { version: 1, position: 'a' }), at(1, 3, { version: 1, position: 'b' })],
      [],
    ],
    ['an acknowledged move that is lost', [at(1, 2, { submitted: { ply: 1, move: '4' } })], []],
    [
      'a move that stands, and was refused',
      [at(1, 2, { status: 409, code: 'ply-taken', submitted: { ply: 0, move: 'L' } })],
      [],
    ],
    ['a fault', [at(1, 2, { status: 500, code: 'internal' })], []],
  ])('shows %s', (_, operations, versions) => {
    expect(found(operations, versions)).toHaveLength(1);
  });
});
