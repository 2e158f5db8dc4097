import { describe, expect, it } from 'vitest';
import { changeMe, readMe, signInAsGuest } from '../../src/index.ts';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { samplePlayer } from '@aeroplane/testing/scenes/sample-game';
import { openScene } from '@aeroplane/testing/scenes/scene';

describe('signing in as a guest', () => {
  it('makes a player with a name and the other details given', async () => {
    const { core } = openScene();
    const details = { name: ' আশা ', language: 'BN-bd', timeZone: 'asia/dhaka' };
    const { player } = await signInAsGuest(core, undefined, details);
    expect(player).toStrictEqual(
      samplePlayer({ id: player.id, name: 'আশা', language: 'bn-BD', timeZone: 'Asia/Dhaka' }),
    );
    expect(player.id).toMatch(/^[\w-]{16}$/);
    expect(await readMe(core, player.id)).toEqual(player);
  });

  it('with a valid token is that player again, under the name they have', async () => {
    const { core } = openScene();
    const first = await signInAsGuest(core, undefined, { name: 'Asha' });
    const again = await signInAsGuest(core, first.token, { name: 'Another' });
    expect(again).toEqual(first);
  });

  it('with an invalid token makes a new player', async () => {
    const { core } = openScene();
    const first = await signInAsGuest(core, undefined, { name: 'Asha' });
    const other = await signInAsGuest(core, `${first.player.id}.${'A'.repeat(24)}`, { name: 'Asha' });
    expect(other.player.id).not.toBe(first.player.id);
  });

  it.each([
    [{ name: '' }, 'bad-name'],
    [{ name: 'Asha', language: 'not a tag' }, 'bad-language'],
    [{ name: 'Asha', language: '' }, 'bad-language'],
    [{ name: 'Asha', language: `en-${'x'.repeat(60)}` }, 'bad-language'],
    [{ name: 'Asha', timeZone: 'Mars/Olympus' }, 'bad-time-zone'],
    [{ name: 'Asha', timeZone: '' }, 'bad-time-zone'],
    [{ name: 'Asha', timeZone: '+05:30' }, 'bad-time-zone'],
  ] as const)('refuses %j', async (details, code) => {
    const { core, store } = openScene();
    expect(await refusalOf(signInAsGuest(core, undefined, details))).toBe(code);
    expect(store.dump()).toBe(new MemoryStore().dump());
  });
});

describe('the details of a player', () => {
  it('change one by one', async () => {
    const { core } = openScene();
    const { player } = await signInAsGuest(core, undefined, { name: 'Asha', language: 'en' });
    expect(await changeMe(core, player.id, { timeZone: 'Europe/Vienna' })).toEqual({
      ...player,
      version: 2,
      timeZone: 'Europe/Vienna',
    });
    expect(await changeMe(core, player.id, { name: '李', language: 'zh-hans' })).toEqual({
      ...player,
      version: 3,
      name: '李',
      language: 'zh-Hans',
      timeZone: 'Europe/Vienna',
    });
    expect(await changeMe(core, player.id, {})).toMatchObject({ name: '李' });
  });

  it('have quiet hours until they are removed, in the player’s time zone', async () => {
    const { core } = openScene();
    const { player } = await signInAsGuest(core, undefined, { name: 'Asha' });
    const quiet = { start: '22:00', end: '07:00' };
    // The zone may come with the window.
    const changed = await changeMe(core, player.id, { timeZone: 'Asia/Dhaka', quiet });
    expect(changed).toEqual({ ...player, version: 2, timeZone: 'Asia/Dhaka', quiet });
    expect(await readMe(core, player.id)).toEqual(changed);
    expect(await changeMe(core, player.id, { name: 'Asha B' })).toEqual({
      ...changed,
      version: 3,
      name: 'Asha B',
    });
    const without = await changeMe(core, player.id, { quiet: null });
    expect(without).toStrictEqual({ ...player, version: 4, name: 'Asha B', timeZone: 'Asia/Dhaka' });
    expect(await readMe(core, player.id)).toStrictEqual(without);
  });

  it('have no quiet hours without a time zone, and none that are too long', async () => {
    const { core } = openScene();
    const { player } = await signInAsGuest(core, undefined, { name: 'Asha' });
    const quiet = { start: '22:00', end: '07:00' };
    expect(await refusalOf(changeMe(core, player.id, { name: 'Bo', quiet }))).toBe('bad-quiet-window');
    const long = { timeZone: 'UTC', quiet: { start: '22:00', end: '08:01' } };
    expect(await refusalOf(changeMe(core, player.id, long))).toBe('bad-quiet-window');
    expect(await readMe(core, player.id)).toStrictEqual(player);
    expect(await changeMe(core, player.id, { quiet: null })).toStrictEqual({ ...player, version: 2 });
  });

  it('stay as they are when a change is refused', async () => {
    const { core } = openScene();
    const { player } = await signInAsGuest(core, undefined, { name: 'Asha' });
    expect(await refusalOf(changeMe(core, player.id, { name: ' ', language: 'de' }))).toBe('bad-name');
    expect(await refusalOf(changeMe(core, player.id, { name: 'Bo', timeZone: 'Nowhere' }))).toBe(
      'bad-time-zone',
    );
    expect(await readMe(core, player.id)).toEqual(player);
  });

  it('are refused where there is no such player', async () => {
    const { core } = openScene();
    expect(await refusalOf(readMe(core, 'x'.repeat(16)))).toBe('not-signed-in');
    expect(await refusalOf(changeMe(core, 'x'.repeat(16), { name: 'Bo' }))).toBe('not-signed-in');
  });
});
