import { describe, expect, it } from 'vitest';
import { ApiDescription } from '../packages/api/test/described.ts';
import { attack } from './attack/attack.ts';
import { WHOSE } from './attack/matrix.ts';

describe('an attack', { timeout: 300_000 }, () => {
  it('by every role on every route, and by malformed requests, changes nothing', async () => {
    const { requests, ...found } = await attack(400, 11);
    expect(found).toEqual({ serverErrors: [], changed: [], leaks: [] });
    expect(requests).toBeGreaterThan(400);
  });

  it('covers every route', () => {
    expect(Object.keys(WHOSE).sort()).toEqual(new ApiDescription().operations.sort());
  });
});
