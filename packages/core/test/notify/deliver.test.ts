import { describe, expect, it } from 'vitest';
import {
  changeMe,
  deliver,
  finishedGames,
  leaveGame,
  muteGame,
  testDevice,
  unfinishedGames,
  type Core,
  type Game,
  type NoticeContent,
} from '../../src/index.ts';
import { DAY_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { loadGame, type Loading } from '../loaded-game.ts';
import { deciderOf, gameChanged, movesOf, playOnce, stored } from '@aeroplane/testing/scenes/play';
import { hear, RecordingCouriers, withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';

/** Asha, who has a phone and a laptop, is asked; Bo has a tablet. No notice was delivered yet. */
async function asked(changes: Partial<Loading> = {}) {
  const scene = { ...openScene(), couriers: new RecordingCouriers() };
  const { core } = scene;
  const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
  for (const name of ['phone', 'laptop']) await withDevice(core, asha, name);
  await withDevice(core, bo, 'tablet');
  const load = () =>
    loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L', '2L'],
      next: [3, 4, 3, 4],
      ...changes,
    });
  const game = await load();
  expect(deciderOf(game)).toBe(asha);
  const hears = (...games: string[]) => hear(scene, scene.couriers, ...games);
  const devices = async (player: string): Promise<number> =>
    (await core.store.readAddressee(player))?.devices.length ?? 0;
  return { ...scene, asha, bo, load, game, hears, devices };
}

/** Removes a player's receipts of a game. */
async function removeReceipts(core: Core, player: string, game: string): Promise<void> {
  const receipts = (await core.store.readMembership(player, game))?.receipts ?? [];
  await core.store.setReceipts(player, game, [], receipts);
}

const BOTH = ['decision at laptop', 'decision at phone'];

