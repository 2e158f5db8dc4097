import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StreamPump } from '../src/stream-pump.ts';

const game = (id: string) => ({ pk: `GAME#${id}`, sk: 'GAME' });

/** Lets all go on that waits for nothing but its turn. */
const turns = async (count = 20): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the stream pump', () => {
  it('hands over the games of games and memberships, after the write, and nothing else', async () => {
    const handled: string[] = [];
    const pump = new StreamPump(async (id) => void handled.push(id), fail);
    for (const key of [
      game('a'),
      { pk: 'PLAYER#p', sk: 'GAME#b' },
      { pk: 'PLAYER#p', sk: 'PLAYER' },
      { pk: 'PLAYER#p', sk: 'SESSION#h' },
      { pk: 'PLAYER#p', sk: 'DONE#1#c' },
      { pk: 'GAME#d', sk: 'CHAT#1' },
    ]) {
      pump.push(key);
    }
    expect(handled).toEqual([]);
    await turns();
    expect(handled).toEqual(['a', 'b']);
    await pump.close();
  });

  it('handles a game once that is written many times before its turn, and again when it is written while handled', async () => {
    const handled: string[] = [];
    const pump = new StreamPump(async (id) => {
      handled.push(id);
      if (handled.length === 1) pump.push(game('a'));
    }, fail);
    for (let times = 0; times < 5; times += 1) pump.push(game('a'));
    await turns();
    expect(handled).toEqual(['a', 'a']);
    await pump.close();
  });

  it('handles one at a time', async () => {
    let [running, most] = [0, 0];
    const pump = new StreamPump(async () => {
      running += 1;
      most = Math.max(most, running);
      await turns(2);
      running -= 1;
    }, fail);
    for (let id = 0; id < 8; id += 1) pump.push(game(String(id)));
    await turns(40);
    expect(most).toBe(1);
    await pump.close();
  });

  it('hands every game over at least once after its last write, whenever it is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat({ max: 3 })), { maxLength: 30 }),
        async (writes) => {
          const written = new Map<string, number>();
          const seen = new Map<string, number>();
          const pump = new StreamPump(async (id) => {
            const version = written.get(id) ?? 0;
            await turns(1);
            seen.set(id, version);
          }, fail);
          for (const [at, [id, pause]] of writes.entries()) {
            written.set(id, at + 1);
            pump.push(game(id));
            await turns(pause);
          }
          await turns(20);
          expect(seen).toEqual(written);
          await pump.close();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('tells a fault, goes on with the others, and hands the game over again', async () => {
    const faults: unknown[] = [];
    const handled: string[] = [];
    let broken = true;
    const pump = new StreamPump(
      async (id) => {
        if (id === 'a' && broken) throw new Error('out of order');
        handled.push(id);
      },
      (error) => faults.push(error),
    );
    pump.push(game('a'));
    pump.push(game('b'));
    await turns();
    expect(handled).toEqual(['b']);
    expect(faults).toHaveLength(1);
    broken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    await turns();
    expect(handled).toEqual(['b', 'a']);
    expect(faults).toHaveLength(1);
    await pump.close();
  });

  it('gives a game up that fails again and again, until it is written once more', async () => {
    let attempts = 0;
    const pump = new StreamPump(
      async () => {
        attempts += 1;
        throw new Error('out of order');
      },
      () => undefined,
    );
    pump.push(game('a'));
    for (let minute = 0; minute < 30; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      await turns(3);
    }
    const given = attempts;
    expect(given).toBeGreaterThan(2);
    expect(given).toBeLessThan(20);
    pump.push(game('a'));
    await turns();
    expect(attempts).toBe(given + 1);
    await pump.close();
  });

  it('waits at its close for what is being handled, and takes no more', async () => {
    const handled: string[] = [];
    let finish = (): void => undefined;
    const pump = new StreamPump(async (id) => {
      await new Promise<void>((resolve) => (finish = resolve));
      handled.push(id);
    }, fail);
    pump.push(game('a'));
    pump.push(game('b'));
    await turns();
    let closed = false;
    const closing = pump.close().then(() => (closed = true));
    pump.push(game('c'));
    await turns();
    expect({ closed, handled }).toEqual({ closed: false, handled: [] });
    finish();
    await closing;
    await turns();
    expect(handled).toEqual(['a']);
  });

  it('closes at once where nothing was ever written', async () => {
    await expect(new StreamPump(async () => undefined, fail).close()).resolves.toBeUndefined();
  });
});

function fail(error: unknown): never {
  throw error;
}
