/** The offline store, in an IndexedDB for tests. */

import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { PRESETS } from '@aeroplane/engine';
import type { Summary, View } from '../../src/lib/api-types/types.ts';
import {
  addLocalGame,
  localGame,
  localGames,
  markLocalSeen,
  removeLocalGame,
  saveLocalGame,
} from '../../src/lib/local/local-games.ts';
import { newLocalGame, type LocalGame } from '../../src/lib/model/local-game.ts';
import { database } from '../../src/lib/offline/database.ts';
import { forgetOnline, saveLists, offlineLists, decisionsNotOffline } from '../../src/lib/offline/lists.ts';
import type { UnsentMove } from '../../src/lib/offline/rows.ts';
import {
  droppedMove,
  withdrawMove,
  forgetDroppedMove,
  saveMove,
  unsentMove,
  outcomeOf,
  sendMoves,
  type SendOutcome,
} from '../../src/lib/offline/unsent-moves.ts';
import { saveView, offlineView } from '../../src/lib/offline/views.ts';

beforeEach(async () => {
  const db = await database();
  await Promise.all([...db.objectStoreNames].map((name) => db.clear(name)));
});

const choice = (game: string, atMs: number, move = '12'): UnsentMove => ({ game, ply: 7, move, atMs });
const view = (id: string, version: number, more: Partial<View> = {}): View =>
  ({ id, version, ply: version, status: 'playing', seats: [], toAct: null, ...more }) as View;
const listed = (id: string, ply: number, yours: boolean): Summary => ({ id, ply, yours }) as Summary;

describe('unsent moves', () => {
  it('are sent once each, the oldest first, and then deleted', async () => {
    await saveMove(choice('b', 2));
    await saveMove(choice('a', 1));
    const sent: string[] = [];
    const send = (one: UnsentMove): Promise<SendOutcome> => {
      sent.push(one.game);
      return Promise.resolve('counts');
    };
    expect(await sendMoves(send)).toEqual(['a', 'b']);
    expect(await sendMoves(send)).toEqual([]);
    expect(sent).toEqual(['a', 'b']);
  });

  it('are one per game: the later replaces the earlier', async () => {
    await saveMove(choice('a', 1, '12'));
    await saveMove(choice('a', 2, '14f'));
    expect(await unsentMove('a')).toMatchObject({ move: '14f' });
  });

  it('stay, with all after them, when one does not get through', async () => {
    await saveMove(choice('a', 1));
    await saveMove(choice('b', 2));
    const asked: string[] = [];
    const send = ({ game }: UnsentMove): Promise<SendOutcome> => {
      asked.push(game);
      return Promise.resolve('not-sent');
    };
    expect(await sendMoves(send)).toEqual([]);
    expect(asked).toEqual(['a']);
    expect(await unsentMove('a')).toBeDefined();
    expect(await unsentMove('b')).toBeDefined();
  });

  it('are dropped with the reason when they are refused', async () => {
    await saveMove(choice('a', 1));
    await sendMoves(() => Promise.resolve({ refused: 'ply-taken' }));
    expect(await unsentMove('a')).toBeUndefined();
    expect(await droppedMove('a')).toEqual({ ...choice('a', 1), code: 'ply-taken' });
    await forgetDroppedMove('a');
    expect(await droppedMove('a')).toBeUndefined();
  });

  it('stay if another was chosen while one was being sent', async () => {
    await saveMove(choice('a', 1, '12'));
    await sendMoves(async () => {
      await saveMove(choice('a', 2, '14'));
      return 'counts';
    });
    expect(await unsentMove('a')).toMatchObject({ move: '14' });
  });

  it('are not sent after they were withdrawn', async () => {
    await saveMove(choice('a', 1));
    await withdrawMove('a');
    expect(await sendMoves(() => Promise.reject(new Error('must not be asked')))).toEqual([]);
  });

  it.each([
    [200, undefined, 'counts'],
    [409, 'ply-taken', { refused: 'ply-taken' }],
    [403, 'not-your-decision', { refused: 'not-your-decision' }],
    [404, 'unknown-game', { refused: 'unknown-game' }],
    [422, 'illegal-move', { refused: 'illegal-move' }],
    [0, 'offline', 'not-sent'],
    [401, 'not-signed-in', 'not-sent'],
    [429, 'too-many', 'not-sent'],
    [503, 'busy', 'not-sent'],
    [502, undefined, 'not-sent'],
  ])('have after the answer %i %s the outcome %j', (status, code, sent) => {
    expect(outcomeOf(status, code)).toEqual(sent);
  });
});

