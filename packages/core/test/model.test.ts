import { describe, it } from 'vitest';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { expectModelHolds, MODEL_TIMEOUT_MS } from '@aeroplane/testing/model/property';

describe('a game', () => {
  it('keeps what it promises, whatever happens', { timeout: MODEL_TIMEOUT_MS }, async () => {
    await expectModelHolds(async () => new MemoryStore(), 30);
  });
});
