import {
  changeMe,
  createCore,
  isOver,
  setPlan,
  signInAsGuest,
  submitMove,
  sweep,
  type Core,
  type GameSeat,
  type SecretGame,
} from '@aeroplane/core';
import { seededChoose, type Choose } from '@aeroplane/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock, HOUR_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { deciderOf, movesOf, stored } from '@aeroplane/testing/scenes/play';
import { startedGame } from '@aeroplane/testing/scenes/scene';
import { testPorts } from '@aeroplane/testing/doubles/test-ports';
import { packGame } from '../src/game-item.ts';
import { itemSize, type Consumed } from '../src/index.ts';
import { openTable, type OpenTable } from './open-table.ts';

/** The longest names, 48 bytes each. */
const NAMES = ['ঋতুপর্ণা'.repeat(2), `${'ক্ষ'.repeat(5)}র`, '欧阳娜娜'.repeat(4), '李'.repeat(16)];

let opened: OpenTable;
beforeEach(async () => {
  opened = await openTable();
});
afterEach(() => opened.close());

const sizeOf = (game: SecretGame): number => itemSize(packGame(game));

const unitsOf = (calls: readonly Consumed[], operation: Consumed['operation']): number =>
  calls.filter((call) => call.operation === operation).reduce((sum, { units }) => sum + units, 0);

interface Submit {
  readonly calls: Consumed[];
  readonly before: SecretGame;
  readonly after: SecretGame;
}

interface Server {
  readonly clock: FixedClock;
  readonly start: () => Core;
}

function server(): Server {
  const clock = new FixedClock();
  const ports = testPorts(opened.store, 'submit cost', clock);
  return { clock, start: () => createCore(ports) };
}

/** Quiet hours in a zone with a long name, and a vacation of two weeks. */
const REST = {
  timeZone: 'America/Argentina/ComodRivadavia',
  quiet: { start: '22:00', end: '07:00' },
  vacation: { from: '2030-07-01', to: '2030-07-14' },
};

interface Circumstances {
  /** Every request meets a new process. */
  readonly cold?: boolean;
  /** Every player has quiet hours, a vacation and standing orders. */
  readonly busy?: boolean;
  readonly most?: number;
}

/** Plays a game of four players with a submit every three hours, and returns what each submit cost. */
async function play(
  { clock, start }: Server,
  choose: Choose,
  { cold = false, busy = false, most = Infinity }: Circumstances = {},
): Promise<Submit[]> {
  let core = start();
  const tokens = new Map<string, string>();
  for (const name of NAMES) {
    const { player, token } = await signInAsGuest(core, undefined, { name });
    tokens.set(player.id, token);
  }
  const players = [...tokens.keys()];
  if (busy) for (const player of players) await changeMe(core, player, REST);
  let before = await startedGame(core, players, { preset: 'classic', turnTime: '24h' });
  if (busy)
    for (const player of players)
      before = await setPlan(core, player, before.id, { orders: ['home', 'capture'] });
  const submits: Submit[] = [];
  while (!isOver(before) && submits.length < most) {
    clock.advance(3 * HOUR_MS);
    if (clock.nowMs() >= (before.wakeAtMs ?? Infinity)) {
      await sweep(core);
      before = await stored(core, before.id);
    }
    const token = tokens.get(deciderOf(before) ?? '');
    if (cold) core = start();
    else await core.sessions.playerOf(token);
    opened.consumed();

    const player = await core.sessions.playerOf(token);
    const moves = movesOf(before);
    const move = moves[choose(moves.length)] ?? '';
    const after = await submitMove(core, player ?? '', before.id, { ply: before.log.length, move });
    submits.push({ calls: opened.consumed(), before, after });
    before = after;
  }
  return submits;
}

describe('a submit', { timeout: 60_000 }, () => {
  it('costs one write unit up to 1 KB, never more than two, and no read in a process that knows the game', async () => {
    const submits = await play(server(), seededChoose(4));
    expect(submits.length).toBeGreaterThan(100);
    for (const { calls, before, after } of submits) {
      const bytes = Math.max(sizeOf(before), sizeOf(after));
      expect(calls.map(({ operation }) => operation)).toEqual(['write']);
      expect(unitsOf(calls, 'write')).toBe(bytes <= 1_024 ? 1 : 2);
    }
    const last = submits.at(-1)?.after;
    if (last === undefined) throw new Error('nobody moved');
    const average = submits.reduce((sum, { calls }) => sum + unitsOf(calls, 'write'), 0) / submits.length;
    expect(last.status).toBe('finished');
    expect(average).toBeLessThanOrEqual(1.1);
    expect(sizeOf(last)).toBeLessThanOrEqual(1_200);
  });

  it('costs at most two write units and a moved wake-up if every player has quiet hours and plans', async () => {
    const submits = await play(server(), seededChoose(4), { busy: true });
    for (const { calls, before, after } of submits) {
      expect(calls.map(({ operation }) => operation)).toEqual(['write']);
      // Only an earlier time moves the wake-up, which deletes one index entry and puts another.
      if (after.wakeAtMs !== before.wakeAtMs) expect(after.wakeAtMs).toBeLessThan(before.wakeAtMs ?? 0);
      const moved = after.wakeAtMs === before.wakeAtMs ? 0 : 2;
      const bytes = Math.max(sizeOf(before), sizeOf(after));
      expect(unitsOf(calls, 'write')).toBe((bytes <= 1_024 ? 1 : 2) + moved);
    }
    const last = submits.at(-1)?.after;
    if (last === undefined) throw new Error('nobody moved');
    expect(last.status).toBe('finished');
    expect(last.plyOrigins.planned.length).toBeGreaterThan(10);
    const plain = last.seats.map((seat): GameSeat => {
      if (seat.sitter.kind !== 'player') return seat;
      const { quiet: _quiet, away: _away, plan: _plan, ...sitter } = seat.sitter;
      return { ...seat, sitter };
    });
    const marks = { ...last.plyOrigins, planned: [] };
    expect(sizeOf({ ...last, seats: plain, plyOrigins: marks })).toBeLessThanOrEqual(1_200);
    expect(sizeOf(last)).toBeLessThanOrEqual(2_048);
  });

  it('costs one and a half read units in a process that knows neither game nor session, and no more', async () => {
    const submits = await play(server(), seededChoose(4), { cold: true, most: 40 });
    for (const { calls } of submits) {
      expect(unitsOf(calls, 'read')).toBe(1.5);
      expect(calls.map(({ operation }) => operation)).toEqual(['read', 'read', 'write']);
    }
  });
});
