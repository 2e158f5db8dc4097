/** What is queued, and when a game wakes for what is delayed: looked at before anything is delivered. */

import { aroundStore } from '@aeroplane/testing/doubles/around-store';
import { MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import { gameChanged, stored } from '@aeroplane/testing/scenes/play';
import { guests, inviteTo, openScene, seatsFor, seedOf, type Scene } from '@aeroplane/testing/scenes/scene';
import { describe, expect, it } from 'vitest';
import {
  changeMe,
  createGame,
  itemChanged,
  leaveGame,
  markSeen,
  muteGame,
  nudge,
  say,
  takeSeat,
  type Device,
  type Store,
} from '../../src/index.ts';
import { loadGame, type Loading } from '../loaded-game.ts';

const at = (time: string): number => Date.parse(`2030-${time}Z`);

/** Asha (red, who is asked), Bo (yellow) and Chen (blue) play, and each has a phone of their name. */
async function playing<S extends Store = MemoryStore>(
  changes: Partial<Loading> = {},
  scene = openScene() as unknown as Scene<S>,
) {
  const { core, queue } = scene;
  const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
  const names = new Map<string, string>();
  for (const [player, name] of [
    [asha, 'asha'],
    [bo, 'bo'],
    [chen, 'chen'],
  ] as const)
    names.set((await withDevice(core, player, name)).id, name);
  const load = async (): Promise<string> => {
    const game = await loadGame(core, {
      seats: { red: asha, yellow: bo, blue: chen },
      first: 'red',
      plies: ['6L', '2L'],
      next: [3, 4, 4],
      ...changes,
    });
    return game.id;
  };
  /** Takes out what is queued, as `decision for asha`. */
  const queued = (): string[] =>
    queue
      .take()
      .map((message) => (message.type === 'push' ? `${message.kind} for ${names.get(message.device)}` : ''))
      .toSorted();
  const chatChanged = (game: string) => itemChanged(core, { type: 'chat', game });
  return { ...scene, asha, bo, chen, load, queued, chatChanged };
}

const nightUntil = (end: string) => ({ timeZone: 'UTC', quiet: { start: '22:00', end } });

describe('a game that was written', () => {
  it('queues each notice for every device that has no receipt of it', async () => {
    const { core, asha, load, queue, queued } = await playing();
    const { id: laptop } = await withDevice(core, asha, 'laptop');
    const id = await load();
    await gameChanged(core, id);
    expect(queue.waiting).toMatchObject([
      { type: 'push', player: asha, game: id, kind: 'decision', key: 'd4' },
      { type: 'push', player: asha, game: id, kind: 'decision', key: 'd4' },
    ]);
    queued();
    await core.store.setReceipts(asha, id, [`d4@${laptop.slice(0, 6)}`], []);
    await gameChanged(core, id);
    expect(queued()).toEqual(['decision for asha']);
  });

  it('queues nothing for a reader in a pause, and wakes when the pause ends', async () => {
    const { core, clock, asha, load, queued } = await playing();
    await changeMe(core, asha, nightUntil('07:00'));
    clock.set(at('01-01T23:00'));
    const id = await load();
    await gameChanged(core, id);
    expect(queued()).toEqual([]);
    expect((await stored(core, id)).wakeAtMs).toBe(at('01-02T07:00'));
  });

  it.each([
    ['07:00', '08:00'],
    ['08:00', '07:00'],
  ])('wakes for the first of two sleepers: one until %s, the other until %s', async (one, other) => {
    const { core, clock, asha, bo, chen, load, queued, chatChanged } = await playing();
    const id = await load();
    await changeMe(core, bo, nightUntil(one));
    await changeMe(core, chen, nightUntil(other));
    clock.set(at('01-01T23:00'));
    await say(core, asha, id, { phrase: 'hello' });
    await chatChanged(id);
    expect(queued()).toEqual(['decision for asha']);
    expect((await stored(core, id)).wakeAtMs).toBe(at('01-02T07:00'));
  });

  it('wakes for the first of one player’s notices: a strict game knows no vacation, chat does', async () => {
    const { core, clock, asha, bo, load, queued, chatChanged } = await playing({
      with: { strict: true, turnTime: '7d' },
    });
    await changeMe(core, asha, {
      ...nightUntil('07:00'),
      vacation: { from: '2030-01-02', to: '2030-01-03' },
    });
    clock.set(at('01-01T23:00'));
    const id = await load();
    await say(core, bo, id, { phrase: 'hello' });
    await chatChanged(id);
    expect(queued()).toEqual(['chat for chen']);
    expect((await stored(core, id)).wakeAtMs).toBe(at('01-02T07:00'));
  });

  it('reads no devices of a player who has read the only message that there is for them', async () => {
    const reads: string[] = [];
    const store = aroundStore(new MemoryStore(), (call, make) => {
      if (call === 'readAddressee') reads.push(call);
      return make();
    });
    const { core, asha, bo, load, queued, chatChanged } = await playing(
      {},
      openScene('counted reads', store),
    );
    const id = await load();
    const { t } = await say(core, asha, id, { phrase: 'hello' });
    await markSeen(core, bo, id, 0, t);
    reads.length = 0;
    await chatChanged(id);
    expect(queued()).toEqual(['chat for chen', 'decision for asha']);
    expect(reads).toHaveLength(2);
  });
});

describe('a cancelled game', () => {
  it('loses a name though a crash came between its player’s list and its seat', async () => {
    const { core, asha, bo } = await playing();
    const { id, ...created } = await createGame(core, asha, { seats: seatsFor(3) });
    for (const player of [asha, bo])
      await takeSeat(core, player, inviteTo({ id, ...created }), { seed: seedOf(1) });
    await leaveGame(core, asha, id);
    await core.store.removeMembership(bo, id);
    await gameChanged(core, id);
    const { seats } = await stored(core, id);
    expect(JSON.stringify(seats)).not.toMatch(new RegExp(`Asha|Bo|${asha}|${bo}`));
    expect(await core.store.memberships(asha)).toEqual([]);
  });
});

describe('chat after the end', () => {
  /** The game is over, and on everybody's list of finished games; Bo has muted it where `muted`. */
  async function over(muted = false) {
    const scene = await playing();
    const { core, clock, asha, bo, chen, load } = scene;
    const id = await load();
    if (muted) await muteGame(core, bo, id, true);
    for (const player of [bo, chen]) await leaveGame(core, player, id);
    // Without devices nothing is left to push, so that the game settles at once.
    const devices: Device[] = [];
    for (const player of [asha, bo, chen])
      devices.push(...((await core.store.readAddressee(player))?.devices ?? []));
    for (const device of devices) await core.store.removeDevice(device.player, device.id);
    await gameChanged(core, id);
    for (const device of devices) await core.store.putDevice(device);
    expect(await core.store.readMembership(asha, id)).toBeUndefined();
    clock.advance(MINUTE_MS);
    return { ...scene, id };
  }

  it('is queued for the others', async () => {
    const { core, asha, id, queued, chatChanged } = await over();
    await say(core, asha, id, { phrase: 'good-game' });
    await chatChanged(id);
    expect(queued()).toEqual(['chat for bo', 'chat for chen']);
  });

  it('is not queued for a reader in a pause', async () => {
    const { core, clock, asha, bo, id, queued, chatChanged } = await over();
    await changeMe(core, bo, nightUntil('07:00'));
    clock.set(at('01-01T23:00'));
    await say(core, asha, id, { phrase: 'good-game' });
    await chatChanged(id);
    expect(queued()).toEqual(['chat for chen']);
  });

  it('is not queued for a reader who has muted the game', async () => {
    const { core, asha, id, queued, chatChanged } = await over(true);
    await say(core, asha, id, { phrase: 'good-game' });
    await chatChanged(id);
    expect(queued()).toEqual(['chat for chen']);
  });
});

describe('a nudge', () => {
  /** Bo may nudge Asha. */
  async function nudged() {
    const scene = await playing({ with: { turnTime: '1h' } });
    const id = await scene.load();
    scene.clock.advance(20 * MINUTE_MS);
    await nudge(scene.core, scene.bo, id, 'red');
    const nudgeChanged = () => itemChanged(scene.core, { type: 'nudge', from: scene.bo, to: scene.asha });
    return { ...scene, id, nudgeChanged };
  }

  it('is queued with the nudger’s id, by which its delivery finds it', async () => {
    const { queue, asha, bo, id, nudgeChanged } = await nudged();
    await nudgeChanged();
    expect(queue.waiting).toMatchObject([{ kind: 'nudge', player: asha, game: id, from: bo }]);
  });

  it('is not queued for a reader who has muted the game', async () => {
    const { core, queued, asha, id, nudgeChanged } = await nudged();
    await muteGame(core, asha, id, true);
    await nudgeChanged();
    expect(queued()).toEqual([]);
  });
});
