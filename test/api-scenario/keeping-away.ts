/** Blocks and reports. */

import type { Block, ChatPage } from '@aeroplane/api';
import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { seatEverybody, seatsFor } from '../support/play.ts';
import { code, eve, NO_GAME, QUICK, replaceInStore, world } from './scene.ts';

async function colourOf(client: Client, id: string, own: boolean): Promise<string> {
  const { seats } = (await client.view(id)).body;
  return seats.find(({ you }) => (you ?? false) === own)?.colour ?? '';
}

const block = (client: Client, game: string, colour: string) =>
  client.call<Block>('POST', '/api/blocks', { game, colour });

const report = (client: Client, game: string, colour: string, reason = 'Said rude things') =>
  client.call('POST', '/api/reports', { game, colour, reason });

const blocks = async (client: Client): Promise<Block[]> =>
  (await client.get<{ blocks: Block[] }>('/api/blocks')).body.blocks;

const say = (client: Client, id: string, text: string) =>
  client.call('POST', `/api/games/${id}/chat`, { text });

const chat = async (client: Client, id: string): Promise<ChatPage> =>
  (await client.get<ChatPage>(`/api/games/${id}/chat`)).body;

export function keepingAway(): void {
  describe('a block', { timeout: 30_000 }, () => {
    it('keeps two players apart in new games, hides chat, and can be lifted', async () => {
      const [zoe, max] = [await world.guest('Zoe'), await world.guest('Max')];
      const id = await seatEverybody([zoe, max], QUICK);
      const made = await block(zoe, id, await colourOf(zoe, id, false));
      expect([made.status, made.body.name]).toEqual([201, 'Max']);
      expect((await block(zoe, id, await colourOf(zoe, id, false))).body).toEqual(made.body);
      expect(await blocks(zoe)).toEqual([made.body]);
      expect(await blocks(max)).toEqual([]);
      expect(made.text).not.toContain(max.player);

      // The running game goes on, but his chat is hidden.
      await say(max, id, 'hear-me');
      await say(zoe, id, 'hello');
      expect(await chat(zoe, id)).toMatchObject({ messages: [{ text: 'hello' }], unread: 0 });
      expect((await chat(max, id)).messages).toHaveLength(2);

      // Neither of them can join a new game of the other.
      for (const [host, visitor] of [
        [zoe, max],
        [max, zoe],
      ] as const) {
        const { body } = await host.create({ ...QUICK, seats: seatsFor(2), public: true });
        await host.take(body.invite);
        expect(await code(visitor.take(body.invite))).toBe('blocked');
        const open = async (client: Client) =>
          (await client.get<{ games: { id: string }[] }>('/api/games?open=1')).body.games.map(
            (one) => one.id,
          );
        expect(await open(visitor)).not.toContain(body.id);
        expect(await open(world.client())).toContain(body.id);
        await host.tell(body.id, 'resign');
      }

      // Nobody else can lift it.
      expect((await max.call('DELETE', `/api/blocks/${made.body.id}`)).status).toBe(204);
      expect(await blocks(zoe)).toHaveLength(1);
      expect((await zoe.call('DELETE', `/api/blocks/${made.body.id}`)).status).toBe(204);
      expect(await blocks(zoe)).toEqual([]);
      expect((await chat(zoe, id)).messages).toHaveLength(2);
    });

    it('is for another player of a shared game, and limited to a hundred', async () => {
      const [zoe, max] = [await world.guest('Zoe'), await world.guest('Max')];
      const id = await seatEverybody([zoe, max], QUICK);
      const other = await colourOf(zoe, id, false);
      const free = ['red', 'yellow', 'blue', 'green'].find(
        (one) => one !== other && one !== 'red' && one !== 'blue',
      );
      for (const call of [block, report]) {
        expect(await code(call(zoe, NO_GAME, 'red'))).toBe('unknown-game');
        expect(await code(call(eve, id, other))).toBe('not-seated');
        expect(await code(call(zoe, id, await colourOf(zoe, id, true)))).toBe('no-player');
        expect(await code(call(zoe, id, free ?? ''))).toBe('no-player');
      }
      const many = Array.from({ length: 100 }, (_, at) => ({
        player: zoe.player,
        blocked: `${at}`.padStart(16, 'b'),
        name: 'Somebody',
        atMs: 1,
      }));
      replaceInStore({ blocks: async () => many });
      expect(await code(block(zoe, id, other))).toBe('too-many-blocks');
    });
  });

  describe('a report', { timeout: 30_000 }, () => {
    it('is stored for the operator, who is notified', async () => {
      const [zoe, max] = [await world.guest('Zoe'), await world.guest('Max')];
      const id = await seatEverybody([zoe, max], QUICK);
      const other = await colourOf(zoe, id, false);
      expect((await report(zoe, id, other, 'first')).status).toBe(201);
      expect((await report(zoe, id, other, '  said   planted-rude things ')).status).toBe(201);
      expect(await world.core.store.reports(id)).toMatchObject([{ reason: 'said planted-rude things' }]);
      expect(world.reported).toContainEqual({ game: id, colour: other });
      for (const path of [id, `${id}/chat`, `${id}/record`])
        expect((await max.get(`/api/games/${path}`)).text).not.toContain('planted-rude');
      expect(await code(report(zoe, id, other, '\u200b'))).toBe('bad-text');
      expect(await code(report(zoe, id, other, 'x'.repeat(301)))).toBe('bad-text');
    });

    it('needs a player with a colour', async () => {
      const [zoe, max] = [await world.guest('Zoe'), await world.guest('Max')];
      const { body } = await zoe.create({ ...QUICK, seats: seatsFor(2) });
      await max.take(body.invite, 'green');
      expect(await code(report(zoe, body.id, 'green'))).toBe('not-started');
    });
  });
}
