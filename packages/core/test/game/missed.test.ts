import { makePly } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { sweep, viewOf, type NewGame } from '../../src/index.ts';
import { startedFold } from '../../src/game/fold.ts';
import { loadGame } from '../loaded-game.ts';
import { deciderOf, missOnce, missUntil, playUntil, stored } from '@aeroplane/testing/scenes/play';
import { guests, openScene, startedGame, twoGuests } from '@aeroplane/testing/scenes/scene';

async function playing(wish: Partial<NewGame> = {}, names = ['Asha', 'Bo']) {
  const scene = openScene('missed');
  const players = await guests(scene.core, ...names);
  const game = await startedGame(scene.core, players, wish);
  const [asha = '', bo = '', chen = ''] = players;
  return { ...scene, asha, bo, chen, game };
}

const botPlayedColours = (game: Parameters<typeof viewOf>[0]) =>
  viewOf(game, undefined).seats.flatMap(({ held, colour }) => (held === true ? [colour] : []));

describe('a missed decision', () => {
  it('is played by the house bot once its deadline has come, and recorded as missed', async () => {
    const { core, clock } = openScene();
    const [asha, bo] = await twoGuests(core);
    const game = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L'],
      next: [2, 3, 4],
    });
    clock.set((game.decision?.deadlineAtMs ?? 0) - 1);
    await sweep(core);
    expect((await stored(core, game.id)).log).toHaveLength(1);
    clock.advance(1);
    await sweep(core);
    const missed = await stored(core, game.id);
    expect(viewOf(missed, asha)).toMatchObject({
      toAct: 'red',
      die: 4,
      ply: 3,
      marks: { missed: [1], bot: [] },
    });
    expect(viewOf(missed, asha).plies[1]).toMatch(/^2/);
  });

  it('opens the next with its whole time, from when the miss is written', async () => {
    const scene = await playing();
    const game = await playUntil(scene.core, scene.game.id, (one) => deciderOf(one) === scene.asha);
    scene.clock.set((game.decision?.deadlineAtMs ?? 0) + 77);
    await sweep(scene.core);
    const missed = await stored(scene.core, game.id);
    expect(missed.decision).toEqual({
      openedAtMs: scene.clock.nowMs(),
      remindAtMs: scene.clock.nowMs() + 19.2 * 3_600_000,
      deadlineAtMs: scene.clock.nowMs() + 24 * 3_600_000,
      shown: false,
    });
  });

  it('is forgotten with the next move by hand, so that only misses in a row count', async () => {
    const scene = await playing();
    for (let round = 0; round < 3; round += 1) {
      const twice = await missUntil(scene, scene.game.id, [scene.asha], (game) =>
        game.seats.some(({ sitter }) => sitter.kind === 'player' && sitter.misses === 2),
      );
      const open = await missUntil(scene, twice.id, [], (game) => deciderOf(game) === scene.asha);
      const back = await playUntil(scene.core, open.id, (game) => game.log.length > open.log.length);
      expect(back.seats[0]?.sitter).toMatchObject({ misses: 0, botPlays: false });
    }
  });

  it('a third time in a row gives the seat to the bot, for which nobody waits', async () => {
    const scene = await playing();
    const takenOver = await missUntil(
      scene,
      scene.game.id,
      [scene.asha],
      (game) => botPlayedColours(game).length > 0,
    );
    expect(botPlayedColours(takenOver)).toEqual(['red']);
    expect(takenOver.plyOrigins.missed).toHaveLength(3);
    const over = await playUntil(scene.core, takenOver.id, (game) => {
      expect(deciderOf(game)).not.toBe(scene.asha);
      return false;
    });
    expect(over.status).toBe('finished');
    const { plies } = startedFold(over);
    const decided = plies.flatMap(({ seat, choices }, ply) =>
      seat === 0 && choices > 1 && ply >= takenOver.log.length ? [ply] : [],
    );
    expect(decided.length).toBeGreaterThan(0);
    expect(over.plyOrigins.bot.filter((ply) => ply >= takenOver.log.length)).toEqual(decided);
    expect(over.plyOrigins.missed).toEqual(takenOver.plyOrigins.missed);
  });

  it('a third time in a row in a strict game is leaving', async () => {
    const scene = await playing({ strict: true }, ['Asha', 'Bo', 'Chen']);
    const gone = await missUntil(scene, scene.game.id, [scene.asha], (game) =>
      viewOf(game, undefined).seats.some(({ left }) => left === true),
    );
    expect(startedFold(gone).plies.map(({ ply }) => makePly(ply))).toContain('red leaves');
    expect(botPlayedColours(gone)).toEqual([]);
    expect(gone.plyOrigins.missed).toHaveLength(2);
    expect(gone.status).toBe('playing');
  });

  it('that makes a player of a strict game leave keeps the die for the next', async () => {
    const scene = openScene();
    const [asha = '', bo = '', chen = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen');
    const misses = { kind: 'player', player: asha, name: 'Asha', misses: 2, botPlays: false } as const;
    const game = await loadGame(scene.core, {
      seats: { red: asha, yellow: bo, blue: chen },
      first: 'red',
      plies: ['6L', "10'", '6L', "10'", '1-'],
      next: [2],
      with: { strict: true },
    });
    const third = { ...game, version: 2, seats: game.seats.with(0, { ...game.seats[0]!, sitter: misses }) };
    await scene.core.store.replaceGame(third);
    const after = await missOnce(scene, third);
    expect(viewOf(after, bo)).toMatchObject({ toAct: 'yellow', die: 2, legal: ['L', '1'] });
    expect(viewOf(after, bo).plies.at(-1)).toBe('red leaves');
  });

  it('a third time by the last but one ends a strict game', async () => {
    const scene = await playing({ strict: true });
    const over = await missUntil(scene, scene.game.id, [scene.asha], (game) => game.status === 'finished');
    expect(viewOf(over, undefined).seats).toMatchObject([{ rank: 2, left: true }, { rank: 1 }]);
  });

  it('is never one of a player whose rolls leave no choice', async () => {
    const { core, clock } = openScene();
    const [asha, bo] = await twoGuests(core);
    const game = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'blue',
      plies: ['1-', '6L'],
      next: [3, 3, 5, 2],
    });
    // Red's 3 and blue's 3 are no decisions, nor is red's 5.
    expect(game.seats.map(({ sitter }) => sitter)).toMatchObject([{ misses: 0 }, { misses: 0 }]);
    clock.advance(1);
    await sweep(core);
    expect(await stored(core, game.id)).toEqual(game);
  });
});
