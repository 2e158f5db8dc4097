import { seededChoose, type Preset } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { leaveGame, submitMove, sweep, viewOf, type Game, type NewGame } from '../../src/index.ts';
import { startedFold, toAct } from '../../src/game/fold.ts';
import { loadGame } from '../loaded-game.ts';
import { gameChanged, movesOf, playUntil, settle, stored } from '@aeroplane/testing/scenes/play';
import { guests, openScene, startedGame, twoGuests, type Scene } from '@aeroplane/testing/scenes/scene';

/** What each write of a game added, from a version on. */
interface Written {
  readonly plies: number;
  /** Plies that a bot seat chose. */
  readonly searches: number;
  readonly game: Game;
}

function addedBetween(before: Game, after: Game): Written {
  const added = startedFold(after).plies.slice(before.log.length);
  const bots = after.seats.flatMap(({ sitter, colour }) => (sitter.kind === 'bot' ? [colour] : []));
  const searches = added.filter(({ seat, choices }) => choices > 1 && bots.includes(seat)).length;
  return { plies: added.length, searches, game: after };
}

/** A person among bots resigns, and the bots play on to the end, a write at a time. */
async function botsPlayOn(
  script: string,
  wish: Partial<NewGame>,
): Promise<{ scene: Scene; writes: Written[] }> {
  const scene = openScene(script);
  const [asha = ''] = await guests(scene.core, 'Asha');
  const bot = { who: 'bot' } as const;
  const game = await startedGame(scene.core, [asha], { seats: [{ who: 'me' }, bot, bot, bot], ...wish });
  let before = await settle(scene.core, game.id);
  let after: Game = await leaveGame(scene.core, asha, game.id);
  const writes = [addedBetween(before, after)];
  while (after.status === 'playing') {
    before = await stored(scene.core, game.id);
    await gameChanged(scene.core, game.id);
    after = await stored(scene.core, game.id);
    writes.push(addedBetween(before, after));
  }
  return { scene, writes };
}

describe('a game that advances by itself', () => {
  it('plays passes and single moves by itself, in the write of the move before', async () => {
    const { core } = openScene();
    const [asha, bo] = await twoGuests(core);
    const game = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L'],
      next: [2, 4, 1, 2],
    });
    const after = await submitMove(core, asha, game.id, { ply: 1, move: "0'" });
    // Blue launches on the 4; red's plane is moved by the 1; blue's 2 is a choice.
    expect(viewOf(after, undefined)).toMatchObject({
      version: 2,
      toAct: 'blue',
      die: 2,
      plies: ['6L', "20'", '4L', '16'],
    });
    expect(after.plyOrigins).toEqual({ bot: [], planned: [], missed: [] });
  });

  it('plays a third six by itself', async () => {
    const { core } = openScene();
    const [asha, bo] = await twoGuests(core);
    const game = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L'],
      next: [6, 6, 1, 2],
    });
    const after = await submitMove(core, asha, game.id, { ply: 1, move: "0'" });
    expect(viewOf(after, undefined).plies.slice(0, 4)).toEqual(['6L', "60'", '6!', '1-']);
    expect(viewOf(after, undefined).position).toContain('r:H,H,H,');
  });

  it('moves the bots in the same write, and lists them among the bots’ decisions', async () => {
    const { core } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const game = await loadGame(core, {
      seats: { red: asha, blue: { bot: 'easy' } },
      first: 'red',
      plies: ['6L', "10'", '6L', "10'"],
      next: [2, 2, 4],
    });
    const after = await submitMove(core, asha, game.id, { ply: 4, move: 'L' });
    expect(viewOf(after, undefined)).toMatchObject({ toAct: 'red', die: 4, ply: 6, marks: { bot: [5] } });
    expect(after.plyOrigins.bot).toEqual([]);
  });

  it('stops where a person has a choice, and nowhere else', async () => {
    const { core } = openScene('stops');
    const players = await guests(core, 'Asha', 'Bo', 'Chen');
    const started = await startedGame(core, players);
    const choose = seededChoose(5);
    const over = await playUntil(
      core,
      started.id,
      (game) => {
        expect(movesOf(game).length).toBeGreaterThan(1);
        return false;
      },
      choose,
    );
    const view = viewOf(over, undefined);
    expect(view).toMatchObject({ status: 'finished', toAct: null, die: null, legal: [], deadline: null });
  });

  it('leaves what happens to the dice alone', async () => {
    const games = await Promise.all(
      [1, 2].map(async () => {
        const { core } = openScene('the same twice');
        const players = await guests(core, 'Asha', 'Bo');
        return playUntil(core, (await startedGame(core, players)).id, () => false, seededChoose(3));
      }),
    );
    expect(games[0]).toEqual(games[1]);
  });
});

describe('one write of a game that bots carry on', () => {
  it.each<[Preset, number]>([
    ['classic', 1],
    ['mainland', 2],
    ['quick', 3],
  ])('has 64 plies or 8 searches at most, and the next comes at once: %s', async (preset, script) => {
    const { scene, writes } = await botsPlayOn(`carry on ${script}`, { preset });
    const last = writes.pop();
    expect(last?.game.status).toBe('finished');
    expect(writes.length).toBeGreaterThan(0);
    for (const { plies, searches, game } of writes) {
      // The first also has the resignation itself.
      expect(plies).toBeLessThanOrEqual(64 + (game === writes[0]?.game ? 1 : 0));
      expect(searches).toBeLessThanOrEqual(8);
      expect(plies >= 64 || searches === 8, 'it never stops before').toBe(true);
      expect(toAct(game)).toBeNull();
      expect(game.decision).toBeNull();
      expect(game.wakeAtMs).toBe(scene.clock.nowMs());
    }
  });

  it('adds 64 plies where there are few choices', async () => {
    const bot = { who: 'bot' } as const;
    const rules = { launch: 'six', planes: 2, shortcut: 'compulsory', stacking: 'automatic' };
    const added: Written[] = [];
    for (let script = 0; script < 100 && !added.some(({ plies }) => plies === 65); script += 1) {
      const { core } = openScene(`little to choose ${script}`);
      const [asha = ''] = await guests(core, 'Asha');
      const seats = [{ who: 'me' } as const, bot, bot, bot];
      // Nobody has rolled yet when the only person leaves.
      const game = await startedGame(core, [asha], { seats, rules, rolling: 'tap' });
      added.push(addedBetween(game, await leaveGame(core, asha, game.id)));
    }
    const longest = added.at(-1);
    expect(longest).toMatchObject({ plies: 65, game: { status: 'playing', decision: null } });
    expect(longest?.searches).toBeLessThan(8);
  });

  it('is continued by a sweep as well', async () => {
    const { core } = openScene('sweeps');
    const [asha = ''] = await guests(core, 'Asha');
    const bot = { who: 'bot' } as const;
    const game = await startedGame(core, [asha], { seats: [{ who: 'me' }, bot, bot, bot] });
    await settle(core, game.id);
    await leaveGame(core, asha, game.id);
    for (let sweeps = 0; (await stored(core, game.id)).status === 'playing'; sweeps += 1) {
      expect(sweeps).toBeLessThan(200);
      expect(await sweep(core)).toBe(1);
    }
    expect((await stored(core, game.id)).finishedAtMs).not.toBeNull();
  });
});
