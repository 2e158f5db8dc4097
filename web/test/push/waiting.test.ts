import { describe, expect, it } from 'vitest';
import { decisionsWaiting, isSettled, showBadge, type ListedGame } from '../../src/lib/push/waiting.ts';

const game = (id: string, yours: boolean, held = false): ListedGame => ({
  id,
  yours,
  ply: 8,
  seats: [{}, { you: true, held }],
});

const games = [game('a', true), game('b', false), game('c', false, true), game('d', true)];

describe('the list of games', () => {
  it('gives the number of decisions', () => {
    expect(decisionsWaiting(games)).toBe(2);
    expect(decisionsWaiting([])).toBe(0);
  });

  it.each([
    ['decision', 'a', false],
    ['decision', 'b', true],
    ['decision', 'gone', true],
    ['reminder', 'd', false],
    ['reminder', 'b', true],
    ['took-over', 'c', false],
    ['took-over', 'a', true],
    ['finished', 'gone', false],
    ['joined', 'b', false],
    ['nudge', 'a', false],
    ['nudge', 'b', true],
    ['test', undefined, false],
    ['unknown', undefined, false],
    [undefined, undefined, false],
  ])('a notice of kind %s about game %s is settled: %s', (kind, id, settled) => {
    const data = { ply: 8, ...(kind !== undefined && { kind }), ...(id !== undefined && { game: id }) };
    expect(isSettled(data, games)).toBe(settled);
  });

  it.each([
    ['decision', 7, true, 'of a decision that another has followed'],
    ['decision', 9, false, 'that is newer than the list, which says that nothing waits'],
    ['took-over', 9, false, 'of a take-over that is newer than the list'],
  ])('a notice of kind %s at ply %i is settled: %s, %s', (kind, ply, settled, _) => {
    const listed = kind === 'decision' && ply === 7 ? game('x', true) : game('x', false);
    expect(isSettled({ kind, ply, game: 'x' }, [listed])).toBe(settled);
  });
});

describe('the badge', () => {
  const recorded = () => {
    const calls: (number | 'clear')[] = [];
    const badges = {
      setAppBadge: async (count: number) => void calls.push(count),
      clearAppBadge: async () => void calls.push('clear'),
    };
    return { calls, badges };
  };

  it('shows how many decisions wait, and disappears at none', async () => {
    const { calls, badges } = recorded();
    await showBadge(3, badges);
    await showBadge(0, badges);
    expect(calls).toEqual([3, 'clear']);
  });

  it('is skipped where browsers have none or forbid it', async () => {
    await showBadge(3, {});
    await showBadge(3, { setAppBadge: async () => Promise.reject(new Error('no')) });
  });
});
