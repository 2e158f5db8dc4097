import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playOn, seatEverybody } from '../../../test/support/play.ts';
import { makeFolder, removeFolder } from '../../../test/support/server.ts';
import { openWorld } from '../../../test/support/world.ts';
import { clockFile, FileClock, parseShift, readShiftMs, shiftClock } from '../src/dev/index.ts';

const DAY_MS = 86_400_000;

let folder: string;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(async () => {
  vi.useRealTimers();
  await removeFolder(folder);
});

const REAL_MS = Date.UTC(2026, 0, 1);

describe('the clock of a development server', () => {
  it('is the system’s until it is shifted, and reading it makes no file', () => {
    vi.useFakeTimers({ now: REAL_MS });
    expect(new FileClock(folder).nowMs()).toBe(REAL_MS);
    expect(existsSync(clockFile(folder))).toBe(false);
  });

  it('is shifted while it is used, by all shifts together', () => {
    vi.useFakeTimers({ now: REAL_MS });
    const clock = new FileClock(folder);
    shiftClock(folder, DAY_MS);
    expect(clock.nowMs()).toBe(REAL_MS + DAY_MS);
    shiftClock(folder, 1_000);
    expect(clock.nowMs()).toBe(REAL_MS + DAY_MS + 1_000);
  });

  it('can be shifted before the server has made its folder', () => {
    const later = path.join(folder, 'later');
    shiftClock(later, DAY_MS);
    expect(readShiftMs(later)).toBe(DAY_MS);
  });

  it.each(['', '{}', '{"shiftMs":-5}', '{"shiftMs":"1"}', 'x'])(
    'says which file is damaged where it holds %j',
    async (text) => {
      await writeFile(clockFile(folder), text);
      expect(() => new FileClock(folder).nowMs()).toThrow(clockFile(folder));
      expect(() => shiftClock(folder, 1)).toThrow(clockFile(folder));
    },
  );

  it('makes a sweep play a decision that was missed by then', async () => {
    const world = await openWorld({ ports: { clock: new FileClock(folder) } });
    try {
      const [ann, ben] = [await world.guest('Ann'), await world.guest('Ben')];
      const id = await seatEverybody([ann, ben], { preset: 'classic', turnTime: '24h' });
      const { ply } = await playOn([ann, ben], id, { until: ({ legal }) => legal.length > 1 });
      await world.pass(0);
      expect((await ann.view(id)).body).toMatchObject({ ply, marks: { missed: [] } });
      shiftClock(folder, parseShift('+2d'));
      await world.pass(0);
      expect((await ann.view(id)).body.marks.missed).toEqual([ply]);
    } finally {
      await world.close();
    }
  });
});