describe('a decision', () => {
  it('is pushed once to each device of the player to act, however often it is queued and delivered', async () => {
    const { core, queue, couriers, game, hears } = await asked();
    await gameChanged(core, game.id);
    const messages = queue.waiting.slice();
    expect((await hears(game.id)).toSorted()).toEqual(BOTH);
    for (const message of messages) await deliver(core, couriers, message);
    expect(couriers.heard()).toEqual([]);
    expect(await hears(game.id, game.id)).toEqual([]);
    expect(queue.waiting).toEqual([]);
  });

  it('is pushed once to each of two devices at the same moment', async () => {
    const { core, queue, couriers, game, hears } = await asked();
    await gameChanged(core, game.id);
    await Promise.all(queue.take().map((message) => deliver(core, couriers, message)));
    expect(couriers.heard().toSorted()).toEqual(BOTH);
    expect(await hears(game.id)).toEqual([]);
  });

  it('comes with everything that its text needs', async () => {
    const { core, couriers, queue, asha, game } = await asked({
      plies: ['6L', "20'", '3-', '4L'],
      next: [3, 4],
    });
    await changeMe(core, asha, { language: 'bn-BD', timeZone: 'Asia/Dhaka' });
    await gameChanged(core, game.id);
    await queue.deliverAll(core, couriers);
    expect(movesOf(game).length).toBeGreaterThan(2);
    expect(couriers.pushes[0]?.what).toEqual({
      kind: 'decision',
      game: game.id,
      ply: game.log.length,
      language: 'bn-BD',
      timeZone: 'Asia/Dhaka',
      opponents: ['Bo'],
      bots: 0,
      die: 4,
      choices: [],
      deadlineAtMs: game.decision?.deadlineAtMs,
      badge: 1,
    });
  });

  it('offers its moves where there are exactly two', async () => {
    const { couriers, queue, core, game } = await asked({ plies: ['6L'], next: [2] });
    expect(movesOf(game)).toEqual(['L', "0'"]);
    await gameChanged(core, game.id);
    await queue.deliverAll(core, couriers);
    const [{ what } = { what: undefined }] = couriers.pushes;
    expect((what as NoticeContent).choices).toEqual([
      { move: 'L', from: null, to: 0, home: false, captures: 0 },
      { move: "0'", from: 0, to: expect.any(Number) as number, home: false, captures: 0 },
    ]);
  });

  it('that was taken meanwhile is dropped', async () => {
    const { core, couriers, queue, game } = await asked();
    await gameChanged(core, game.id);
    expect(queue.waiting).toHaveLength(2);
    // The move leads to the next decision of the same player, who was shown it.
    await playOnce(core, game);
    await queue.deliverAll(core, couriers);
    expect(couriers.heard()).toEqual([]);
  });

  it('of a muted game is not pushed, until the game is unmuted', async () => {
    const { core, asha, queue, game, hears } = await asked();
    await gameChanged(core, game.id);
    await muteGame(core, asha, game.id, true);
    expect(await hears()).toEqual([]);
    expect(await hears(game.id)).toEqual([]);
    expect(queue.waiting).toEqual([]);
    await muteGame(core, asha, game.id, false);
    expect((await hears(game.id)).toSorted()).toEqual(BOTH);
  });

  it('is not pushed to a player who has silenced decisions, though other kinds are', async () => {
    const { core, clock, asha, game, hears } = await asked();
    await changeMe(core, asha, { notify: { push: { decision: false } } });
    expect(await hears(game.id)).toEqual([]);
    clock.set(game.decision?.remindAtMs ?? 0);
    expect((await hears(game.id)).toSorted()).toEqual(['reminder at laptop', 'reminder at phone']);
  });

  it('of a kind that is silenced while the push waits is not sent', async () => {
    const { core, asha, queue, game, hears } = await asked();
    await gameChanged(core, game.id);
    expect(queue.waiting).toHaveLength(2);
    await changeMe(core, asha, { notify: { push: { decision: false } } });
    expect(await hears()).toEqual([]);
  });

  it('that was not delivered before its reminder is due gives way to the reminder, which comes once', async () => {
    const { core, clock, couriers, queue, game, hears } = await asked();
    await gameChanged(core, game.id);
    clock.set(game.decision?.remindAtMs ?? 0);
    // The queued notice of the decision is out of date.
    await queue.deliverAll(core, couriers);
    expect(couriers.heard()).toEqual([]);
    expect((await hears(game.id)).toSorted()).toEqual(['reminder at laptop', 'reminder at phone']);
    expect(await hears(game.id)).toEqual([]);
  });
});

