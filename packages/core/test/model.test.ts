import { describe, it } from 'vitest';
import { MemoryStore } from './memory-store.ts';
import { expectModelHolds, MODEL_TIMEOUT_MS } from './model/property.ts';

describe('a game', () => {
  it('keeps what it promises, whatever happens', { timeout: MODEL_TIMEOUT_MS }, async () => {
    await expectModelHolds(async () => new MemoryStore(), 30);
  });
});
