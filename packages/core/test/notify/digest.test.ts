import { describe, expect, it } from 'vitest';
import {
  changeMe,
  confirmMail,
  leaveGame,
  markSeen,
  muteGame,
  readMe,
  setMail,
  sweep,
  unsubscribe,
  wakePlayer,
  type MailAfterHours,
  type SecretGame,
} from '../../src/index.ts';
import { HOUR_MS, MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { loadGame, type Loading } from '../loaded-game.ts';
import { deciderOf, gameChanged, missUntil, settle } from '@aeroplane/testing/scenes/play';
import { RecordingCouriers } from '@aeroplane/testing/doubles/recording-couriers';
import { openScene, twoGuests } from '@aeroplane/testing/scenes/scene';

/** Asha wants a mail of what she has not seen for so long, and is asked in a game since noon. */
async function unseen(afterHours: MailAfterHours = 4, changes: Partial<Loading> = {}) {
  const scene = { ...openScene(), couriers: new RecordingCouriers() };
  const { core, clock, queue, couriers } = scene;
  const [asha, bo] = await twoGuests(core);
  await setMail(core, asha, { address: 'asha@example.org', afterHours });
  await queue.deliverAll(core, couriers);
  await confirmMail(core, couriers.confirmations[0]?.confirmation.confirmToken ?? '');
  const load = async (more: Partial<Loading> = {}): Promise<SecretGame> => {
    const game = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L', '2L'],
      next: [3, 4, 3, 4],
      ...changes,
      ...more,
    });
    expect(deciderOf(game)).toBe(asha);
    await gameChanged(core, game.id);
    return game;
  };
  const game = await load();
  /** What mails tell after a while, once the sweep has looked: `decision` for each game they name. */
  const mailed = async (ms = 0): Promise<string[][]> => {
    clock.advance(ms);
    await sweep(core);
    for (const one of [game]) await settle(core, one.id);
    await sweep(core);
    await queue.deliverAll(core, couriers);
    return couriers.digests.splice(0).map(({ digest }) => digest.notices.map(({ kind }) => kind));
  };
  const wake = async (): Promise<number | null> => (await readMe(core, asha)).wakeAtMs;
  return { ...scene, asha, bo, game, load, mailed, wake };
}

