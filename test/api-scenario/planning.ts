/** Plans and nudges. */

import type { PlanWish, View } from '@aeroplane/api';
import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { seatEverybody, seatsFor } from '../support/play.ts';
import { ann, ben, code, eve, HOUR_MS, NO_GAME, QUICK, replaceInStore, started, world } from './scene.ts';

const plan = (client: Client, id: string, wish: PlanWish) =>
  client.call<View>('POST', `/api/games/${id}/plan`, wish);

const nudge = (client: Client, id: string, colour: unknown) =>
  client.call('POST', `/api/games/${id}/nudge`, { colour });

export function planning(): void {
  describe('a plan', { timeout: 30_000 }, () => {
    it('is set, changed and withdrawn by its owner, and shown to nobody else', async () => {
      const { id, acts, waits } = await started({ preset: 'classic' });
      const set = await plan(waits, id, { faces: { 6: 'L' }, orders: ['capture', 'launch'] });
      expect(set.body.plan).toEqual({
        madeAt: set.body.ply,
        faces: { 6: 'L' },
        orders: ['capture', 'launch'],
      });
      expect((await waits.view(id)).body.plan).toEqual(set.body.plan);
      for (const other of [acts, eve]) expect((await other.view(id)).body).not.toHaveProperty('plan');
      // Omitted fields keep their values.
      expect((await plan(waits, id, { orders: ['home'] })).body.plan).toEqual({
        madeAt: set.body.ply,
        faces: { 6: 'L' },
        orders: ['home'],
      });
      expect((await plan(waits, id, { faces: null })).body.plan).toEqual({ orders: ['home'] });
      expect((await plan(waits, id, { orders: [] })).body).not.toHaveProperty('plan');
      // Standing orders can be given at any time.
      expect((await plan(acts, id, { orders: ['flee', 'leader', 'shortcut'] })).status).toBe(200);
    });

    it('is refused when it is invalid, or cannot be made now', async () => {
      const { id, acts, waits } = await started({ preset: 'classic' });
      expect(await code(plan(eve, id, { orders: [] }))).toBe('not-seated');
      expect(await code(plan(ann, NO_GAME, { orders: [] }))).toBe('unknown-game');
      expect(await code(plan(acts, id, { faces: { 6: 'L' } }))).toBe('decide-first');
      expect(await code(plan(waits, id, { ply: 900, faces: { 6: 'L' } }))).toBe('ply-taken');
      for (const wish of [
        { faces: { 6: '55-60' } },
        { faces: { 6: 'nonsense' } },
        { faces: { 3: 'L' } },
        { orders: ['home', 'home'] },
      ] as PlanWish[]) {
        expect(await code(plan(waits, id, wish)), JSON.stringify(wish)).toBe('bad-plan');
      }
      for (const wish of [
        { faces: { 7: 'L' } },
        { faces: 'L' },
        { orders: ['win'] },
        { orders: 'home' },
        { orders: null },
      ])
        expect(await code(plan(waits, id, wish as PlanWish)), JSON.stringify(wish)).toBe('bad-request');
      const tap = await started({ ...QUICK, rolling: 'tap' });
      expect(await code(plan(tap.waits, tap.id, { orders: ['home'] }))).toBe('bad-plan');
      const { body } = await ann.create({ ...QUICK, seats: seatsFor(2) });
      await ann.take(body.invite);
      expect(await code(plan(ann, body.id, { orders: ['home'] }))).toBe('not-in-play');
      replaceInStore({ replaceGame: async () => false });
      expect(await code(plan(waits, id, { orders: ['home'] }))).toBe('busy');
    });
  });

  describe('a nudge', { timeout: 30_000 }, () => {
    it('reaches a player who has kept the game waiting long enough, once a day', async () => {
      const { id, acts, waits, view } = await started({ ...QUICK, turnTime: '24h' });
      const { toAct: asked } = view;
      const own = (await waits.view(id)).body.seats.find(({ you }) => you)?.colour;
      expect(view).not.toHaveProperty('nudgeFrom');
      const from = (await waits.view(id)).body.nudgeFrom ?? '';
      expect(Date.parse(from) - world.core.clock.nowMs()).toBe(6 * HOUR_MS);
      expect(await code(nudge(waits, id, asked))).toBe('not-to-nudge');
      world.skip(6 * HOUR_MS);
      expect(await code(nudge(waits, id, own))).toBe('not-to-nudge');
      expect(await code(nudge(acts, id, asked))).toBe('not-to-nudge');
      expect(await code(nudge(eve, id, asked))).toBe('not-seated');
      expect(await code(nudge(ann, NO_GAME, 'red'))).toBe('unknown-game');
      expect(await code(nudge(waits, id, 'purple'))).toBe('bad-request');
      expect((await nudge(waits, id, asked)).status).toBe(204);
      expect(await code(nudge(waits, id, asked))).toBe('nudged-already');
      // A second game of theirs counts as well.
      const second = await seatEverybody([ann, ben], QUICK);
      world.skip(7 * HOUR_MS);
      const { toAct } = (await eve.view(second)).body;
      const [nudger] =
        toAct === (await ann.view(second)).body.seats.find(({ you }) => you)?.colour ? [ben] : [ann];
      if (nudger === waits) expect(await code(nudge(nudger, second, toAct))).toBe('nudged-already');
      else expect((await nudge(nudger, second, toAct)).status).toBe(204);
    });
  });
}
