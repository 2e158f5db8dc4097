/** The contract of stores: lists in pages, and the cursors between them. */

import { describe, expect, it } from 'vitest';
import type { FinishedGame, Page } from '@aeroplane/core';
import { refusalOf } from '../scenes/refusal.ts';
import { idOf, sampleGame } from '../scenes/sample-game.ts';
import type { StoreInUse } from './store-in-use.ts';

const asha = idOf('asha');
const bo = idOf('bo');

const done = (game: string, finishedAtMs: number, changes: Partial<FinishedGame> = {}): FinishedGame => ({
  game: idOf(game),
  finishedAtMs,
  colour: 2,
  rank: 1,
  players: 4,
  opponents: ['ঋতুপর্ণা', '李小龙'],
  ranks: [4, 2],
  preset: 'quick',
  seen: 7,
  ...changes,
});

/** Every item of a list, page by page; no page is longer than asked for. */
async function pages<T>(limit: number, read: (from?: string) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = [];
  let page = await read();
  for (;;) {
    expect(page.items.length).toBeLessThanOrEqual(limit);
    items.push(...page.items);
    if (page.next === undefined) return items;
    page = await read(page.next);
  }
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Texts that are no cursors of any list. */
const GARBAGE = [
  '',
  ' ',
  'x',
  '%',
  '💥',
  'null',
  'A'.repeat(4_000),
  ...[null, 1, 'text', [], {}, { pk: 1 }, { pk: { S: '' }, sk: { S: '' } }, [null, null]].map(encoded),
];

export function listsContract(store: StoreInUse): void {
  describe('public games', () => {
    const create = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) {
        const id = idOf(`open${index}`);
        await store().createGame(sampleGame({ id, public: true, createdAtMs: 1_900_000_000_000 + index }));
      }
    };

    it.each([1, 2, 3, 5, 20])('are listed newest first, in pages of %i', async (limit) => {
      await create(5);
      const games = await pages(limit, (from) => store().openGames(limit, from));
      expect(games.map(({ id }) => id)).toEqual([4, 3, 2, 1, 0].map((index) => idOf(`open${index}`)));
    });

    it('are listed while they wait, and only if public', async () => {
      await create(1);
      await store().createGame(sampleGame({ id: idOf('private') }));
      await store().createGame(sampleGame({ id: idOf('running'), public: true, status: 'playing' }));
      expect((await store().openGames(10)).items.map(({ id }) => id)).toEqual([idOf('open0')]);
      const started = sampleGame({ id: idOf('open0'), public: true, status: 'playing', version: 2 });
      await store().replaceGame(started);
      expect(await store().openGames(10)).toEqual({ items: [] });
    });

    it('of one moment are all listed once', async () => {
      for (const id of ['a', 'b', 'c', 'd']) {
        await store().createGame(sampleGame({ id: idOf(id), public: true }));
      }
      const games = await pages(2, (from) => store().openGames(2, from));
      expect(games.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd'].map(idOf));
    });
  });

  describe('finished games', () => {
    const put = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) {
        await store().putFinishedGame(asha, done(`done${index}`, 1_900_000_000_000 + index));
      }
    };

    it.each([1, 2, 3, 5, 20])(
      'are listed latest first, in pages of %i, to their player only',
      async (limit) => {
        await put(5);
        await store().putFinishedGame(bo, done('other', 1_900_000_000_000));
        const games = await pages(limit, (from) => store().finishedGames(asha, limit, from));
        const expected = [4, 3, 2, 1, 0].map((index) => done(`done${index}`, 1_900_000_000_000 + index));
        expect(games).toEqual(expected);
      },
    );

    it('are listed once, even if put again', async () => {
      await put(1);
      await put(1);
      expect((await store().finishedGames(asha, 10)).items).toHaveLength(1);
      expect(await store().readFinishedGame(asha, 1_900_000_000_000, idOf('done0'))).toEqual(
        done('done0', 1_900_000_000_000),
      );
    });

    it('without opponents are stored too', async () => {
      const alone = done('alone', 1_900_000_000_000, { opponents: [], seen: 0, colour: 0, rank: 4 });
      await store().putFinishedGame(asha, alone);
      expect((await store().finishedGames(asha, 10)).items).toEqual([alone]);
    });

    it('remember how far they were seen, and never go back', async () => {
      await put(1);
      const seen = async (ply: number): Promise<number | undefined> => {
        await store().markFinishedSeen(asha, 1_900_000_000_000, idOf('done0'), ply);
        return (await store().readFinishedGame(asha, 1_900_000_000_000, idOf('done0')))?.seen;
      };
      expect(await seen(9)).toBe(9);
      expect(await seen(8)).toBe(9);
      expect(await seen(0)).toBe(9);
      expect(await seen(200)).toBe(200);
    });

    it('can be removed, also when repeated', async () => {
      const [one, other] = [done('one', 1_900_000_000_000), done('other', 1_900_000_000_000)];
      for (const game of [one, other]) await store().putFinishedGame(asha, game);
      for (const player of [bo, asha, asha]) {
        await store().removeFinishedGame(player, one.finishedAtMs, one.game);
      }
      expect((await store().finishedGames(asha, 10)).items).toEqual([other]);
      expect(await store().readFinishedGame(asha, one.finishedAtMs, one.game)).toBeUndefined();
    });

    it('are not created by being seen', async () => {
      await store().markFinishedSeen(asha, 1_900_000_000_000, idOf('done0'), 3);
      expect(await store().finishedGames(asha, 10)).toEqual({ items: [] });
      expect(await store().readFinishedGame(asha, 1_900_000_000_000, idOf('done0'))).toBeUndefined();
    });
  });

  describe('cursors', () => {
    it('that no list has given are refused', async () => {
      for (const cursor of GARBAGE) {
        expect(await refusalOf(store().openGames(2, cursor))).toBe('bad-cursor');
        expect(await refusalOf(store().finishedGames(asha, 2, cursor))).toBe('bad-cursor');
      }
    });

    it('of other lists are refused', async () => {
      for (const index of [0, 1, 2]) {
        await store().createGame(
          sampleGame({ id: idOf(`open${index}`), public: true, createdAtMs: index + 1 }),
        );
        await store().putFinishedGame(asha, done(`done${index}`, 1_900_000_000_000 + index));
        await store().putFinishedGame(bo, done(`done${index}`, 1_900_000_000_000 + index));
      }
      const open = (await store().openGames(1)).next ?? '';
      const ashas = (await store().finishedGames(asha, 1)).next ?? '';
      expect([open, ashas]).not.toContain('');
      expect(await refusalOf(store().openGames(1, ashas))).toBe('bad-cursor');
      expect(await refusalOf(store().finishedGames(asha, 1, open))).toBe('bad-cursor');
      expect(await refusalOf(store().finishedGames(bo, 1, ashas))).toBe('bad-cursor');
    });

    it('continue where they were given, even if the list has grown since', async () => {
      for (const index of [0, 1, 2])
        await store().putFinishedGame(asha, done(`done${index}`, 1_900_000_000_000 + index));
      const first = await store().finishedGames(asha, 2);
      await store().putFinishedGame(asha, done('late', 1_900_000_000_009));
      const second = await store().finishedGames(asha, 2, first.next ?? '');
      expect(second.items.map(({ game }) => game)).toEqual([idOf('done0')]);
    });
  });
}
