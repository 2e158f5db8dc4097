import { describe, expect, it } from 'vitest';
import { changeMe, leaveGame, submitMove, sweep, type SecretGame } from '../../src/index.ts';
import { HOUR_MS, MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { loadGame, type Loading } from '../loaded-game.ts';
import { deciderOf, movesOf, stored } from '@aeroplane/testing/scenes/play';
import { hear, RecordingCouriers, withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';

const VIENNA = { timeZone: 'Europe/Vienna', quiet: { start: '22:00', end: '07:00' } };
const at = (time: string): number => Date.parse(`2030-${time}Z`);

/** Asha sleeps in Vienna, an hour before UTC, and has a phone; Bo never does. It is this time. */
async function nightOf(time: string, changes: Partial<Loading> = {}) {
  const scene = { ...openScene(), couriers: new RecordingCouriers() };
  const { core, clock } = scene;
  clock.set(at(time));
  const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
  await changeMe(core, asha, VIENNA);
  await withDevice(core, asha, 'phone');
  await withDevice(core, bo, 'tablet');
  const game: SecretGame = await loadGame(core, {
    seats: { red: asha, blue: bo },
    first: 'red',
    plies: ['6L', '2L'],
    next: [3, 4, 3, 4],
    ...changes,
  });
  const hears = () => hear(scene, scene.couriers, game.id);
  /** What is heard once the clock has come to a time and the sweep has looked. */
  const heardAt = async (next: string): Promise<string[]> => {
    clock.set(at(next));
    await sweep(core);
    return hears();
  };
  return { ...scene, asha, bo, game, hears, heardAt };
}

describe('a notice in quiet hours', () => {
  it('waits for their end, when the game wakes', async () => {
    const { core, game, asha, hears, heardAt } = await nightOf('01-01T22:00');
    expect(deciderOf(game)).toBe(asha);
    expect(await hears()).toEqual([]);
    expect((await core.store.readGame(game.id))?.wakeAtMs).toBe(at('01-02T06:00'));
    expect(await heardAt('01-02T05:59')).toEqual([]);
    expect(await heardAt('01-02T06:00')).toEqual(['decision at phone']);
    expect(await hears()).toEqual([]);
    // Then the game wakes for the reminder.
    expect((await stored(core, game.id)).wakeAtMs).toBe(at('01-02T17:12'));
    expect(game.decision).toMatchObject({ deadlineAtMs: at('01-03T07:00') });
  });

  it('waits also where the decision opened in waking hours', async () => {
    const { clock, hears, heardAt } = await nightOf('01-01T20:00');
    // The stream was late.
    clock.set(at('01-01T22:00'));
    expect(await hears()).toEqual([]);
    expect(await heardAt('01-02T06:00')).toEqual(['decision at phone']);
  });

  it('is dropped where the decision is taken before the morning', async () => {
    const { core, asha, game, hears, heardAt } = await nightOf('01-01T22:00');
    await hears();
    await submitMove(core, asha, game.id, { ply: game.log.length, move: movesOf(game)[0] ?? '' });
    expect(await heardAt('01-02T06:00')).toEqual([]);
  });

  it('delays no other player’s notice', async () => {
    const { game, bo, hears } = await nightOf('01-01T22:00', {
      plies: ['6L', '2L', '6L', '4L'],
      next: [3, 4],
    });
    if (deciderOf(game) === bo) expect(await hears()).toEqual(['decision at tablet']);
    else expect(await hears()).toEqual([]);
  });

  it('waits for the end of a vacation, too', async () => {
    const { core, clock, asha, hears, heardAt } = await nightOf('01-01T12:00');
    await changeMe(core, asha, { vacation: { from: '2030-01-02', to: '2030-01-03' } });
    clock.set(at('01-02T12:00'));
    expect(await hears()).toEqual([]);
    // The night before the 4th is one with the vacation.
    expect(await heardAt('01-03T23:30')).toEqual([]);
    expect(await heardAt('01-04T06:00')).toEqual(['decision at phone']);
  });

  it('of a game that is over is pushed in the morning, and then the game leaves the list', async () => {
    const { core, asha, bo, game, hears, heardAt } = await nightOf('01-01T22:00');
    await leaveGame(core, bo, game.id);
    expect(await hears()).toEqual([]);
    expect(await core.store.readMembership(asha, game.id)).toBeDefined();
    expect((await stored(core, game.id)).wakeAtMs).toBe(at('01-02T06:00'));
    expect(await heardAt('01-02T06:00')).toEqual(['finished at phone']);
    expect(await core.store.readMembership(asha, game.id)).toBeUndefined();
    expect((await stored(core, game.id)).wakeAtMs).toBeNull();
  });
});

describe('a reminder', () => {
  it('that would fall into the night comes as the night begins, though the sweep runs a little later', async () => {
    const { game, hears, heardAt } = await nightOf('01-01T10:00');
    expect(await hears()).toEqual(['decision at phone']);
    expect(game.decision).toMatchObject({ remindAtMs: at('01-01T21:00'), deadlineAtMs: at('01-02T10:00') });
    expect(await heardAt('01-01T20:59')).toEqual([]);
    expect(await heardAt('01-01T21:01')).toEqual(['reminder at phone']);
    expect(await heardAt('01-02T09:59')).toEqual([]);
  });

  it('waits for the morning where the sweep runs much later', async () => {
    const { hears, heardAt } = await nightOf('01-01T10:00');
    await hears();
    expect(await heardAt('01-01T23:00')).toEqual([]);
    expect(await heardAt('01-02T06:00')).toEqual(['reminder at phone']);
  });

  it('comes once for a decision that was shown, with no notice before it', async () => {
    const { clock, game, hears, heardAt } = await nightOf('01-01T10:00', {
      by: 'red',
      with: { turnTime: '1h' },
    });
    expect(game.wakeAtMs).toBe(clock.nowMs() + 48 * MINUTE_MS);
    expect(await hears()).toEqual([]);
    expect(await heardAt('01-01T10:48')).toEqual(['reminder at phone']);
    expect(await heardAt('01-01T10:59')).toEqual([]);
  });

  it('of a decision that opened at night comes with the morning where little would be left', async () => {
    const { game, hears, heardAt } = await nightOf('01-01T22:30', { with: { turnTime: '8h' } });
    expect(game.decision).toMatchObject({ remindAtMs: at('01-02T06:00'), deadlineAtMs: at('01-02T06:30') });
    expect(await hears()).toEqual([]);
    // The one notice is the reminder: there is no time for both.
    expect(await heardAt('01-02T06:00')).toEqual(['reminder at phone']);
    expect(HOUR_MS).toBe(60 * MINUTE_MS);
  });
});
