/**
 * Hours of play at full speed: does the server's memory stay flat, do long games get slower, how much is stored of each
 * game?
 */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { itemSize } from '@aeroplane/table';
import { percentile } from '../bench/src/api/load.ts';
import { OurTable } from '../bench/src/api/our-table.ts';
import { median } from '../bench/src/report.ts';
import { allItems } from '../../packages/local/test/dump-table.ts';
import { freePort, Program } from '../support/program.ts';
import { makeFolder, removeFolder } from '../support/server.ts';

/** Fewer than the server handles at once. */
const CLIENTS = 40;

/** A two-player Classic game has about 120 plies; these are its first and last thirds. */
const EARLY_PLIES = 40;
const LATE_PLIES = 80;

/** The submits of one slice of time. */
interface Slice {
  readonly rssMB: number;
  readonly times: number[];
  readonly early: number[];
  readonly late: number[];
}

export interface SoakResult {
  readonly minutes: number;
  readonly games: number;
  readonly submits: number;
  readonly submitsPerSecond: number;
  /** The server's memory in the second quarter, after warming up, and in the last. */
  readonly rssMB: readonly [second: number, last: number];
  readonly rssRatio: number;
  /** The median of a submit late in a game, relative to one early in a game in the same slice. */
  readonly lateRatio: number;
  /** The median of the last quarter relative to the second. */
  readonly timeRatio: number;
  /** The median size of a finished game's item, and the whole table divided by the number of games. */
  readonly gameBytes: number;
  readonly tableBytesPerGame: number;
}

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
const middle = (times: readonly number[]): number => percentile(sorted(times), 0.5);
const rounded = (ratio: number): number => Math.round(ratio * 100) / 100;

/** The resident memory of a process. */
async function rssMB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** The sizes of all items in a folder, by key prefix. */
async function sizesIn(folder: string): Promise<ReadonlyMap<string, number[]>> {
  const database = await openEmbeddedDynamoDb(path.join(folder, 'dynamodb'));
  const sizes = new Map<string, number[]>();
  for (const item of await allItems(database)) {
    const kind = `${item['pk']?.S?.split('#')[0] ?? ''} ${item['sk']?.S?.split('#')[0] ?? ''}`;
    const known = sizes.get(kind) ?? [];
    sizes.set(kind, known);
    known.push(itemSize(item));
  }
  await database.close();
  return sizes;
}

/** Plays `games` games at once until the time is over; calls `onSlice` after each minute. */
export async function soak(
  minutes: number,
  tables: number,
  onSlice: (line: string) => void,
): Promise<SoakResult> {
  const folder = await makeFolder();
  const port = await freePort();
  const program = await new Program({ PORT: String(port), DATA_DIR: folder }).opened();
  const origin = `http://127.0.0.1:${port}`;
  const slices: Slice[] = [];
  let slice: Omit<Slice, 'rssMB'> = { times: [], early: [], late: [] };
  let [games, submits] = [0, 0];
  const untilMs = performance.now() + minutes * 60_000;

  /** Plays its tables in turn, one submit at each, and starts a new game where one has ended. */
  async function client(count: number): Promise<void> {
    const own: OurTable[] = [];
    while (own.length < count) own.push(await OurTable.open(origin));
    while (performance.now() < untilMs) {
      for (const [at, table] of own.entries()) {
        if (table.isOver) {
          games += 1;
          own[at] = await OurTable.open(origin);
          continue;
        }
        const { ply } = table;
        const askedMs = performance.now();
        await table.submit();
        const tookMs = performance.now() - askedMs;
        submits += 1;
        slice.times.push(tookMs);
        if (ply < EARLY_PLIES) slice.early.push(tookMs);
        if (ply >= LATE_PLIES) slice.late.push(tookMs);
      }
    }
  }

  try {
    const timer = setInterval(() => {
      const done = slice;
      slice = { times: [], early: [], late: [] };
      void rssMB(program.pid).then((memory) => {
        slices.push({ ...done, rssMB: memory });
        const times = sorted(done.times);
        const [p50, p95] = [0.5, 0.95].map((part) => percentile(times, part).toFixed(1));
        onSlice(
          `minute ${slices.length}: ${times.length} submits, p50 ${p50}, p95 ${p95} ms, ${memory.toFixed(0)} MB, ${games} games over`,
        );
      });
    }, 60_000);
    const begunMs = performance.now();
    await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) =>
        client(Math.floor(tables / CLIENTS) + (at < tables % CLIENTS ? 1 : 0)),
      ),
    );
    clearInterval(timer);
    const seconds = (performance.now() - begunMs) / 1_000;
    const { err } = await program.end('SIGTERM');
    if (err !== '') throw new Error(`the server said that something was wrong: ${err}`);
    const sizes = await sizesIn(folder);
    const quarter = Math.floor(slices.length / 4);
    const second = slices.slice(quarter, 2 * quarter);
    const last = slices.slice(-quarter);
    const memory = [second, last].map((part) => Math.round(median(part.map((each) => each.rssMB))));
    // At the start no game is old, and at the end hardly any is young.
    const bothSeen = slices.filter(({ early, late }) => early.length > 0 && late.length > 0);
    const all = [...sizes.values()].flat();
    return {
      minutes,
      games,
      submits,
      submitsPerSecond: Math.round(submits / seconds),
      rssMB: [memory[0] ?? 0, memory[1] ?? 0],
      rssRatio: rounded((memory[1] ?? 0) / (memory[0] ?? 0)),
      lateRatio: rounded(median(bothSeen.map(({ early, late }) => middle(late) / middle(early)))),
      timeRatio: rounded(
        middle(last.flatMap(({ times }) => times)) / middle(second.flatMap(({ times }) => times)),
      ),
      gameBytes: Math.round(middle(sizes.get('GAME GAME') ?? [])),
      tableBytesPerGame: Math.round(all.reduce((sum, size) => sum + size, 0) / (games + tables)),
    };
  } finally {
    await program.end('SIGKILL');
    await removeFolder(folder);
  }
}