describe('a device', () => {
  it('that is gone is removed, and the others get their push', async () => {
    const { asha, couriers, game, hears, devices } = await asked();
    couriers.weather.set('phone', 'gone');
    expect(await hears(game.id)).toEqual(['decision at laptop']);
    expect(await devices(asha)).toBe(1);
    couriers.weather.clear();
    expect(await hears(game.id)).toEqual([]);
  });

  it('that could not be reached gets its push later, and no other device does', async () => {
    const { couriers, queue, game, hears } = await asked();
    couriers.weather.set('phone', 'fails');
    expect(await hears(game.id)).toEqual(['decision at laptop']);
    expect(queue.waiting).toMatchObject([{ kind: 'decision' }]);
    couriers.weather.clear();
    expect(await hears()).toEqual(['decision at phone']);
    expect(await hears(game.id)).toEqual([]);
  });

  it('that cannot be reached counts as delivered once the push is given up', async () => {
    const { core, couriers, queue, game, hears } = await asked();
    couriers.weather.set('phone', 'fails');
    await hears(game.id);
    await queue.giveUpAll(core);
    couriers.weather.clear();
    expect(await hears(game.id)).toEqual([]);
  });

  it('that was removed meanwhile gets no push', async () => {
    const { core, asha, game, hears } = await asked();
    await gameChanged(core, game.id);
    for (const { id } of (await core.store.readAddressee(asha))?.devices ?? [])
      await core.store.removeDevice(asha, id);
    expect(await hears()).toEqual([]);
  });

  it('that is removed during a push stays removed', async () => {
    for (const kind of ['notice', 'test'] as const) {
      const { core, couriers, queue, asha, game, devices } = await asked();
      const gone: typeof couriers.push = {
        send: async (target, what) => {
          // Its player logs out there.
          const { devices: all } = (await core.store.readAddressee(asha)) ?? { devices: [] };
          for (const { id } of all) await core.store.removeDevice(asha, id);
          return couriers.push.send(target, what);
        },
      };
      if (kind === 'notice') await gameChanged(core, game.id);
      else await testDevice(core, asha, 'session of phone');
      for (const message of queue.take()) await deliver(core, { ...couriers, push: gone }, message);
      expect(couriers.heard()).toHaveLength(1);
      expect(await devices(asha)).toBe(0);
    }
  });

  it('notes when it was reached, once a day', async () => {
    const { core, clock, asha, game, hears } = await asked();
    const reached = async () => (await core.store.readAddressee(asha))?.devices.map((one) => one.reachedAtMs);
    expect(await reached()).toEqual([null, null]);
    const first = clock.nowMs();
    await hears(game.id);
    expect(await reached()).toEqual([first, first]);
    clock.advance(DAY_MS);
    await hears(game.id);
    expect(await reached()).toEqual([first, first]);
    clock.advance(1);
    await removeReceipts(core, asha, game.id);
    await hears(game.id);
    expect(await reached()).toEqual([first + DAY_MS + 1, first + DAY_MS + 1]);
  });

  it('gets a test push with the badge, and notes that it was reached', async () => {
    const { core, clock, couriers, queue, asha, devices } = await asked();
    await changeMe(core, asha, { language: 'de' });
    await testDevice(core, asha, 'session of phone');
    clock.advance(5);
    await queue.deliverAll(core, couriers);
    expect(couriers.pushes).toEqual([{ to: 'phone', what: { kind: 'test', language: 'de', badge: 1 } }]);
    const reached = (await core.store.readAddressee(asha))?.devices.map((one) => one.reachedAtMs);
    expect(reached?.toSorted()).toEqual([clock.nowMs(), null]);

    couriers.weather.set('laptop', 'gone');
    await testDevice(core, asha, 'session of laptop');
    await queue.deliverAll(core, couriers);
    expect(await devices(asha)).toBe(1);
  });
});

describe('the badge', () => {
  it('is the number of decisions in the player’s list', async () => {
    const { core, couriers, asha, bo, load, game, queue } = await asked();
    const [other, last] = [await load(), await load()];
    const badges = async (): Promise<number[]> => {
      await removeReceipts(core, asha, game.id);
      await gameChanged(core, game.id);
      await queue.deliverAll(core, couriers);
      const yours = (await unfinishedGames(core, asha)).filter((one) => deciderOf(one.game) === asha);
      const seen = couriers.pushes.splice(0).map(({ what }) => what.badge);
      expect(new Set(seen)).toEqual(new Set([yours.length]));
      return seen;
    };
    expect(await badges()).toEqual([3, 3]);
    await leaveGame(core, bo, last.id);
    expect(await badges()).toEqual([2, 2]);
    await leaveGame(core, asha, other.id);
    expect(await badges()).toEqual([1, 1]);
  });
});

