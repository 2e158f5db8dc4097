import { changeOf, recordOf, type StreamRecord } from '@aeroplane/table';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StreamPump } from '../src/stream-pump.ts';

/** The record of a game that was written. */
const game = (id: string): StreamRecord => recordOf({ pk: `GAME#${id}`, sk: 'GAME' });

/** Which game a record is of, or a message in it; of a nudge, who nudges whom. */
function idOf(record: StreamRecord): string {
  const change = changeOf(record);
  if (change === undefined) return 'nothing';
  return change.type === 'nudge' ? `${change.from} nudges ${change.to}` : change.game;
}

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
  it('hands over the records of games, nudges and messages as they are, after the write, and nothing else', async () => {
    const handled: StreamRecord[] = [];
    const pump = new StreamPump(async (record) => void handled.push(record), fail);
    const nudge = recordOf({ pk: 'NUDGE#p#q', sk: 'NUDGE#p#q' });
    const chat = recordOf({ pk: 'GAME#d', sk: 'CHAT#19000000000000' });
    pump.push(game('a'));
    for (const key of [
      { pk: 'PLAYER#p', sk: 'GAME#b' },
      { pk: 'PLAYER#p', sk: 'PLAYER' },
      { pk: 'PLAYER#p', sk: 'SESSION#h' },
      { pk: 'PLAYER#p', sk: 'PUSH#d' },
      { pk: 'PLAYER#p', sk: 'DONE#1#c' },
      { pk: 'PUSH#d', sk: 'PUSH#d' },
      { pk: 'CODE#c', sk: 'CODE#c' },
    ]) {
      pump.push(recordOf(key));
    }
    pump.push(nudge);
    pump.push(chat);
    // As the cloud's stream has them: what is gone, and what has no keys.
    pump.push({ ...game('e'), eventName: 'REMOVE' });
    pump.push({ eventName: 'MODIFY' });
    expect(handled).toEqual([]);
    await turns();
    expect(handled).toEqual([game('a'), nudge, chat]);
    await pump.close();
  });

  it('keeps games and nudges apart, and the nudges of each pair', async () => {
    const handled: string[] = [];
    const pump = new StreamPump(async (record) => void handled.push(idOf(record)), fail);
    for (const pair of ['p#q', 'q#p', 'p#q', 'p#r'])
      pump.push(recordOf({ pk: `NUDGE#${pair}`, sk: `NUDGE#${pair}` }));
    pump.push(game('p'));
    await turns();
    expect(handled).toEqual(['p nudges q', 'q nudges p', 'p nudges r', 'p']);
    await pump.close();
  });

  it('handles a game once that is written many times before its turn, and again when it is written while handled', async () => {
    const handled: string[] = [];
    const pump = new StreamPump(async (record) => {
      handled.push(idOf(record));
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
          const pump = new StreamPump(async (record) => {
            const id = idOf(record);
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
      async (record) => {
        if (idOf(record) === 'a' && broken) throw new Error('out of order');
        handled.push(idOf(record));
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
    const pump = new StreamPump(async (record) => {
      await new Promise<void>((resolve) => (finish = resolve));
      handled.push(idOf(record));
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
