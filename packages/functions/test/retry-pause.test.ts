import { NotDelivered } from '@aeroplane/core';
import { describe, expect, it } from 'vitest';
import { pauseSec } from '../src/retry-pause.ts';

describe('the pause before another attempt', () => {
  it('grows, and is at least as long as was asked for', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => pauseSec(attempt, new Error('x')))).toEqual([1, 4, 16, 64, 256]);
    expect(pauseSec(1, new NotDelivered('later', 90_500))).toBe(91);
    expect(pauseSec(3, new NotDelivered('soon', 1_000))).toBe(16);
    expect(pauseSec(20, new Error('x'))).toBe(12 * 3_600);
  });
});