describe('a game that is over', () => {
  const lists = async ({ core }: Awaited<ReturnType<typeof asked>>, player: string, { id }: Game) => ({
    membership: (await core.store.readMembership(player, id)) !== undefined,
    done: (await core.store.finishedGames(player, 5)).items.length,
    shown: (await finishedGames(core, player)).items.length,
  });

  it('is pushed, and moves to the finished games when all devices have receipts', async () => {
    const scene = await asked();
    const { core, asha, bo, game, couriers, queue, hears } = scene;
    await hears(game.id);
    await leaveGame(core, bo, game.id);
    await gameChanged(core, game.id);
    expect(await lists(scene, asha, game)).toEqual({ membership: true, done: 0, shown: 1 });
    // The player who resigned gets no notice, so their game moves at once.
    expect(await lists(scene, bo, game)).toEqual({ membership: false, done: 1, shown: 1 });
    couriers.weather.set('phone', 'fails');
    expect(await hears()).toEqual(['finished at laptop']);
    expect(await lists(scene, asha, game)).toEqual({ membership: true, done: 0, shown: 1 });
    couriers.weather.clear();
    expect(await hears()).toEqual(['finished at phone']);
    expect(await lists(scene, asha, game)).toEqual({ membership: false, done: 1, shown: 1 });
    expect(await hears(game.id)).toEqual([]);
    expect(queue.waiting).toEqual([]);
  });

  it('moves there though its devices get their pushes at the same moment', async () => {
    const scene = await asked();
    const { core, asha, bo, game, couriers, queue, hears } = scene;
    await leaveGame(core, bo, game.id);
    await gameChanged(core, game.id);
    await Promise.all(queue.take().map((message) => deliver(core, couriers, message)));
    expect(couriers.heard().toSorted()).toEqual(['finished at laptop', 'finished at phone']);
    expect(await lists(scene, asha, game)).toEqual({ membership: false, done: 1, shown: 1 });
    expect(await hears(game.id)).toEqual([]);
  });

  it('moves there though a device cannot be reached or is gone', async () => {
    for (const weather of ['fails', 'gone'] as const) {
      const scene = await asked();
      const { core, asha, bo, game, couriers, queue, hears } = scene;
      await leaveGame(core, bo, game.id);
      couriers.weather.set('phone', weather);
      couriers.weather.set('laptop', weather);
      expect(await hears(game.id)).toEqual([]);
      if (weather === 'fails') expect(await lists(scene, asha, game)).toMatchObject({ membership: true });
      await queue.giveUpAll(core);
      expect(await lists(scene, asha, game)).toEqual({ membership: false, done: 1, shown: 1 });
    }
  });

  it('moves there though the devices are removed, or the game is muted, while the push is queued', async () => {
    for (const way of ['removed', 'muted'] as const) {
      for (const end of ['deliver', 'give up'] as const) {
        const scene = await asked();
        const { core, asha, bo, game, queue, hears } = scene;
        await leaveGame(core, bo, game.id);
        await gameChanged(core, game.id);
        if (way === 'muted') await muteGame(core, asha, game.id, true);
        else
          for (const { id } of (await core.store.readAddressee(asha))?.devices ?? [])
            await core.store.removeDevice(asha, id);
        if (end === 'deliver') expect(await hears()).toEqual([]);
        else await queue.giveUpAll(core);
        expect(await lists(scene, asha, game), `${way}, ${end}`).toEqual({
          membership: false,
          done: 1,
          shown: 1,
        });
      }
    }
  });

  it('moves there at once for a player without a device, who has muted it or silenced its kind', async () => {
    for (const way of ['none', 'muted', 'silenced'] as const) {
      const scene = await asked();
      const { core, asha, bo, game, hears } = scene;
      if (way === 'muted') await muteGame(core, asha, game.id, true);
      if (way === 'silenced') await changeMe(core, asha, { notify: { push: { finished: false } } });
      if (way === 'none') {
        for (const { id } of (await core.store.readAddressee(asha))?.devices ?? [])
          await core.store.removeDevice(asha, id);
      }
      await leaveGame(core, bo, game.id);
      await gameChanged(core, game.id);
      expect(await lists(scene, asha, game)).toEqual({ membership: false, done: 1, shown: 1 });
      expect(await hears()).toEqual([]);
    }
  });

  it('is pushed with the reader’s place', async () => {
    const { core, bo, game, couriers, queue } = await asked();
    await leaveGame(core, bo, game.id);
    await gameChanged(core, game.id);
    await queue.deliverAll(core, couriers);
    expect(couriers.pushes[0]?.what).toMatchObject({
      kind: 'finished',
      rank: 1,
      die: null,
      choices: [],
      badge: 0,
    });
    expect((await stored(core, game.id)).status).toBe('finished');
  });
});
