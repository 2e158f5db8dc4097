import { describe, expect, it } from 'vitest';
import { changeMe, itemChanged, leaveGame, markSeen, muteGame, say, sweep } from '../../src/index.ts';
import { loadGame } from '../loaded-game.ts';
import { gameChanged } from '@aeroplane/testing/scenes/play';
import { hear, RecordingCouriers, withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';

/** Asha, Bo and Chen play, each with a phone, and have heard of what there was to hear. */
async function playing() {
  const scene = { ...openScene(), couriers: new RecordingCouriers() };
  const { core, queue, couriers } = scene;
  const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
  for (const [player, phone] of [
    [asha, 'asha'],
    [bo, 'bo'],
    [chen, 'chen'],
  ] as const)
    await withDevice(core, player, phone);
  const { id } = await loadGame(core, {
    seats: { red: asha, yellow: bo, blue: chen },
    first: 'red',
    plies: ['6L', '2L'],
    next: [3, 4, 4],
  });
  await hear(scene, couriers, id);
  const chatChanged = () => itemChanged(core, { type: 'chat', game: id });
  /** The pushes that arrive once the stream record of a message is handled. */
  const heard = async (): Promise<string[]> => {
    await chatChanged();
    await queue.deliverAll(core, couriers);
    return couriers.heard().toSorted();
  };
  const over = async (): Promise<void> => {
    for (const player of [bo, chen]) await leaveGame(core, player, id);
    await hear(scene, couriers, id);
  };
  return { ...scene, asha, bo, chen, id, chatChanged, heard, over };
}

describe('a chat message', () => {
  it('is pushed once to each other player, with the writer’s name and the text', async () => {
    const { core, couriers, queue, asha, id, chatChanged, heard } = await playing();
    await say(core, asha, id, { text: 'Hello' });
    await chatChanged();
    await queue.deliverAll(core, couriers);
    expect(couriers.pushes.map(({ what }) => what)).toMatchObject([
      { kind: 'chat', game: id, who: 'Asha', body: { text: 'Hello' } },
      { kind: 'chat', game: id, who: 'Asha', body: { text: 'Hello' } },
    ]);
    expect(couriers.heard()).toEqual(['chat at bo', 'chat at chen']);
    expect(await heard()).toEqual([]);
    await gameChanged(core, id);
    expect(queue.waiting).toEqual([]);
  });

  it('is pushed once for every message, but only the newest of several that wait', async () => {
    const { core, clock, couriers, queue, asha, bo, id, chatChanged, heard } = await playing();
    await say(core, asha, id, { text: 'one' });
    await chatChanged();
    clock.advance(10);
    await say(core, asha, id, { phrase: 'hello' });
    await chatChanged();
    await queue.deliverAll(core, couriers);
    expect(couriers.pushes.map(({ to, what }) => [to, 'body' in what && what.body])).toEqual([
      ['bo', { phrase: 'hello' }],
      ['chen', { phrase: 'hello' }],
    ]);
    couriers.heard();
    clock.advance(10);
    await say(core, bo, id, { text: 'three' });
    expect(await heard()).toEqual(['chat at asha', 'chat at chen']);
  });

  it('is not pushed to a reader who has read it, muted the game or silenced chat', async () => {
    for (const late of [false, true]) {
      const { core, asha, bo, chen, id, chatChanged, heard } = await playing();
      const { t } = await say(core, asha, id, { text: 'Hello' });
      // Late: it is on its way already.
      if (late) await chatChanged();
      await markSeen(core, bo, id, 0, t);
      if (late) await muteGame(core, chen, id, true);
      else await changeMe(core, chen, { notify: { push: { chat: false } } });
      expect(await heard()).toEqual([]);
    }
  });

  it('waits for the end of its reader’s quiet hours, and is dropped if it is read before', async () => {
    for (const read of [false, true]) {
      const { core, clock, asha, bo, chen, id, heard, couriers, queue } = await playing();
      await changeMe(core, bo, { timeZone: 'UTC', quiet: { start: '22:00', end: '07:00' } });
      await muteGame(core, chen, id, true);
      clock.set(Date.UTC(2030, 0, 1, 23));
      const { t } = await say(core, asha, id, { text: 'Are you awake?' });
      expect(await heard()).toEqual([]);
      if (read) await markSeen(core, bo, id, 0, t);
      clock.set(Date.UTC(2030, 0, 2, 7));
      await sweep(core);
      await gameChanged(core, id);
      await queue.deliverAll(core, couriers);
      const chats = couriers.heard().filter((text) => text.startsWith('chat'));
      expect(chats).toEqual(read ? [] : ['chat at bo']);
    }
  });

  it('repeats no other notice, and is repeated by none', async () => {
    const { core, clock, couriers, queue, asha, bo, id, heard } = await playing();
    await say(core, bo, id, { text: 'one' });
    expect(await heard()).toEqual(['chat at asha', 'chat at chen']);
    clock.advance(20 * 3_600_000);
    await sweep(core);
    await gameChanged(core, id);
    await queue.deliverAll(core, couriers);
    expect(couriers.heard()).toEqual(['reminder at asha']);
    await gameChanged(core, id);
    expect(await heard()).toEqual([]);
    expect(asha).not.toBe('');
  });
});

describe('a chat message after the end of its game', () => {
  it('is pushed to the other players, on whose lists the game is finished', async () => {
    const { core, clock, asha, bo, id, over, heard } = await playing();
    await over();
    expect(await core.store.readMembership(bo, id)).toBeUndefined();
    clock.advance(10);
    const { t } = await say(core, asha, id, { phrase: 'good-game' });
    expect(await heard()).toEqual(['chat at bo', 'chat at chen']);
    await markSeen(core, bo, id, 0, t);
    expect(await heard()).toEqual(['chat at chen']);
  });

  it('is not pushed to a reader who muted the game, has read it or is in a pause', async () => {
    const { core, clock, asha, bo, chen, id, over, chatChanged, heard } = await playing();
    await muteGame(core, bo, id, true);
    await over();
    clock.advance(10);
    const { t } = await say(core, asha, id, { phrase: 'good-game' });
    await chatChanged();
    await markSeen(core, chen, id, 0, t);
    expect(await heard()).toEqual([]);
    await changeMe(core, chen, { timeZone: 'UTC', quiet: { start: '22:00', end: '07:00' } });
    clock.set(Date.UTC(2030, 5, 2, 23));
    await say(core, asha, id, { text: 'Anybody?' });
    expect(await heard()).toEqual([]);
  });
});
