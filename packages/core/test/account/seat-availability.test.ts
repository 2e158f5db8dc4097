import { describe, expect, it } from 'vitest';
import {
  changeMe,
  createGame,
  leaveGame,
  rollDie,
  sweep,
  takeSeat,
  viewOf,
  type Core,
  type Game,
  type QuietWindow,
  type SecretGame,
} from '../../src/index.ts';
import { seatOfPlayer } from '../../src/game/seats.ts';
import { FixedClock, HOUR_MS, MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { loadGame, type Loading } from '../loaded-game.ts';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { deciderOf, missOnce, playUntil, settle, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import {
  guests,
  inviteTo,
  openScene,
  seatsFor,
  seedOf,
  startedGame,
  twoGuests,
} from '@aeroplane/testing/scenes/scene';

const NIGHT: QuietWindow = { start: '22:00', end: '07:00' };
const VIENNA = { timeZone: 'Europe/Vienna', quiet: NIGHT };
/** Eight in the evening in Vienna. */
const EVENING_MS = Date.UTC(2030, 0, 1, 19);

/** The window that a player's seat has. */
function quietIn(game: Game, player: string): unknown {
  const sitter = seatOfPlayer(game, player)?.sitter;
  return sitter?.kind === 'player' ? sitter.quiet : 'no seat';
}

const vienna = { ...NIGHT, timeZone: 'Europe/Vienna' };

/** A game in which Asha is asked at once, loaded at this time. */
async function asked(core: Core, asha: string, bo: string, more: Partial<Loading> = {}): Promise<SecretGame> {
  const game = await loadGame(core, {
    seats: { red: asha, blue: bo },
    first: 'red',
    plies: ['6L'],
    next: [2, 3, 4],
    ...more,
  });
  expect(deciderOf(game)).toBe(asha);
  return game;
}

describe('a seat', () => {
  it('is taken with the player’s window, and without one where there is none', async () => {
    const { core } = openScene();
    const [asha, bo] = await twoGuests(core);
    await changeMe(core, asha, VIENNA);
    await changeMe(core, bo, { timeZone: 'Asia/Dhaka' });
    const game = await startedGame(core, [asha, bo]);
    expect(quietIn(game, asha)).toEqual(vienna);
    expect(seatOfPlayer(game, bo)?.sitter).not.toHaveProperty('quiet');
    expect(await stored(core, game.id)).toEqual(game);
  });

  it('follows a window that is changed, moved to another zone or removed, in all unfinished games', async () => {
    const { core } = openScene();
    const [asha, bo] = await twoGuests(core);
    const playing = await startedGame(core, [asha, bo]);
    const waiting = await createGame(core, asha, { seats: seatsFor(2) });
    await takeSeat(core, asha, inviteTo(waiting), { seed: seedOf(1) });
    const kept = await createGame(core, asha, { seats: seatsFor(2) });
    const over = await startedGame(core, [bo, asha]);
    await leaveGame(core, bo, over.id);
    const before = await Promise.all([kept, over].map(({ id }) => stored(core, id)));
    const quiet = async (): Promise<unknown[]> =>
      Promise.all([playing, waiting].map(async ({ id }) => quietIn(await stored(core, id), asha)));

    await changeMe(core, asha, VIENNA);
    expect(await quiet()).toEqual([vienna, vienna]);
    await changeMe(core, asha, { timeZone: 'Asia/Dhaka' });
    expect(await quiet()).toEqual(Array(2).fill({ ...NIGHT, timeZone: 'Asia/Dhaka' }));
    await changeMe(core, asha, { quiet: { start: '01:00', end: '02:00' } });
    expect(await quiet()).toEqual(Array(2).fill({ start: '01:00', end: '02:00', timeZone: 'Asia/Dhaka' }));
    await changeMe(core, asha, { quiet: null });
    expect(await quiet()).toEqual([undefined, undefined]);
    expect(quietIn(await stored(core, playing.id), bo)).toBeUndefined();
    expect(await Promise.all([kept, over].map(({ id }) => stored(core, id)))).toEqual(before);
  });

  it('is not written where it has the window already', async () => {
    const { core } = openScene();
    const [asha, bo] = await twoGuests(core);
    const { id } = await startedGame(core, [asha, bo]);
    await changeMe(core, asha, VIENNA);
    const { version } = await stored(core, id);
    await changeMe(core, asha, { ...VIENNA, name: 'Asha B' });
    await changeMe(core, asha, { timeZone: 'Europe/Vienna' });
    await changeMe(core, asha, { language: 'de' });
    expect((await stored(core, id)).version).toBe(version);
  });

  it('keeps the window while misses are counted, the bot plays it, and its owner returns', async () => {
    const scene = openScene();
    const [asha, bo] = await twoGuests(scene.core);
    await changeMe(scene.core, asha, VIENNA);
    let game: SecretGame = await asked(scene.core, asha, bo);
    game = await missOnce(scene, game);
    expect(seatOfPlayer(game, asha)?.sitter).toMatchObject({ misses: 1, quiet: vienna });
    game = await playUntil(scene.core, game.id, (one) => deciderOf(one) === asha);
    game = await playUntil(scene.core, game.id, (one) => one.log.length > game.log.length);
    expect(seatOfPlayer(game, asha)?.sitter).toMatchObject({ misses: 0, quiet: vienna });
  });

  it('shows nobody its player’s quiet hours, except by the deadline', async () => {
    const { core } = openScene();
    const [asha, bo] = await twoGuests(core);
    await changeMe(core, asha, VIENNA);
    const game = await startedGame(core, [asha, bo]);
    for (const reader of [asha, bo, undefined]) {
      expect(JSON.stringify(viewOf(game, reader))).not.toMatch(/22:00|Vienna|quiet/);
    }
  });

  it('has the window that was set while it was taken', async () => {
    const store = new MemoryStore();
    const { core } = openScene('between', store);
    const [asha, bo] = await twoGuests(core);
    const waiting = await createGame(core, asha, { seats: seatsFor(3) });
    // The window comes after the player was read for the seat, and before the seat is there.
    const add = store.addMembership.bind(store);
    store.addMembership = async (...args) => {
      store.addMembership = add;
      await changeMe(core, bo, VIENNA);
      await add(...args);
    };
    const game = await takeSeat(core, bo, inviteTo(waiting), { seed: seedOf(2) });
    expect(quietIn(game, bo)).toEqual(vienna);
    expect(await stored(core, game.id)).toEqual(game);
  });

  it('gets the window by a retry, where its game was too busy', async () => {
    const store = new MemoryStore();
    const { core } = openScene('busy', store);
    const [asha, bo] = await twoGuests(core);
    const { id } = await startedGame(core, [asha, bo]);
    const replace = store.replaceGame.bind(store);
    store.replaceGame = async () => false;
    expect(await refusalOf(changeMe(core, asha, VIENNA))).toBe('busy');
    store.replaceGame = replace;
    await changeMe(core, asha, VIENNA);
    expect(quietIn(await stored(core, id), asha)).toEqual(vienna);
  });
});

describe('a decision', () => {
  const hours = (game: Game): number | undefined =>
    (game.decision && (game.decision.deadlineAtMs - EVENING_MS) / HOUR_MS) || undefined;

  async function evening(turnTime: SecretGame['turnTime'], quiet: QuietWindow | null = NIGHT) {
    const scene = { ...openScene(), clock: new FixedClock(EVENING_MS) };
    const core = { ...scene.core, clock: scene.clock };
    const [asha, bo] = await twoGuests(core);
    await changeMe(core, asha, { timeZone: 'Europe/Vienna', quiet });
    const game = await asked(core, asha, bo, { with: { turnTime } });
    return { ...scene, core, asha, bo, game };
  }

  it.each([
    ['5m', 1 / 12],
    ['1h', 1],
    ['8h', 17],
    ['24h', 24],
    ['3d', 72],
    ['7d', 168],
  ] as const)(
    'of %s that opens at eight, two hours before the night, is due after %d hours',
    async (time, due) => {
      const { game } = await evening(time);
      expect(hours(game)).toBeCloseTo(due, 10);
      expect(game.wakeAtMs).toBe(game.decision?.remindAtMs);
    },
  );

  it('is not moved without a window, nor by the window of another', async () => {
    expect(hours((await evening('8h', null)).game)).toBe(8);
    const { core, bo, game } = await evening('8h', null);
    await changeMe(core, bo, VIENNA);
    expect(hours(await stored(core, game.id))).toBe(8);
  });

  it('is not missed before the night is over and the time is up', async () => {
    const { core, clock, game } = await evening('8h');
    for (const atMs of [EVENING_MS + 8 * HOUR_MS, EVENING_MS + 17 * HOUR_MS - 1]) {
      clock.set(atMs);
      await sweep(core);
      expect((await stored(core, game.id)).plyOrigins.missed).toEqual([]);
    }
    clock.advance(1);
    await sweep(core);
    expect((await settle(core, game.id)).plyOrigins.missed).toEqual([1]);
  });

  it('that is open keeps its deadline when the window is changed; the next has the new one', async () => {
    const scene = await evening('8h', null);
    const { core, asha, game, clock } = scene;
    await changeMe(core, asha, { quiet: NIGHT });
    const refreshed = await stored(core, game.id);
    expect(refreshed).toMatchObject({
      decision: game.decision,
      wakeAtMs: game.wakeAtMs,
      version: game.version + 1,
    });
    clock.set(EVENING_MS + HOUR_MS);
    const next = await playUntil(core, game.id, (one) => one.log.length > 1 && deciderOf(one) === asha);
    expect(next.decision?.openedAtMs).toBe(EVENING_MS + HOUR_MS);
    // An hour was left until ten: seven are left after seven.
    expect(hours(next)).toBe(2 + 9 + 7);
  });

  it('opened by a miss at night starts when the night is over', async () => {
    const { core, clock, asha, bo } = await evening('5m', null);
    await changeMe(core, bo, { timeZone: 'Europe/Vienna', quiet: NIGHT });
    const game = await asked(core, asha, bo, { with: { turnTime: '5m' } });
    clock.set(EVENING_MS + 4 * HOUR_MS);
    await sweep(core);
    const after = await playUntil(core, game.id, (one) => deciderOf(one) === bo);
    expect(after.decision).toMatchObject({
      openedAtMs: EVENING_MS + 4 * HOUR_MS,
      deadlineAtMs: EVENING_MS + 11 * HOUR_MS + 5 * MINUTE_MS,
    });
  });

  it('to roll in a tap game is one too, and its time goes on with the choice', async () => {
    const { core, asha } = await evening('8h');
    const [chen = ''] = await guests(core, 'Chen');
    let game = await startedGame(core, [asha, chen], { rolling: 'tap', turnTime: '8h' });
    // Until somebody launches, a roll is all there is to do.
    while (deciderOf(game) === chen) game = await rollDie(core, chen, game.id, game.log.length);
    expect(hours(game)).toBe(17);
  });
});
