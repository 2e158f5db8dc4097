import { withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import { stored } from '@aeroplane/testing/scenes/play';
import { openScene, startedGame, twoGuests } from '@aeroplane/testing/scenes/scene';
import { describe, expect, it } from 'vitest';
import { leaveGame } from '../../src/index.ts';
import { settleWhenDelivered } from '../../src/notify/settle-when-delivered.ts';

/** Asha's lists after the step, in a game that Bo has resigned from or that still runs. */
async function settled({ over, left }: { readonly over: boolean; readonly left: boolean }) {
  const { core } = openScene();
  const [asha, bo] = await twoGuests(core);
  const { id } = await startedGame(core, [asha, bo]);
  if (over) await leaveGame(core, bo, id);
  const membership = await core.store.readMembership(asha, id);
  if (membership === undefined) throw new Error('no membership');
  const device = await withDevice(core, asha, 'phone');
  const push = {
    type: 'push',
    player: asha,
    device: device.id,
    game: id,
    kind: 'finished',
    key: 'f',
  } as const;
  await settleWhenDelivered(core, await stored(core, id), membership, left ? [push] : []);
  return {
    unfinished: (await core.store.memberships(asha)).length,
    finished: (await core.store.finishedGames(asha, 5)).items.length,
  };
}

describe('a game in its player’s list', () => {
  it('moves to the finished games once it is over and nothing is left to push', async () => {
    expect(await settled({ over: true, left: false })).toEqual({ unfinished: 0, finished: 1 });
  });

  it('stays while a push is left, as its receipt will be noted there', async () => {
    expect(await settled({ over: true, left: true })).toEqual({ unfinished: 1, finished: 0 });
  });

  it('stays while it runs', async () => {
    expect(await settled({ over: false, left: false })).toEqual({ unfinished: 1, finished: 0 });
  });
});