describe('online games as last seen', () => {
  it('are saved with the time, and never replaced by older ones', async () => {
    await saveView(view('a', 3), 100);
    await saveView(view('a', 2), 200);
    expect(await offlineView('a')).toEqual({ view: view('a', 3), atMs: 100 });
    await saveView(view('a', 3), 300);
    expect(await offlineView('a')).toEqual({ view: view('a', 3), atMs: 300 });
  });

  it('are deleted when the lists no longer name them', async () => {
    await saveView(view('a', 1), 100);
    await saveView(view('b', 1), 100);
    await saveLists([listed('a', 1, false)], [], 200);
    expect(await offlineView('a')).toBeDefined();
    expect(await offlineView('b')).toBeUndefined();
    expect(await offlineLists()).toMatchObject({ games: [{ id: 'a' }], done: [], atMs: 200 });
  });

  it('are listed as seen since, even without a saved list', async () => {
    const mine: Partial<View> = {
      toAct: 'red',
      seats: [{ colour: 'red', name: 'Ada', kind: 'player', you: true }],
    };
    await saveView(view('a', 5, mine), 100);
    expect(await offlineLists()).toMatchObject({
      games: [{ id: 'a', ply: 5, yours: true }],
      done: [],
      atMs: 100,
    });

    await saveLists([listed('a', 4, false), listed('b', 9, true)], [], 200);
    await saveView(view('c', 1, { status: 'finished' }), 300);
    const { games } = (await offlineLists()) ?? { games: [] };
    expect(games.map(({ id, ply, yours }) => [id, ply, yours])).toEqual([
      ['a', 5, true],
      ['b', 9, true],
    ]);
  });

  it('are missing for decisions that were not seen', async () => {
    await saveView(view('a', 5), 100);
    await saveView(view('b', 5), 100);
    const games = [listed('a', 5, true), listed('b', 6, true), listed('c', 1, true), listed('d', 1, false)];
    expect(await decisionsNotOffline(games)).toEqual(['b', 'c']);
  });

  it('are deleted when their player signs out, unlike games on this device', async () => {
    await saveView(view('a', 1), 100);
    await saveLists([], [], 100);
    await saveMove(choice('a', 1));
    await addLocalGame(game());
    await forgetOnline();
    expect(await offlineView('a')).toBeUndefined();
    expect(await offlineLists()).toBeUndefined();
    expect(await unsentMove('a')).toBeUndefined();
    expect(await localGames()).toHaveLength(1);
  });
});

const game = (id = 'x', nowMs = 1): LocalGame =>
  newLocalGame(
    {
      rules: PRESETS.quick,
      rolling: 'auto',
      seats: [
        { colour: 'red', name: 'Ada' },
        { colour: 'blue', name: null },
      ],
    },
    { id, nowMs, chooseFirst: () => 0 },
  );

describe('games on this device', () => {
  it('are listed with the newest first, and can be removed', async () => {
    await addLocalGame(game('old', 1));
    await addLocalGame(game('new', 2));
    expect((await localGames()).map(({ id }) => id)).toEqual(['new', 'old']);
    await removeLocalGame('new');
    expect((await localGames()).map(({ id }) => id)).toEqual(['old']);
  });

  it('go on from the stored game', async () => {
    await addLocalGame(game());
    const rolled = { ...game(), die: 4 };
    expect(await saveLocalGame(rolled)).toBe(rolled);
    const played = { ...game(), plies: ['4-'], die: 2 };
    expect(await saveLocalGame(played)).toBe(played);
    expect(await localGame('x')).toEqual(played);
  });

  it('are not overwritten by a slower window', async () => {
    const kept = { ...game(), plies: ['4-', '5L'] };
    await addLocalGame(kept);
    for (const other of [
      { ...game(), plies: ['4-'] },
      { ...game(), plies: ['4-', '1-', '2-'] },
    ]) {
      expect(await saveLocalGame(other)).toEqual(kept);
    }
    expect(await localGame('x')).toEqual(kept);
  });

  it('roll a die once: opening the game again rolls no other', async () => {
    await addLocalGame({ ...game(), die: 1 });
    expect(await saveLocalGame({ ...game(), die: 6 })).toMatchObject({ die: 1 });
  });

  it('do not come back after they were removed', async () => {
    expect(await saveLocalGame({ ...game(), plies: ['4-'] })).toBeUndefined();
    expect(await localGames()).toEqual([]);
  });

  it('remember the plies that were seen, in whatever order windows save', async () => {
    await addLocalGame(game());
    await markLocalSeen('x', 3);
    await markLocalSeen('x', 2);
    await saveLocalGame({ ...game(), plies: ['4-'] });
    expect(await localGame('x')).toMatchObject({ seen: 3, plies: ['4-'] });
  });
});