describe('an email', () => {
  it.each([1, 4, 12] as const)('tells of a decision that was not seen for %i hours, once', async (hours) => {
    const { core, clock, asha, wake, mailed } = await unseen(hours);
    expect(await wake()).toBe(clock.nowMs() + hours * HOUR_MS);
    expect(await mailed(hours * HOUR_MS - 1)).toEqual([]);
    expect(await mailed(1)).toEqual([['decision']]);
    for (let quarter = 0; quarter < 6; quarter += 1) expect(await mailed(15 * MINUTE_MS)).toEqual([]);
    expect((await readMe(core, asha)).wakeAtMs).toBeNull();
  });

  it('goes to the address, names its reader, and has a link that unsubscribes', async () => {
    const { core, clock, asha, couriers, queue } = await unseen();
    await changeMe(core, asha, { language: 'bn-BD' });
    clock.advance(4 * HOUR_MS);
    await sweep(core);
    await queue.deliverAll(core, couriers);
    const [{ to, digest } = { to: '', digest: undefined }] = couriers.digests;
    expect(to).toBe('asha@example.org');
    expect(digest).toMatchObject({
      name: 'Asha',
      language: 'bn-BD',
      notices: [{ badge: 1, opponents: ['Bo'] }],
    });
    await unsubscribe(core, digest?.unsubscribeToken ?? '');
    expect((await readMe(core, asha)).mail).toBeUndefined();
  });

  it('is not sent where the decision was seen, taken or muted, nor to an unconfirmed address', async () => {
    for (const way of ['seen', 'over', 'muted', 'silenced', 'unsubscribed'] as const) {
      const { core, asha, bo, game, mailed, couriers } = await unseen();
      if (way === 'seen') await markSeen(core, asha, game.id, game.log.length);
      if (way === 'over') await leaveGame(core, bo, game.id);
      if (way === 'muted') await muteGame(core, asha, game.id, true);
      if (way === 'silenced') await changeMe(core, asha, { notify: { mail: { decision: false } } });
      if (way === 'unsubscribed')
        await unsubscribe(core, couriers.confirmations[0]?.confirmation.confirmToken ?? '');
      expect(await mailed(5 * HOUR_MS), way).toEqual([]);
      expect(await mailed(HOUR_MS), way).toEqual([]);
    }
  });

  it('is not sent where the decision was seen while the email was queued', async () => {
    const { core, clock, asha, game, queue, couriers } = await unseen();
    clock.advance(4 * HOUR_MS);
    await sweep(core);
    expect(queue.waiting).toEqual([{ type: 'digest', player: asha }]);
    await markSeen(core, asha, game.id, game.log.length);
    await queue.deliverAll(core, couriers);
    expect(couriers.digests).toEqual([]);
  });

  it('is one for all games that are due', async () => {
    const { clock, load, mailed, wake } = await unseen();
    clock.advance(HOUR_MS);
    await load();
    expect(await wake()).toBe(clock.nowMs() + 3 * HOUR_MS);
    clock.advance(HOUR_MS);
    await load();
    // Two are due at five, the third at six.
    expect(await mailed(3 * HOUR_MS)).toEqual([['decision', 'decision']]);
    expect(await mailed(15 * MINUTE_MS)).toEqual([]);
    expect(await wake()).toBe(clock.nowMs() + 45 * MINUTE_MS);
    expect(await mailed(45 * MINUTE_MS)).toEqual([['decision']]);
  });

  it('is queued once by overlapping sweeps, of one process or several', async () => {
    const { core, another, clock, asha, queue } = await unseen();
    clock.advance(4 * HOUR_MS);
    await Promise.all([core, core, another(), another()].map((one) => wakePlayer(one, asha)));
    expect(queue.waiting).toEqual([{ type: 'digest', player: asha }]);
  });

  it('that could not be sent is sent again, and is queued again after a quarter of an hour if it was lost', async () => {
    const { core, couriers, queue, mailed } = await unseen();
    couriers.weather.set('mail', 'fails');
    expect(await mailed(4 * HOUR_MS)).toEqual([]);
    expect(queue.waiting).toHaveLength(1);
    await queue.giveUpAll(core);
    couriers.weather.clear();
    expect(await mailed(14 * MINUTE_MS)).toEqual([]);
    expect(await mailed(MINUTE_MS)).toEqual([['decision']]);
    expect(await mailed(HOUR_MS)).toEqual([]);
  });

  it('waits for the end of the night', async () => {
    const { core, clock, asha, bo, mailed, load } = await unseen(12);
    // Noon is due at midnight, in a night until six.
    await changeMe(core, asha, { timeZone: 'UTC', quiet: { start: '22:00', end: '06:00' } });
    expect(bo).not.toBe('');
    await load();
    expect(await mailed(12 * HOUR_MS)).toEqual([]);
    expect(await mailed(6 * HOUR_MS - 1)).toEqual([]);
    expect(await mailed(1)).toEqual([['decision', 'decision']]);
    expect(clock.nowMs()).toBe(Date.UTC(2030, 0, 2, 6));
  });

  it('tells of a reminder at once, where nothing was seen, and of a seat that the bot took over', async () => {
    const { mailed } = await unseen(12, { with: { turnTime: '1h' } });
    expect(await mailed(48 * MINUTE_MS)).toEqual([['reminder']]);

    const scene = await unseen(12, { with: { turnTime: '1h' } });
    const { core, asha, bo, game, queue, couriers } = scene;
    await missUntil(scene, game.id, [asha], ({ seats }) =>
      seats.some(({ sitter }) => sitter.kind === 'player' && sitter.botPlays),
    );
    await queue.deliverAll(core, couriers);
    couriers.digests.length = 0;
    await settle(core, game.id);
    await sweep(core);
    await queue.deliverAll(core, couriers);
    expect(
      couriers.digests.map(({ digest }) => digest.notices.map(({ kind, botPlays }) => [kind, botPlays])),
    ).toEqual([[['took-over', true]]]);
    expect(bo).not.toBe('');
  });

  it('costs no write of a player whose wake-up comes no later', async () => {
    const { core, asha, load } = await unseen();
    const { version } = await readMe(core, asha);
    await load();
    const game = await load();
    await gameChanged(core, game.id);
    expect((await readMe(core, asha)).version).toBe(version);
  });

  it('is queued for nobody who is unknown or has nothing due', async () => {
    const { core, bo, queue } = await unseen();
    await wakePlayer(core, 'x'.repeat(16));
    await wakePlayer(core, bo);
    expect(queue.waiting).toEqual([]);
  });
});
