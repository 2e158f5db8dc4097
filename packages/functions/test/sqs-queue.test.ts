import { describe, expect, it } from 'vitest';
import { SqsQueue } from '../src/sqs-queue.ts';

describe('the queue', () => {
  it('refuses messages that its function never sends', async () => {
    const queue = new SqsQueue({ push: undefined, mail: undefined });
    await expect(queue.send([{ type: 'push-test', player: 'p', device: 'd' }])).rejects.toThrow(
      'no push queue',
    );
    await expect(queue.send([{ type: 'digest', player: 'p' }])).rejects.toThrow('no mail queue');
    await queue.send([]);
  });
});
