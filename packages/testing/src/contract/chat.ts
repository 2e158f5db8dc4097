/** The contract of stores: the chat of games, and how far it was read. */

import { describe, expect, it } from 'vitest';
import type { ChatMessage, FinishedGame } from '@aeroplane/core';
import { refusalOf } from '../scenes/refusal.ts';
import { idOf, sampleGame } from '../scenes/sample-game.ts';
import type { StoreInUse } from './store-in-use.ts';

const [asha, one, other] = [idOf('asha'), idOf('one'), idOf('other')];
const AT_MS = 1_900_000_000_000;

const t = (index: number): string => `${AT_MS + index}0`;

const message = (index: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  t: t(index),
  player: asha,
  colour: 0,
  body: { text: `নমস্কার ${index} 👋🏽` },
  ...changes,
});

const done: FinishedGame = {
  game: one,
  finishedAtMs: AT_MS,
  colour: 2,
  rank: 1,
  players: 2,
  opponents: ['Bo'],
  ranks: [2],
  preset: null,
  seen: 7,
};

export function chatContract(store: StoreInUse): void {
  describe('the chat of a game', () => {
    const put = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) await store().putMessage(one, message(index));
    };

    it.each([1, 2, 3, 5, 20])('is listed newest first, in pages of %i', async (limit) => {
      await put(5);
      await store().createGame(sampleGame({ id: one }));
      await store().putMessage(other, message(9));
      const items: ChatMessage[] = [];
      let from: string | undefined;
      do {
        const page = await store().chat(one, limit, from);
        expect(page.items.length).toBeLessThanOrEqual(limit);
        items.push(...page.items);
        from = page.next;
      } while (from !== undefined);
      expect(items).toEqual([4, 3, 2, 1, 0].map((index) => message(index)));
      expect(await store().chat(idOf('none'), limit)).toEqual({ items: [] });
    });

    it('is stored field by field, text and phrases', async () => {
      const all = [
        message(2, { player: idOf('bo'), colour: 3, body: { phrase: 'well-played' } }),
        message(1, { body: { text: 'x'.repeat(1_200) } }),
      ];
      for (const each of all) expect(await store().putMessage(one, each)).toBe(true);
      expect((await store().chat(one, 9)).items).toEqual(all);
    });

    it('is never overwritten', async () => {
      await put(1);
      expect(await store().putMessage(one, message(0, { body: { phrase: 'sorry' } }))).toBe(false);
      expect(await store().putMessage(other, message(0))).toBe(true);
      expect((await store().chat(one, 9)).items).toEqual([message(0)]);
    });

    it('leaves the game alone', async () => {
      await store().createGame(sampleGame({ id: one }));
      const before = await store().readSecretGame(one);
      await put(2);
      expect(await store().readSecretGame(one)).toEqual(before);
    });

    it('has pages that begin only where another ended', async () => {
      await put(3);
      for (let index = 0; index < 3; index += 1) await store().putMessage(other, message(index));
      const { next = '' } = await store().chat(one, 1);
      expect(next).not.toBe('');
      for (const cursor of ['', 'x', 'null', '💥', Buffer.from('{}').toString('base64url')])
        expect(await refusalOf(store().chat(one, 1, cursor)), cursor).toBe('bad-cursor');
      expect(await refusalOf(store().chat(other, 1, next))).toBe('bad-cursor');
      expect(await refusalOf(store().finishedGames(asha, 1, next))).toBe('bad-cursor');
    });
  });

  describe('the last message read', () => {
    it('is stored in the membership, and never goes back', async () => {
      await store().addMembership(asha, one, 5);
      expect(await store().readMembership(asha, one)).not.toHaveProperty('chat');
      for (const [index, expected] of [
        [1, 1],
        [0, 1],
        [1, 1],
        [3, 3],
      ] as const) {
        expect(await store().markChatRead(asha, one, t(index))).toBe(true);
        expect((await store().readMembership(asha, one))?.chat).toBe(t(expected));
      }
      await store().addMembership(asha, one, 6);
      expect(await store().memberships(asha)).toEqual([
        { player: asha, game: one, seen: 0, sinceMs: 6, muted: false, receipts: [], chat: t(3) },
      ]);
    });

    it('is stored in a finished game, with whether it was muted', async () => {
      await store().putFinishedGame(asha, { ...done, chat: t(1), muted: true });
      const read = async () => store().readFinishedGame(asha, AT_MS, one);
      expect(await read()).toEqual({ ...done, chat: t(1), muted: true });
      for (const [index, expected] of [
        [0, 1],
        [2, 2],
      ] as const) {
        await store().markFinishedChatRead(asha, AT_MS, one, t(index));
        expect((await read())?.chat).toBe(t(expected));
      }
      await store().putFinishedGame(asha, done);
      expect(await read()).toEqual(done);
      await store().markFinishedChatRead(asha, AT_MS, one, t(0));
      expect(await read()).toEqual({ ...done, chat: t(0) });
    });

    it('creates neither a membership nor a finished game', async () => {
      expect(await store().markChatRead(asha, one, t(0))).toBe(false);
      await store().markFinishedChatRead(asha, AT_MS, one, t(0));
      expect(await store().memberships(asha)).toEqual([]);
      expect(await store().finishedGames(asha, 9)).toEqual({ items: [] });
    });
  });
}
