import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markSeen } from '../../src/lib/api/client.ts';
import { SeenPlies } from '../../src/lib/online/seen-plies.ts';

vi.mock('../../src/lib/api/client.ts', () => ({
  markSeen: vi.fn(() => Promise.reject(new Error('offline'))),
}));

const reported = (): unknown[] => vi.mocked(markSeen).mock.calls.map(([, ply]) => ply);

describe('the plies that a reader has seen', () => {
  let seen: SeenPlies;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(markSeen).mockClear();
    seen = new SeenPlies('g');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are reported together, a little later', () => {
    seen.known(3);
    seen.mark(4);
    vi.advanceTimersByTime(1_000);
    seen.mark(6);
    vi.advanceTimersByTime(1_499);
    expect(reported()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reported()).toEqual([6]);
    expect(seen.next).toBe(6);
  });

  it('are reported at once when the page is left, and only then if anything is new', () => {
    seen.known(3);
    seen.flush();
    seen.mark(5);
    seen.flush();
    vi.advanceTimersByTime(10_000);
    expect(reported()).toEqual([5]);
  });

  it('never become fewer', () => {
    seen.known(5);
    seen.known(2);
    seen.mark(4);
    vi.advanceTimersByTime(10_000);
    expect(seen.next).toBe(5);
    expect(reported()).toEqual([]);
  });

  it('are not counted for onlookers', () => {
    seen.mark(4);
    vi.advanceTimersByTime(10_000);
    expect(seen.next).toBeUndefined();
    expect(reported()).toEqual([]);
  });
});
