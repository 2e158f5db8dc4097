import { changeOf, recordOf, type StreamRecord } from '@aeroplane/table';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangeStream } from '../src/change-stream.ts';

/** The record of a written game. */
const game = (id: string): StreamRecord => recordOf({ pk: `GAME#${id}`, sk: 'GAME' });

/** The game that a record is about, or the pair of a nudge. */
function idOf(record: StreamRecord): string {
  const change = changeOf(record);
  if (change === undefined) return 'nothing';
  return change.type === 'nudge' ? `${change.from} nudges ${change.to}` : change.game;
}

/** Lets everything run that only waits for its turn. */
const turns = async (count = 20): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the embedded change stream', () => {
  it('hands over the records of games, nudges and messages, after the write, and no others', async () => {
    const handled: StreamRecord[] = [];
    const stream = new ChangeStream(async (record) => void handled.push(record), fail);
    const nudge = recordOf({ pk: 'NUDGE#p#q', sk: 'NUDGE#p#q' });
    const chat = recordOf({ pk: 'GAME#d', sk: 'CHAT#19000000000000' });
    stream.push(game('a'));
    for (const key of [
      { pk: 'PLAYER#p', sk: 'GAME#b' },
      { pk: 'PLAYER#p', sk: 'PLAYER' },
      { pk: 'PLAYER#p', sk: 'SESSION#h' },
      { pk: 'PLAYER#p', sk: 'PUSH#d' },
      { pk: 'PLAYER#p', sk: 'DONE#1#c' },
      { pk: 'PUSH#d', sk: 'PUSH#d' },
      { pk: 'CODE#c', sk: 'CODE#c' },
    ]) {
      stream.push(recordOf(key));
    }
    stream.push(nudge);
    stream.push(chat);
    // As in the cloud's stream: a removed item, and a record without keys.
    stream.push({ ...game('e'), eventName: 'REMOVE' });
    stream.push({ eventName: 'MODIFY' });
    expect(handled).toEqual([]);
    await turns();
    expect(handled).toEqual([game('a'), nudge, chat]);
    await stream.close();
  });

  it('keeps games and nudges apart, and the nudges of each pair', async () => {
    const handled: string[] = [];
    const stream = new ChangeStream(async (record) => void handled.push(idOf(record)), fail);
    for (const pair of ['p#q', 'q#p', 'p#q', 'p#r'])
      stream.push(recordOf({ pk: `NUDGE#${pair}`, sk: `NUDGE#${pair}` }));
    stream.push(game('p'));
    await turns();
    expect(handled).toEqual(['p nudges q', 'q nudges p', 'p nudges r', 'p']);
    await stream.close();
  });

  it('handles a game once if it is written many times before its turn, and again if it is written while handled', async () => {
    const handled: string[] = [];
    const stream = new ChangeStream(async (record) => {
      handled.push(idOf(record));
      if (handled.length === 1) stream.push(game('a'));
    }, fail);
    for (let times = 0; times < 5; times += 1) stream.push(game('a'));
    await turns();
    expect(handled).toEqual(['a', 'a']);
    await stream.close();
  });

  it('handles one at a time', async () => {
    let [running, most] = [0, 0];
    const stream = new ChangeStream(async () => {
      running += 1;
      most = Math.max(most, running);
      await turns(2);
      running -= 1;
    }, fail);
    for (let id = 0; id < 8; id += 1) stream.push(game(String(id)));
    await turns(40);
    expect(most).toBe(1);
    await stream.close();
  });

  it('hands over every game at least once after its last write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat({ max: 3 })), { maxLength: 30 }),
        async (writes) => {
          const written = new Map<string, number>();
          const seen = new Map<string, number>();
          const stream = new ChangeStream(async (record) => {
            const id = idOf(record);
            const version = written.get(id) ?? 0;
            await turns(1);
            seen.set(id, version);
          }, fail);
          for (const [at, [id, pause]] of writes.entries()) {
            written.set(id, at + 1);
            stream.push(game(id));
            await turns(pause);
          }
          await turns(20);
          expect(seen).toEqual(written);
          await stream.close();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reports a fault, goes on with the others, and retries', async () => {
    const faults: unknown[] = [];
    const handled: string[] = [];
    let broken = true;
    const stream = new ChangeStream(
      async (record) => {
        if (idOf(record) === 'a' && broken) throw new Error('out of order');
        handled.push(idOf(record));
      },
      (error) => faults.push(error),
    );
    stream.push(game('a'));
    stream.push(game('b'));
    await turns();
    expect(handled).toEqual(['b']);
    expect(faults).toHaveLength(1);
    broken = false;
    await vi.advanceTimersByTimeAsync(60_000);
    await turns();
    expect(handled).toEqual(['b', 'a']);
    expect(faults).toHaveLength(1);
    await stream.close();
  });

  it('gives up on a game that keeps failing, until it is written again', async () => {
    let attempts = 0;
    const stream = new ChangeStream(
      async () => {
        attempts += 1;
        throw new Error('out of order');
      },
      () => undefined,
    );
    stream.push(game('a'));
    for (let minute = 0; minute < 30; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      await turns(3);
    }
    const given = attempts;
    expect(given).toBeGreaterThan(2);
    expect(given).toBeLessThan(20);
    stream.push(game('a'));
    await turns();
    expect(attempts).toBe(given + 1);
    await stream.close();
  });

  it('waits at its close for the running record, and takes no more', async () => {
    const handled: string[] = [];
    let finish = (): void => undefined;
    const stream = new ChangeStream(async (record) => {
      await new Promise<void>((resolve) => (finish = resolve));
      handled.push(idOf(record));
    }, fail);
    stream.push(game('a'));
    stream.push(game('b'));
    await turns();
    let closed = false;
    const closing = stream.close().then(() => (closed = true));
    stream.push(game('c'));
    await turns();
    expect({ closed, handled }).toEqual({ closed: false, handled: [] });
    finish();
    await closing;
    await turns();
    expect(handled).toEqual(['a']);
  });

  it('closes at once if nothing was ever written', async () => {
    await expect(new ChangeStream(async () => undefined, fail).close()).resolves.toBeUndefined();
  });
});

function fail(error: unknown): never {
  throw error;
}
