/** Players and their settings. */

import type { Me } from '@aeroplane/api';
import { describe, expect, it } from 'vitest';
import { seatEverybody } from '../support/play.ts';
import { ann, code, HOUR_MS, QUICK, replaceInStore, world } from './scene.ts';

export function people(): void {
  describe('players', { timeout: 30_000 }, () => {
    it('start as guests, stay the same player, and change their settings', async () => {
      const again = await ann.call('POST', '/api/players', { name: 'Somebody', language: 'de' });
      expect(again.body).toMatchObject({ id: ann.player, name: 'Ann' });
      const changed = await ann.call('PATCH', '/api/me', { language: 'EN-gb', timeZone: 'Asia/Tokyo' });
      expect(changed.body).toMatchObject({
        id: ann.player,
        name: 'Ann',
        language: 'en-GB',
        timeZone: 'Asia/Tokyo',
      });
      expect((await ann.get('/api/me')).body).toEqual(changed.body);
      for (const [method, path] of [
        ['POST', '/api/players'],
        ['PATCH', '/api/me'],
      ] as const) {
        expect(await code(ann.call(method, path, { name: '\u200b ' }))).toBe('bad-name');
        expect(await code(ann.call(method, path, { name: 'Ann', language: 'not a language' }))).toBe(
          'bad-language',
        );
        expect(await code(ann.call(method, path, { name: 'Ann', timeZone: 'Mars/Olympus' }))).toBe(
          'bad-time-zone',
        );
      }
    });
  });

  describe('quiet hours', { timeout: 30_000 }, () => {
    const NIGHT = { start: '22:00', end: '07:00' };

    it('are set, shown, unchanged by other settings, and removed', async () => {
      const zoe = await world.guest('Zoe');
      expect(await code(zoe.call('PATCH', '/api/me', { quiet: { start: '7:00', end: '8:00' } }))).toBe(
        'bad-quiet-window',
      );
      const set = await zoe.call('PATCH', '/api/me', { timeZone: 'Asia/Tokyo', quiet: NIGHT });
      expect(set.body).toMatchObject({ id: zoe.player, name: 'Zoe', timeZone: 'Asia/Tokyo', quiet: NIGHT });
      expect((await zoe.call('PATCH', '/api/me', { language: 'ja' })).body).toMatchObject({ quiet: NIGHT });
      expect((await zoe.get('/api/me')).body).toMatchObject({ quiet: NIGHT });
      expect((await zoe.call('PATCH', '/api/me', { quiet: null })).body).not.toHaveProperty('quiet');
      expect((await zoe.get('/api/me')).body).not.toHaveProperty('quiet');
    });

    it('are refused without a time zone, when invalid, and from a new guest', async () => {
      const fresh = world.client();
      expect(await code(fresh.call('POST', '/api/players', { name: 'Zoe', quiet: NIGHT }))).toBe(
        'bad-request',
      );
      const zoe = await world.guest('Zoe');
      expect(await code(zoe.call('PATCH', '/api/me', { quiet: NIGHT }))).toBe('bad-quiet-window');
      for (const body of [
        { timeZone: 'UTC', quiet: { start: '22:00', end: '22:00' } },
        { timeZone: 'UTC', quiet: { start: '22:00', end: '08:01' } },
        { timeZone: 'UTC', quiet: { start: '25:00', end: '07:00' } },
      ]) {
        expect(await code(zoe.call('PATCH', '/api/me', body))).toBe('bad-quiet-window');
      }
      for (const bad of [{}, 'night', { ...NIGHT, zone: 'UTC' }, { start: 22, end: 7 }, [NIGHT]]) {
        expect(await code(zoe.call('PATCH', '/api/me', { quiet: bad }))).toBe('bad-request');
      }
    });

    it('move deadlines, and reach a busy game later', async () => {
      const [zoe, max] = [await world.guest('Zoe'), await world.guest('Max')];
      const at = world.core.clock.nowMs();
      const hour = (ms: number): string => `${new Date(ms).toISOString().slice(11, 13)}:00`;
      // They start three hours from now, so that a one-hour decision ends within them.
      const quiet = { start: hour(at), end: hour(at + 3 * 60 * 60_000) };
      for (const one of [zoe, max]) await one.call('PATCH', '/api/me', { timeZone: 'UTC', quiet });
      const id = await seatEverybody([zoe, max], { ...QUICK, turnTime: '1h' });
      const { deadline } = (await zoe.view(id)).body;
      expect(Date.parse(deadline ?? '') - at).toBeGreaterThan(2 * 60 * 60_000);
      replaceInStore({ replaceGame: async () => false });
      expect(await code(zoe.call('PATCH', '/api/me', { quiet: null }))).toBe('busy');
      replaceInStore({});
      expect((await zoe.call('PATCH', '/api/me', { quiet: null })).status).toBe(200);
      expect((await zoe.view(id)).body.deadline).toBe(deadline);
    });
  });

  describe('choices of notices, and vacations', { timeout: 30_000 }, () => {
    it('change by kind and channel, and leave everything else as it was', async () => {
      const zoe = await world.guest('Zoe');
      const first = (await zoe.get<Me>('/api/me')).body;
      expect(Object.values({ ...first.notify.push, ...first.notify.mail })).not.toContain(false);
      const set = await zoe.call<Me>('PATCH', '/api/me', {
        notify: { push: { joined: false, nudge: false } },
      });
      expect(set.body.notify).toEqual({
        push: { ...first.notify.push, joined: false, nudge: false },
        mail: first.notify.mail,
      });
      const again = await zoe.call<Me>('PATCH', '/api/me', {
        notify: { push: { nudge: true }, mail: { reminder: false } },
      });
      expect(again.body.notify).toEqual({
        push: { ...first.notify.push, joined: false },
        mail: { ...first.notify.mail, reminder: false },
      });
      expect((await zoe.get<Me>('/api/me')).body).toEqual(again.body);
      for (const notify of [
        { mail: { joined: false } },
        { push: { sleep: true } },
        { sms: {} },
        { push: { nudge: 1 } },
      ])
        expect(await code(zoe.call('PATCH', '/api/me', { notify }))).toBe('bad-request');
    });

    it('cover whole days, of which a year has a limited number', async () => {
      const zoe = await world.guest('Zoe');
      await zoe.call('PATCH', '/api/me', { timeZone: 'UTC' });
      const days = (await zoe.get<Me>('/api/me')).body.vacationDaysLeft;
      const day = (from: number): string =>
        new Date(world.core.clock.nowMs() + from * 24 * HOUR_MS).toISOString().slice(0, 10);
      const vacation = { from: day(2), to: day(5) };
      const set = await zoe.call<Me>('PATCH', '/api/me', { vacation });
      expect(set.body).toMatchObject({ vacation, vacationDaysLeft: days - 4 });
      for (const bad of [
        { from: day(5), to: day(2) },
        { from: day(-3), to: day(-2) },
        { from: day(1), to: day(1 + days) },
        { from: '2026-02-30', to: '2026-03-01' },
        { from: 'tomorrow', to: 'sunday' },
      ]) {
        expect(await code(zoe.call('PATCH', '/api/me', { vacation: bad })), JSON.stringify(bad)).toBe(
          'bad-vacation',
        );
      }
      expect(await code(zoe.call('PATCH', '/api/me', { vacation: { from: day(2) } }))).toBe('bad-request');
      const back = await zoe.call<Me>('PATCH', '/api/me', { vacation: null });
      expect(back.body).not.toHaveProperty('vacation');
      expect(back.body.vacationDaysLeft).toBe(days);
    });
  });
}
