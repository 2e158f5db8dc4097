import { describe, expect, it } from 'vitest';
import { onlyByDistribution } from '../src/origin-secret.ts';

describe('the origin secret', () => {
  it('is required', () => {
    expect(() => onlyByDistribution([])).toThrow('no origin secret');
    expect(() => onlyByDistribution([''])).toThrow('no origin secret');
  });
});
