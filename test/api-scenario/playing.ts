/** Running games. */

import type { View } from '@aeroplane/api';
import { describe, expect, it } from 'vitest';
import { playOn, seatEverybody, seatsFor } from '../support/play.ts';
import {
  abandoned,
  ann,
  ben,
  code,
  description,
  eve,
  NO_GAME,
  QUICK,
  replaceInStore,
  started,
  world,
} from './scene.ts';

export function playing(): void {
  describe('a running game', { timeout: 30_000 }, () => {
    it('accepts the decision of the player to act, and refuses all others with a reason', async () => {
      const { id, view, acts, waits } = await started();
      const [move = ''] = view.legal;
      expect(await code(eve.move(id, view.ply, move))).toBe('not-seated');
      expect(await code(waits.move(id, view.ply, move))).toBe('not-your-decision');
      expect(await code(acts.move(id, view.ply, 'nonsense'))).toBe('illegal-move');
      expect(await code(acts.move(id, view.ply + 1, move))).toBe('ply-not-reached');
      expect((await acts.move(id, view.ply, move)).status).toBe(200);
      expect(await code(waits.move(id, view.ply, move))).toBe('ply-taken');
      expect(
        (await acts.call<View>('POST', `/api/games/${id}/moves?since=${view.ply}`, { ply: view.ply, move }))
          .body.plies[0],
      ).toBe(`${view.die}${move}`);
    });

    it('is rolled by hand where the players agreed on it', async () => {
      const { id, view, acts, waits } = await started({ ...QUICK, rolling: 'tap' });
      expect(view).toMatchObject({ die: null, legal: [] });
      expect(await code(eve.roll(id, 0))).toBe('not-seated');
      expect(await code(waits.roll(id, 0))).toBe('not-your-decision');
      expect(await code(acts.roll(id, 5))).toBe('ply-not-reached');
      expect((await acts.roll(id, 0)).status).toBe(200);
      await playOn([ann, ben], id, { until: ({ ply }) => ply > 4, settle: world.settle });
      expect([await code(ann.roll(id, 0)), await code(ben.roll(id, 0))]).toContain('ply-taken');
    });

    it('is rolled by the server by default', async () => {
      const { id, view, acts } = await started();
      expect(await code(acts.roll(id, view.ply))).toBe('nothing-to-roll');
    });

    it('can be left, marked as seen, recorded and finished', async () => {
      const id = await seatEverybody([ann, ben, eve], QUICK);
      expect((await ann.seen(id, 1)).status).toBe(204);
      expect(
        await code(
          world
            .client()
            .signIn('Zoe')
            .then((zoe) => zoe.seen(id, 1)),
        ),
      ).toBe('not-seated');
      expect(
        await code(
          world
            .client()
            .signIn('Zoe')
            .then((zoe) => zoe.tell(id, 'seat')),
        ),
      ).toBe('not-seated');
      expect((await ann.tell(id, 'seat')).status).toBe(200);
      expect((await eve.tell(id, 'resign')).body.plies.join()).toContain('leaves');
      expect(await code(eve.tell(id, 'resign'))).toBe('not-in-play');
      const view = await playOn([ann, ben, eve], id, { settle: world.settle });
      expect(view.status).toBe('finished');
      expect(await code(ann.tell(id, 'resign'))).toBe('game-over');
      expect((await ann.record(id)).body.plies).toHaveLength(view.ply);
      const { headers } = await ann.view(id);
      expect((await ann.get(`/api/games/${id}`, { 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(
        304,
      );
      expect((await ann.done()).body.games.map((done) => done.id)).toContain(id);
      await world.settle();
      expect((await ann.done()).body.games.map((done) => done.id)).toContain(id);
      expect((await ann.games()).status).toBe(200);
    });

    it('goes on without absent players, and gives the seat back', async () => {
      const { id } = await abandoned();
      const held = (await ann.view(id)).body;
      expect(held.toAct).toBeNull();
      expect(held.marks.missed.length).toBeGreaterThanOrEqual(6);
      expect(await code(ann.move(id, held.ply, 'L'))).toBe('was-held');
      expect(await code(ben.roll(id, held.ply + 100))).toBe('was-held');
      expect((await ben.tell(id, 'seat')).body.seats.some((seat) => seat.held)).toBe(false);
      const { body } = await ann.view(id);
      const acts = body.seats.some(({ you, colour }) => you && colour === body.toAct) ? ann : ben;
      const next = await acts.get<{ game: { id: string } | null; waiting: number }>('/api/me/next');
      expect(next.body.game).toMatchObject({ yours: true });
      expect(next.body.waiting).toBe((await acts.games()).body.games.filter(({ yours }) => yours).length);
      expect((await world.client().get('/api/health')).body).toEqual({
        ok: true,
        version: '1.2.3',
        commit: 'abc',
      });
      expect((await world.client().get('/api/openapi.json')).body).toEqual(
        JSON.parse(JSON.stringify(description.document)),
      );
    });

    it('is unknown under any other id', async () => {
      expect(await code(ann.view(NO_GAME))).toBe('unknown-game');
      expect(await code(ann.record(NO_GAME))).toBe('unknown-game');
      expect(await code(ann.move(NO_GAME, 0, 'L'))).toBe('unknown-game');
      expect(await code(ann.roll(NO_GAME, 0))).toBe('unknown-game');
      expect(await code(ann.seen(NO_GAME, 0))).toBe('unknown-game');
      for (const what of ['start', 'resign', 'seat'] as const) {
        expect(await code(ann.tell(NO_GAME, what))).toBe('unknown-game');
      }
      expect(await code(ann.invitation(`${NO_GAME}.${NO_GAME}`))).toBe('unknown-invite');
      expect(await code(ann.take(`${NO_GAME}.${NO_GAME}`))).toBe('unknown-invite');
    });

    it('refuses a page that starts at no entry', async () => {
      expect(await code(ann.get('/api/me/done?from=nowhere'))).toBe('bad-cursor');
      expect(await code(ann.get('/api/games?open=1&from=nowhere'))).toBe('bad-cursor');
    });

    it('answers busy while others keep writing', async () => {
      const waiting = (await ann.create({ ...QUICK, seats: seatsFor(2) })).body;
      const away = await abandoned();
      const game = await started();
      const tap = await started({ ...QUICK, rolling: 'tap' });
      replaceInStore({ replaceGame: async () => false, createGame: async () => false });
      expect(await code(ann.create({ ...QUICK, seats: seatsFor(2) }))).toBe('busy');
      expect(await code(ann.take(waiting.invite))).toBe('busy');
      expect(await code(ann.tell(waiting.id, 'resign'))).toBe('busy');
      expect(await code(ann.tell(away.id, 'seat'))).toBe('busy');
      expect(await code(game.acts.move(game.id, game.view.ply, game.view.legal[0] ?? ''))).toBe('busy');
      expect(await code(tap.acts.roll(tap.id, 0))).toBe('busy');
      replaceInStore({});
      await ann.take(waiting.invite);
      replaceInStore({ replaceGame: async () => false });
      expect(await code(ann.tell(waiting.id, 'start'))).toBe('busy');
    });
  });
}
