import { createDynamoStore, removeExpired, Table } from '@aeroplane/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Expiry } from '../src/expiry.ts';
import { openEmbeddedDynamoDb, type EmbeddedDynamoDb } from '../src/index.ts';
import { dumpTable } from './dump-table.ts';

const NOW_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const turn = (): Promise<void> => new Promise(setImmediate);

let faults: unknown[];
const note = (error: unknown): void => void faults.push(error);

beforeEach(() => {
  faults = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pages of a table, and how many of them were visited. */
function pages(count: number): { readonly gone: () => number; remove(this: void): AsyncGenerator<void> } {
  let gone = 0;
  return {
    gone: () => gone,
    async *remove() {
      for (let page = 0; page < count; page += 1) {
        gone += 1;
        yield;
      }
    },
  };
}

describe('the expiry of a table', () => {
  let database: EmbeddedDynamoDb;
  beforeEach(async () => {
    vi.useRealTimers();
    database = await openEmbeddedDynamoDb();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => database.close());

  it('removes expired sessions and addresses at its start and each hour, and no others', async () => {
    const { client, tableName } = database;
    const store = createDynamoStore(new Table({ client, name: tableName }));
    const holds = async (text: string): Promise<boolean> => (await dumpTable(database)).includes(text);
    const session = { player: 'asha', createdAtMs: 1 };
    let nowMs = NOW_MS;
    await store.putSession({ ...session, hash: 'old', expiresAtMs: NOW_MS });
    await store.putSession({ ...session, hash: 'later', expiresAtMs: NOW_MS + 1 });
    await store.putSession({ ...session, hash: 'live', expiresAtMs: NOW_MS + DAY_MS });
    await store.setLimit('guest', '192.0.2.1', NOW_MS - DAY_MS, undefined);
    await store.setLimit('guest', '192.0.2.2', NOW_MS - DAY_MS + 1, undefined);

    const expiry = new Expiry(() => removeExpired(client, tableName, nowMs), note);
    while ((await holds('#old')) || (await holds('192.0.2.1'))) await turn();
    expect([await holds('#later'), await holds('192.0.2.2')]).toEqual([true, true]);

    nowMs += HOUR_MS;
    // More than an hour, since the pause between pages comes first.
    await vi.advanceTimersByTimeAsync(HOUR_MS + 1_000);
    while ((await holds('#later')) || (await holds('192.0.2.2'))) await turn();
    expect(await holds('#live')).toBe(true);
    await expiry.close();
    expect(faults).toEqual([]);
  });
});

describe('an expiry', () => {
  it('pauses after each page, and until the next hour', async () => {
    const { gone, remove } = pages(3);
    const expiry = new Expiry(remove, note);
    const after = async (ms: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms);
      return gone();
    };
    expect(await after(0)).toBe(1);
    expect(await after(1_000)).toBe(3);
    expect(await after(HOUR_MS - 2_000)).toBe(3);
    expect(await after(3_000)).toBe(6);
    await expiry.close();
  });

  it('stops after the current page when closed, and at once while it waits', async () => {
    const { gone, remove } = pages(1_000);
    const busy = new Expiry(remove, note);
    await vi.advanceTimersByTimeAsync(0);
    await busy.close();
    const waiting = new Expiry(pages(0).remove, note);
    await vi.advanceTimersByTimeAsync(0);
    await waiting.close();
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(gone()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits at its close for a running removal', async () => {
    let done: () => void = () => undefined;
    let closed = false;
    const expiry = new Expiry(async function* () {
      await new Promise<void>((resolve) => (done = resolve));
      yield;
    }, note);
    const closing = expiry.close().then(() => (closed = true));
    await turn();
    expect(closed).toBe(false);
    done();
    await closing;
  });

  it('reports a fault, and tries again an hour later', async () => {
    let tries = 0;
    const expiry = new Expiry(async function* () {
      yield;
      tries += 1;
      throw new Error('no table');
    }, note);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(faults).toEqual([new Error('no table')]);
    await vi.advanceTimersByTimeAsync(HOUR_MS + 1_000);
    expect(tries).toBe(2);
    await expiry.close();
    expect(faults).toHaveLength(2);
  });
});
