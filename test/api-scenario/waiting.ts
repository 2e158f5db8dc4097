/** Games before they start. */

import { describe, expect, it } from 'vitest';
import { seatsFor } from '../support/play.ts';
import { ann, ben, code, eve, QUICK, world } from './scene.ts';

export function waiting(): void {
  describe('a waiting game', { timeout: 30_000 }, () => {
    it('is created, shown, joined, left and listed', async () => {
      const { status, body } = await ann.create({ ...QUICK, seats: seatsFor(3), public: true });
      expect(status).toBe(201);
      expect((await world.client().invitation(body.invite)).body).toMatchObject({
        by: '',
        colours: ['red', 'yellow', 'blue', 'green'],
      });
      expect(await code(ann.tell(body.id, 'start'))).toBe('creator-not-seated');
      expect((await ann.take(body.invite, 'red')).body.seats[0]).toMatchObject({ colour: 'red', you: true });
      expect(await code(ben.take(body.invite, 'red'))).toBe('colour-taken');
      expect(await code(ben.tell(body.id, 'start'))).toBe('not-the-creator');
      expect(await code(ben.tell(body.id, 'resign'))).toBe('not-seated');
      expect((await ben.take(body.invite, 'blue')).status).toBe(200);
      expect(await code(ann.record(body.id))).toBe('not-started');
      const list = await world.client().get<{ games: { id: string; by: string }[] }>('/api/games?open=1');
      expect(list.body.games).toMatchObject([{ id: body.id, by: 'Ann' }]);
      expect(
        (await ben.tell(body.id, 'resign')).body.seats.filter(({ kind }) => kind === 'open'),
      ).toHaveLength(2);
      expect((await ann.tell(body.id, 'start')).body.status).toBe('playing');
      // A repeated start finds the game started.
      expect((await ann.tell(body.id, 'start')).status).toBe(200);
      expect(await code(eve.take(body.invite))).toBe('already-started');
    });

    it('has a limited number of seats', async () => {
      const { body } = await ann.create({ ...QUICK, seats: seatsFor(2) });
      expect((await ben.take(body.invite)).status).toBe(200);
      expect(await code(eve.take(body.invite))).toBe('seats-taken');
      await ann.tell(body.id, 'resign');
    });

    it('can be cancelled by its creator', async () => {
      const { body } = await ann.create({ ...QUICK, seats: seatsFor(2) });
      await ann.take(body.invite, 'red');
      expect((await ann.tell(body.id, 'resign')).body.status).toBe('cancelled');
      expect(await code(ann.tell(body.id, 'resign'))).toBe('cancelled');
      expect(await code(ann.tell(body.id, 'start'))).toBe('cancelled');
      expect(await code(eve.take(body.invite))).toBe('cancelled');
    });

    it('is not created from invalid settings', async () => {
      expect(await code(ann.create({ preset: 'quick', rules: {}, seats: seatsFor(2) }))).toBe('bad-rules');
      expect(await code(ann.create({ seats: [{ who: 'open' }, { who: 'bot' }] }))).toBe('bad-seats');
    });

    it('is refused to a player who is in fifty already', async () => {
      const [host, guest] = [await world.guest('Hoster'), await world.guest('Guest')];
      const { body } = await host.create({ ...QUICK, seats: seatsFor(2) });
      for (let game = 0; game < 50; game += 1) {
        expect((await guest.create({ ...QUICK, seats: seatsFor(2) })).status).toBe(201);
      }
      expect(await code(guest.create({ ...QUICK, seats: seatsFor(2) }))).toBe('too-many-games');
      expect(await code(guest.take(body.invite))).toBe('too-many-games');
    });
  });
}
