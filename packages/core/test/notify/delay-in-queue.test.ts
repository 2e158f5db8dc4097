import { describe, expect, it } from 'vitest';
import { addDevice, changeMe, sweep, type Couriers, type NoticeContent } from '../../src/index.ts';
import { HOUR_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { deciderOf, gameChanged, playOnce, playUntil, stored } from '@aeroplane/testing/scenes/play';
import { guests, openScene, startedGame } from '@aeroplane/testing/scenes/scene';
import { PUSH_HOST } from '@aeroplane/testing/doubles/test-ports';

/** Asha's move in the afternoon asks Bo, whose quiet hours are 22:00 to 07:00 UTC, and the push is queued. */
async function queued() {
  const scene = openScene('late delivery');
  const { core, clock, queue } = scene;
  const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
  await changeMe(core, bo, { timeZone: 'UTC', quiet: { start: '22:00', end: '07:00' } });
  await addDevice(core, bo, 'session', { endpoint: `${PUSH_HOST}bo`, p256dh: 'key', auth: 'auth' });
  const { id } = await startedGame(core, [asha, bo]);
  let game = await playUntil(core, id, (one) => deciderOf(one) === asha);
  while (deciderOf(game) === asha) game = await playOnce(core, game);
  expect(deciderOf(game)).toBe(bo);
  queue.take();
  await gameChanged(core, id);
  expect(queue.waiting).toHaveLength(1);
  const sent: NoticeContent[] = [];
  const couriers: Couriers = {
    push: {
      async send(_, what) {
        if (what.kind !== 'test') sent.push(what);
        return 'sent';
      },
    },
    mail: undefined,
  };
  return { core, clock, queue, id, sent, couriers };
}

describe('a push that was queued before its reader’s quiet hours', () => {
  it('is not delivered in them, but once in the morning', async () => {
    const { core, clock, queue, id, sent, couriers } = await queued();
    const endMs = Date.UTC(2030, 0, 2, 7);
    clock.set(endMs - 8 * HOUR_MS);
    await queue.deliverAll(core, couriers);
    expect(sent).toEqual([]);
    expect((await stored(core, id)).wakeAtMs).toBe(endMs);
    clock.set(endMs);
    await sweep(core);
    await gameChanged(core, id);
    await queue.deliverAll(core, couriers);
    expect(sent).toMatchObject([{ kind: 'decision' }]);
  });

  it('is delivered at once while they are still to come', async () => {
    const { core, queue, sent, couriers } = await queued();
    await queue.deliverAll(core, couriers);
    expect(sent).toMatchObject([{ kind: 'decision' }]);
  });
});
