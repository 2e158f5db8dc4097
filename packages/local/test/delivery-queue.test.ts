import { NotDelivered, type QueuedMessage } from '@aeroplane/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryQueue } from '../src/delivery-queue.ts';

const HOUR_MS = 3_600_000;

/** A message for a player, told from others by its mark. */
const push = (player: string, mark: string): QueuedMessage => ({
  type: 'push',
  player,
  device: 'd',
  game: 'g',
  kind: 'decision',
  key: mark,
});

const nameOf = (message: QueuedMessage): string =>
  message.type === 'push' ? `${message.player}${message.key}` : `${message.player} ${message.type}`;

/** Lets everything run that only waits for its turn. */
const turns = async (count = 10): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

function fail(error: unknown): never {
  throw error;
}

/** A queue, with the names of the messages it delivered and gave up. */
function openQueue(deliver: (name: string, message: QueuedMessage) => Promise<void> | void) {
  const delivered: string[] = [];
  const given: string[] = [];
  const faults: unknown[] = [];
  const queue = new DeliveryQueue({
    async deliver(message) {
      await deliver(nameOf(message), message);
      delivered.push(nameOf(message));
    },
    giveUp: async (message) => void given.push(nameOf(message)),
    onFault: (error) => faults.push(error),
  });
  return { queue, delivered, given, faults };
}

