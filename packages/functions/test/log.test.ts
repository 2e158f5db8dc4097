import { describe, expect, it } from 'vitest';
import { faultFields } from '../src/log.ts';

describe('a fault in the log', () => {
  it('is its name, message and stack, without its other properties', () => {
    const error = Object.assign(new TypeError('no'), { request: { secret: 'x' }, cause: 'secret' });
    expect(Object.keys(faultFields(error))).toEqual(['error', 'stack']);
    expect(faultFields(error)['error']).toBe('TypeError: no');
    expect(faultFields('odd')).toEqual({ error: 'odd' });
  });
});
