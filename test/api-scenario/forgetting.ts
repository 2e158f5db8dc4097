/** A player's export, and the deletion of their account. */

import { describe, expect, it } from 'vitest';
import { seatEverybody, seatsFor } from '../support/play.ts';
import { code, QUICK, replaceInStore, world } from './scene.ts';

export function forgetting(): void {
  describe('the export of a player', { timeout: 30_000 }, () => {
    it('holds everything stored about them, without secrets', async () => {
      const [zoe, max] = [await world.guest('Zoe'), await world.guest('Max')];
      await zoe.call('PUT', '/api/me/mail', { address: 'zoe@example.org', afterHours: 4 });
      const id = await seatEverybody([zoe, max], QUICK);
      const over = await seatEverybody([zoe, max], QUICK);
      await max.tell(over, 'resign');
      await world.settle();
      await zoe.call('POST', `/api/games/${id}/chat`, { text: 'my-own-words' });
      await max.call('POST', `/api/games/${id}/chat`, { text: 'words-of-another' });
      const { body, text, headers } = await zoe.get<Record<string, unknown>>('/api/me/export');
      expect(headers.get('content-disposition')).toContain('attachment');
      expect(body).toMatchObject({
        player: { id: zoe.player, name: 'Zoe' },
        mail: { address: 'zoe@example.org', confirmedAt: null },
        games: [{ game: id }],
        finishedGames: [{ game: over, rank: 1, opponents: ['Max'] }],
        messages: [{ game: id, text: 'my-own-words' }],
      });
      for (const secret of ['words-of-another', max.player, zoe.cookie?.split('.')[1] ?? 'none'])
        expect(text).not.toContain(secret);
    });
  });

  describe('a deleted player', { timeout: 60_000 }, () => {
    it('is gone everywhere, and their games go on with a former player', async () => {
      const [zoe, max] = [await world.guest('Zaphira'), await world.guest('Max')];
      await zoe.call('PUT', '/api/me/mail', { address: 'zaphira@example.org', afterHours: 4 });
      const id = await seatEverybody([zoe, max], QUICK);
      const over = await seatEverybody([zoe, max], QUICK);
      await max.tell(over, 'resign');
      const { body: waiting } = await zoe.create({ ...QUICK, seats: seatsFor(2) });
      await zoe.take(waiting.invite);
      await zoe.call('POST', `/api/games/${id}/chat`, { text: 'zaphiras-words' });
      const seats = (await zoe.view(id)).body.seats;
      await zoe.call('POST', '/api/reports', {
        game: id,
        colour: seats.find(({ you }) => !you)?.colour,
        reason: 'zaphiras-reasons',
      });
      await world.settle();

      const before = zoe.cookie;
      expect((await zoe.call('DELETE', '/api/me')).status).toBe(204);
      await world.settle();
      zoe.cookie = before;
      expect(await code(zoe.get('/api/me'))).toBe('not-signed-in');
      await world.pass(2 * 60_000);
      const dump = await world.dump();
      for (const trace of [
        'Zaphira',
        'zaphira',
        zoe.player,
        Buffer.from(zoe.player, 'base64url').toString('base64'),
      ])
        expect(dump).not.toContain(trace);

      const view = (await max.view(id)).body;
      expect(view.seats.find(({ you }) => !you)).toMatchObject({ kind: 'player', name: null, held: true });
      expect(view.status).not.toBe('waiting');
      expect((await max.view(over)).body.seats.find(({ you }) => !you)).toMatchObject({ name: null });
      expect((await max.done()).body.games[0]?.opponents).toEqual([null]);
      expect((await max.view(waiting.id)).body.status).toBe('cancelled');
      expect((await max.record(id)).status).toBe(200);
    });

    it('may have to retry while others keep writing', async () => {
      const zoe = await world.guest('Zoe');
      replaceInStore({ replacePlayer: async () => false });
      expect(await code(zoe.call('DELETE', '/api/me'))).toBe('busy');
      replaceInStore({});
      expect((await zoe.get('/api/me')).status).toBe(200);
    });
  });
}