/** A promise that the test resolves. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the delivery queue', () => {
  it('delivers after the sender has gone on, to each player in order', async () => {
    const { queue, delivered } = openQueue(() => turns(1));
    await queue.send([push('a', '1'), push('b', '1'), push('a', '2')]);
    await queue.send([push('a', '3'), { type: 'confirm', player: 'b' }]);
    expect(delivered).toEqual([]);
    await turns(30);
    expect(delivered.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(delivered.filter((name) => name.startsWith('b'))).toEqual(['b1', 'b confirm']);
    await queue.close();
  });

  it('delivers to one player one at a time, and to several players at once', async () => {
    const running = new Map<string, number>();
    let [most, mostOfOne] = [0, 0];
    const { queue } = openQueue(async (_, { player }) => {
      running.set(player, (running.get(player) ?? 0) + 1);
      most = Math.max(
        most,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      );
      mostOfOne = Math.max(mostOfOne, running.get(player) ?? 0);
      await turns(3);
      running.set(player, (running.get(player) ?? 0) - 1);
    });
    await queue.send(['1', '2', '3'].flatMap((mark) => ['a', 'b', 'c'].map((player) => push(player, mark))));
    await turns(60);
    expect({ most, mostOfOne }).toEqual({ most: 3, mostOfOne: 1 });
    await queue.close();
  });

  it('lets no player wait for another’s slow push service', async () => {
    const slow = gate();
    const { queue, delivered } = openQueue((name) => (name === 'a1' ? slow.opened : undefined));
    await queue.send([push('a', '1'), push('a', '2'), push('b', '1')]);
    await turns();
    expect(delivered).toEqual(['b1']);
    slow.open();
    await turns();
    expect(delivered).toEqual(['b1', 'a1', 'a2']);
    await queue.close();
  });

  it('keeps equal waiting messages once, and again one that is being delivered', async () => {
    const first = gate();
    const { queue, delivered } = openQueue((name) => (name === 'a1' ? first.opened : undefined));
    await queue.send([push('a', '1'), push('a', '2'), push('a', '2')]);
    await turns();
    await queue.send([push('a', '2'), push('a', '1'), push('a', '1')]);
    first.open();
    await turns();
    expect(delivered).toEqual(['a1', 'a2', 'a1']);
    await queue.close();
  });

  it('retries a failed delivery with growing pauses, and lets others go first', async () => {
    const attempts: number[] = [];
    let broken = true;
    const { queue, delivered, given } = openQueue((name) => {
      if (name !== 'a1') return;
      attempts.push(Date.now());
      if (broken) throw new NotDelivered('the push service answered 503');
    });
    await queue.send([push('a', '1'), push('a', '2')]);
    await turns();
    expect(delivered).toEqual(['a2']);
    while (attempts.length < 4) {
      await vi.advanceTimersToNextTimerAsync();
      await turns();
    }
    const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(pauses.every((pause, index) => pause > (pauses[index - 1] ?? 0))).toBe(true);
    broken = false;
    await vi.advanceTimersToNextTimerAsync();
    await turns();
    expect({ delivered, given }).toEqual({ delivered: ['a2', 'a1'], given: [] });
    expect(vi.getTimerCount()).toBe(0);
    await queue.close();
  });

  it('waits for as long as a push service asks', async () => {
    const attempts: number[] = [];
    const { queue } = openQueue(() => {
      attempts.push(Date.now());
      if (attempts.length < 3) throw new NotDelivered('wait', HOUR_MS);
    });
    await queue.send([push('a', '1')]);
    await turns();
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    await turns();
    expect(attempts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await turns();
    expect(attempts).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await turns();
    expect(attempts).toHaveLength(3);
    await queue.close();
  });

  it('gives up once on a message that always fails, and starts again when it is sent again', async () => {
    let attempts = 0;
    const errors: unknown[] = [];
    const given: QueuedMessage[] = [];
    const queue = new DeliveryQueue({
      async deliver() {
        attempts += 1;
        throw new NotDelivered(`attempt ${attempts}`);
      },
      async giveUp(message, error) {
        given.push(message);
        errors.push(error);
      },
      onFault: fail,
    });
    const tryAll = async (): Promise<number> => {
      const before = attempts;
      await queue.send([push('a', '1')]);
      for (let hour = 0; hour < 10; hour += 1) {
        await vi.advanceTimersByTimeAsync(HOUR_MS);
        await turns();
      }
      return attempts - before;
    };
    const first = await tryAll();
    expect(first).toBeGreaterThan(2);
    expect(given).toEqual([push('a', '1')]);
    expect(errors).toEqual([new NotDelivered(`attempt ${first}`)]);
    expect(await tryAll()).toBe(first);
    expect(given).toHaveLength(2);
    await queue.close();
  });

  it('reports a fault other than a failed delivery once, and retries it all the same', async () => {
    let attempts = 0;
    const { queue, delivered, faults } = openQueue(() => {
      attempts += 1;
      if (attempts < 3) throw new Error(`fault ${attempts}`);
    });
    await queue.send([push('a', '1')]);
    await turns();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await turns();
    expect(delivered).toEqual(['a1']);
    expect(faults).toEqual([new Error('fault 1')]);
    await queue.close();
  });

  it('forgets the failures of a message that was delivered in the end', async () => {
    let broken = true;
    const { queue, delivered, given } = openQueue(() => {
      if (broken) throw new NotDelivered('503');
    });
    for (let round = 0; round < 4; round += 1) {
      broken = true;
      await queue.send([push('a', '1')]);
      await turns();
      for (let again = 0; again < 3; again += 1) {
        await vi.advanceTimersToNextTimerAsync();
        await turns();
      }
      broken = false;
      await vi.advanceTimersToNextTimerAsync();
      await turns();
    }
    expect({ delivered: delivered.length, given }).toEqual({ delivered: 4, given: [] });
    await queue.close();
  });

  it('reports a fault in giving up, and goes on', async () => {
    const faults: unknown[] = [];
    const delivered: string[] = [];
    const queue = new DeliveryQueue({
      async deliver(message) {
        if (nameOf(message) === 'a1') throw new NotDelivered('never');
        delivered.push(nameOf(message));
      },
      async giveUp() {
        throw new Error('out of order');
      },
      onFault: (error) => faults.push(error),
    });
    await queue.send([push('a', '1')]);
    for (let hour = 0; hour < 10; hour += 1) {
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      await turns();
    }
    expect(faults).toEqual([new Error('out of order')]);
    await queue.send([push('a', '2')]);
    await turns();
    expect(delivered).toEqual(['a2']);
    await queue.close();
  });

  it('waits at its close for running deliveries, and starts no more', async () => {
    const slow = gate();
    const { queue, delivered } = openQueue((name) => {
      if (name === 'b1') throw new NotDelivered('503');
      return name === 'a1' ? slow.opened : undefined;
    });
    await queue.send([push('a', '1'), push('a', '2'), push('b', '1')]);
    await turns();
    let closed = false;
    const closing = queue.close().then(() => (closed = true));
    await queue.send([push('c', '1')]);
    await turns();
    expect({ closed, delivered }).toEqual({ closed: false, delivered: [] });
    slow.open();
    await closing;
    await vi.advanceTimersByTimeAsync(10 * HOUR_MS);
    await turns();
    expect(delivered).toEqual(['a1']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('closes at once if nothing was ever sent', async () => {
    const { queue } = openQueue(() => undefined);
    await expect(queue.close()).resolves.toBeUndefined();
  });
});
