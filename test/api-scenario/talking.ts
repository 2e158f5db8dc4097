/** Around a game: the rematch, and chat. */

import type { ChatMessage, ChatPage, CreatedGame } from '@aeroplane/api';
import { LIMITS } from '@aeroplane/core';
import { describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { seatEverybody, seatsFor } from '../support/play.ts';
import { ann, ben, code, eve, NO_GAME, QUICK, replaceInStore, started, world } from './scene.ts';

const rematch = (client: Client, id: string) => client.call<CreatedGame>('POST', `/api/games/${id}/rematch`);

const say = (client: Client, id: string, message: unknown) =>
  client.call<ChatMessage>('POST', `/api/games/${id}/chat`, message);

const chat = (client: Client, id: string, from = '') =>
  client.get<ChatPage>(`/api/games/${id}/chat${from === '' ? '' : `?from=${from}`}`);

/** A finished game of Ann and Ben. */
async function finished(): Promise<string> {
  const id = await seatEverybody([ann, ben], { ...QUICK, turnTime: '8h' });
  expect((await ben.tell(id, 'resign')).body.status).toBe('finished');
  await world.settle();
  return id;
}

export function talking(): void {
  describe('a rematch', { timeout: 30_000 }, () => {
    it('has the same settings and players, and waits for these only', async () => {
      const id = await finished();
      const first = await rematch(ann, id);
      expect(first.status).toBe(201);
      expect(first.body).toMatchObject({ status: 'waiting', turnTime: '8h', public: false });
      expect(first.body.seats.map(({ kind, you, creator, kept }) => [kind, you, creator, kept])).toEqual([
        ['open', true, true, undefined],
        ['open', undefined, undefined, true],
      ]);
      const second = await rematch(ben, id);
      expect([second.status, second.body.id, second.body.invite]).toEqual([
        200,
        first.body.id,
        first.body.invite,
      ]);
      expect(await code(eve.take(first.body.invite))).toBe('seats-taken');
      await ben.take(second.body.invite, 'green');
      expect((await ann.take(first.body.invite)).body.status).toBe('playing');
      expect((await rematch(ann, id)).body).toMatchObject({
        id: first.body.id,
        status: 'playing',
        invite: '',
      });
    });

    it('is refused before the end, and to everybody without a seat', async () => {
      expect(await code(rematch(ann, NO_GAME))).toBe('unknown-game');
      const { id } = await started();
      expect(await code(rematch(ann, id))).toBe('not-finished');
      expect(await code(rematch(eve, id))).toBe('not-seated');
      const over = await finished();
      expect(await code(rematch(eve, over))).toBe('not-seated');
      const [zoe, yan] = [await world.guest('Zoe'), await world.guest('Yan')];
      const last = await seatEverybody([zoe, yan], QUICK);
      await yan.tell(last, 'resign');
      await world.settle();
      for (let count = 0; count < 50; count += 1) await zoe.create({ ...QUICK, seats: seatsFor(2) });
      expect(await code(rematch(zoe, last))).toBe('too-many-games');
    });
  });

  describe('chat', { timeout: 30_000 }, () => {
    it('is read by players with a seat, and by nobody else', async () => {
      const { id } = await started();
      const said = await say(ann, id, { text: '  Good   luck, planted-words!\u202e ' });
      expect(said.status).toBe(201);
      expect(said.body).toMatchObject({ text: 'Good luck, planted-words!', you: true });
      expect((await say(ben, id, { phrase: 'thanks' })).body).toMatchObject({ phrase: 'thanks' });
      const { body, text } = await chat(ben, id);
      expect(body.messages.toSorted((a, b) => Number(a.you ?? 0) - Number(b.you ?? 0))).toMatchObject([
        { text: 'Good luck, planted-words!', at: expect.stringMatching(/^\d{4}-.*Z$/) as string },
        { phrase: 'thanks', you: true },
      ]);
      expect(body.unread).toBe(1);
      // Messages name a colour; ids stay private.
      for (const { player } of [ann, ben]) expect(text).not.toContain(player);
      const { t = '' } = body.messages.find(({ you }) => !you) ?? {};
      expect((await ben.call('POST', `/api/games/${id}/seen`, { ply: 0, chat: t })).status).toBe(204);
      expect((await chat(ben, id)).body.unread).toBe(0);
      expect(await code(chat(eve, id))).toBe('not-seated');
      expect(await code(say(eve, id, { text: 'planted' }))).toBe('not-seated');
      for (const client of [eve, world.client()])
        for (const path of [id, `${id}/record`, `${id}/chat`])
          expect((await client.get(`/api/games/${path}`)).text).not.toContain('planted-words');
    });

    it('comes in pages', async () => {
      const { id } = await started();
      for (let count = 0; count < 51; count += 1) {
        world.skip(LIMITS.chat.everyMs);
        await say(ann, id, { text: `${count}` });
      }
      const { body } = await chat(ben, id);
      expect([body.messages.length, body.unread]).toEqual([50, 50]);
      const rest = (await chat(ben, id, body.next)).body;
      expect(rest.messages).toHaveLength(1);
      expect(rest).not.toHaveProperty('next');
      expect(await code(chat(ann, id, 'nowhere'))).toBe('bad-cursor');
      const other = await started();
      expect(await code(chat(ann, other.id, body.next))).toBe('bad-cursor');
    });

    it('is refused when it is empty, too long, or in an unknown game', async () => {
      const { id } = await started();
      for (const text of ['', ' \u200b\n', 'x'.repeat(301), '👨‍👩‍👧‍👦'.repeat(50)])
        expect(await code(say(ann, id, { text })), text).toBe('bad-text');
      for (const message of [
        {},
        { text: 'x', phrase: 'hello' },
        { text: 1 },
        { phrase: 'nonsense' },
        { text: 'x'.repeat(4_001) },
      ])
        expect(await code(say(ann, id, message)), JSON.stringify(message)).toBe('bad-request');
      expect(await code(say(ann, NO_GAME, { text: 'x' }))).toBe('unknown-game');
      expect(await code(chat(ann, NO_GAME))).toBe('unknown-game');
      expect(await code(ann.call('POST', `/api/games/${id}/seen`, { ply: 0, chat: 'yesterday' }))).toBe(
        'bad-request',
      );
      const { body } = await ann.create({ ...QUICK, seats: seatsFor(2) });
      await ann.take(body.invite);
      expect(await code(say(ann, body.id, { text: 'x' }))).toBe('not-started');
      expect((await chat(ann, body.id)).body).toEqual({ messages: [], unread: 0 });
      world.skip(LIMITS.chat.everyMs);
      replaceInStore({ putMessage: async () => false });
      expect(await code(say(ann, id, { text: 'x' }))).toBe('busy');
    });

    it('stays after the end of the game', async () => {
      const id = await finished();
      expect((await say(ben, id, { phrase: 'good-game' })).status).toBe(201);
      await world.settle();
      expect((await chat(ann, id)).body).toMatchObject({ unread: 1, messages: [{ phrase: 'good-game' }] });
    });
  });
}
