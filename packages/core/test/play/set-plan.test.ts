import { describe, expect, it } from 'vitest';
import {
  createGame,
  leaveGame,
  readRecord,
  setPlan,
  submitMove,
  takeSeat,
  viewOf,
  type Game,
  type PlanWish,
} from '../../src/index.ts';
import { noticesOf } from '../../src/notify/game-notices.ts';
import { loadGame, type Loading } from '../loaded-game.ts';
import { deciderOf, movesOf, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

/** Both have two planes on the way, and Bo decides on a 4; then Asha rolls a 2, Bo a 4, and so on. */
async function opened(changes: Partial<Loading> = {}) {
  const scene = openScene();
  const { core } = scene;
  const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
  const game = await loadGame(core, {
    seats: { red: asha, blue: bo },
    first: 'red',
    plies: ['6L', "20'", '6L', '2L', '2L'],
    next: [4, 2, 4],
    ...changes,
  });
  const { id } = game;
  const plan = (wish: PlanWish, player = asha) => setPlan(core, player, id, wish);
  /** Bo, or whoever is asked, plays this move. */
  const play = async (move: string): Promise<Game> => {
    const now = await stored(core, id);
    return submitMove(core, deciderOf(now) ?? '', id, { ply: now.log.length, move });
  };
  return { ...scene, asha, bo, chen, id, game, plan, play };
}

const planOf = (game: Game, reader: string): unknown => viewOf(game, reader).plan;

describe('a plan for the faces of the die', () => {
  it('is played in the write of the move before, and marked as planned', async () => {
    const { core, bo, id, plan, play } = await opened();
    const { version } = await plan({ faces: { 2: '0' } });
    const after = await play('L');
    expect(after.version).toBe(version + 1);
    expect(viewOf(after, bo)).toMatchObject({
      plies: expect.arrayContaining(['20']) as string[],
      toAct: 'blue',
      die: 4,
    });
    expect(after.plyOrigins).toEqual({ bot: [], planned: [6], missed: [] });
    expect(viewOf(after, undefined).marks.planned).toEqual([6]);
    await leaveGame(core, bo, id);
    expect((await readRecord(core, id)).marks).toMatchObject({ planned: [6] });
  });

  it('has no notice, neither for its player nor for the one whose move led to it', async () => {
    const { clock, plan, play } = await opened();
    await plan({ faces: { 2: 'L' } });
    expect(noticesOf(await play('L'), clock.nowMs())).toEqual([]);
  });

  it('is for one roll, whatever the die', async () => {
    const { asha, plan, play } = await opened();
    await plan({ faces: { 2: 'L' } });
    expect(planOf(await play('L'), asha)).toBeUndefined();

    const other = await opened();
    await other.plan({ faces: { 4: 'L', 6: 'L' }, orders: ['home'] });
    const asked = await other.play('L');
    expect(deciderOf(asked)).toBe(other.asha);
    expect(planOf(await other.play('L'), other.asha)).toEqual({ orders: ['home'] });
  });

  it('answers the same move for its ply as if it had been submitted', async () => {
    const { core, asha, id, plan, play } = await opened();
    await plan({ faces: { 2: '0' } });
    const after = await play('L');
    expect(await submitMove(core, asha, id, { ply: 6, move: '0' })).toEqual(after);
    expect(await refusalOf(submitMove(core, asha, id, { ply: 6, move: 'L' }))).toBe('ply-taken');
  });

  it('comes before the orders', async () => {
    const { plan, play } = await opened();
    await plan({ faces: { 2: '0' }, orders: ['launch'] });
    expect(viewOf(await play('L'), undefined).plies[6]).toBe('20');
  });

  it('is not made while the player is asked to decide', async () => {
    const { bo, game, plan } = await opened();
    expect(await refusalOf(plan({ faces: { 2: 'L' } }, bo))).toBe('decide-first');
    expect(deciderOf(game)).toBe(bo);
  });

  it('is refused with the game where that has gone on since the player looked, and stored where it has not', async () => {
    const { asha, game, plan } = await opened();
    const { length } = game.log;
    expect(viewOf(await plan({ ply: length, faces: { 1: '0' } }), asha).plan).toMatchObject({
      madeAt: length,
    });
    await expect(plan({ ply: length - 1, faces: { 1: '0' } })).rejects.toMatchObject({
      code: 'ply-taken',
      game: { id: game.id, status: 'playing' },
    });
    // Orders are for any position.
    await plan({ ply: length - 1, orders: ['home'] });
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ 1: 'L' }, 'a move that is not legal with the die'],
    [{ 2: '7' }, 'a plane that is not there'],
    [{ 2: 'home' }, 'a text that is no move'],
    [{ 2: '' }, 'no text'],
  ])('is refused as a whole where it has %j, %s', async (faces) => {
    const { core, id, plan } = await opened();
    const before = await stored(core, id);
    expect(await refusalOf(plan({ faces: { 4: 'L', ...faces }, orders: ['home'] }))).toBe('bad-plan');
    expect(await stored(core, id)).toEqual(before);
  });

  it('ignores keys that are no faces', async () => {
    const { asha, plan } = await opened();
    const planned = await plan({
      faces: JSON.parse('{"2":"L","7":"L","__proto__":"L"}') as Record<string, string>,
    });
    expect(planOf(planned, asha)).toEqual({ madeAt: 5, faces: { 2: 'L' } });
    expect(planOf(await plan({ faces: { 7: 'L' } }), asha)).toBeUndefined();
  });
});

describe('standing orders', () => {
  it('are followed at every roll, as far as they fit, else the player is asked', async () => {
    const { asha, plan, play } = await opened({ next: [4, 2, 4, 2, 4, 2] });
    await plan({ orders: ['launch'] });
    const once = await play('L');
    expect(viewOf(once, undefined).plies[6]).toBe('2L');
    expect(planOf(once, asha)).toEqual({ orders: ['launch'] });
    expect(viewOf(await play('0'), undefined).plies[8]).toBe('2L');
    // All four are out: there is nothing to launch.
    const asked = await play('L');
    expect(deciderOf(asked)).toBe(asha);
    expect(asked.plyOrigins.planned).toEqual([6, 8]);
    expect(planOf(asked, asha)).toEqual({ orders: ['launch'] });
  });

  it('leave a decision that is open to its player', async () => {
    const { bo, game, plan, play, asha } = await opened();
    const ordered = await plan({ orders: ['launch'] }, bo);
    expect(ordered).toMatchObject({ log: game.log, decision: game.decision });
    expect(viewOf(ordered, bo)).toMatchObject({ toAct: 'blue', legal: movesOf(game) });
    expect(deciderOf(await play('0'))).toBe(asha);
  });

  it.each([[['home', 'home']], [['win']], [['']]])('are refused where they are %j', async (orders) => {
    const { plan } = await opened();
    expect(await refusalOf(plan({ orders }))).toBe('bad-plan');
  });
});

describe('a plan', () => {
  it('is changed part by part, and removed', async () => {
    const { asha, plan } = await opened();
    await plan({ faces: { 2: 'L' }, orders: ['capture', 'home'] });
    expect(planOf(await plan({}), asha)).toEqual({
      madeAt: 5,
      faces: { 2: 'L' },
      orders: ['capture', 'home'],
    });
    expect(planOf(await plan({ orders: ['flee'] }), asha)).toEqual({
      madeAt: 5,
      faces: { 2: 'L' },
      orders: ['flee'],
    });
    expect(planOf(await plan({ faces: { 4: '0' } }), asha)).toEqual({
      madeAt: 5,
      faces: { 4: '0' },
      orders: ['flee'],
    });
    expect(planOf(await plan({ faces: null }), asha)).toEqual({ orders: ['flee'] });
    const without = await plan({ orders: [] });
    expect(planOf(without, asha)).toBeUndefined();
    expect(without.seats.some(({ sitter }) => 'plan' in sitter)).toBe(false);
  });

  it('is seen by nobody else, in view and record', async () => {
    const { core, bo, chen, id, plan } = await opened();
    const planned = await plan({ faces: { 2: '0' }, orders: ['capture'] });
    for (const reader of [bo, chen, undefined]) {
      expect(planOf(planned, reader ?? '')).toBeUndefined();
      expect(JSON.stringify(viewOf(planned, reader))).not.toMatch(/capture|"orders"|"faces"/);
    }
    await leaveGame(core, bo, id);
    expect(JSON.stringify(await readRecord(core, id))).not.toMatch(/capture|"orders"|"faces"/);
  });

  it('is for people in play, in games in which the server rolls', async () => {
    const { core, asha, bo, chen, id, plan } = await opened();
    const orders = ['launch'];
    expect(await refusalOf(plan({ orders }, chen))).toBe('not-seated');
    expect(await refusalOf(setPlan(core, asha, 'x'.repeat(16), { orders }))).toBe('unknown-game');
    const waiting = await createGame(core, asha, { seats: seatsFor(2) });
    expect(await refusalOf(setPlan(core, asha, waiting.id, { orders }))).toBe('not-in-play');
    await takeSeat(core, asha, inviteTo(waiting), { seed: seedOf(1) });
    expect(await refusalOf(setPlan(core, asha, waiting.id, { orders }))).toBe('not-in-play');
    await leaveGame(core, bo, id);
    for (const player of [asha, bo]) expect(await refusalOf(plan({ orders }, player))).toBe('not-in-play');

    const tap = await opened({ plies: [], next: [], with: { rolling: 'tap' } });
    for (const wish of [{ orders }, { faces: { 2: 'L' } }, {}]) {
      expect(await refusalOf(tap.plan(wish, tap.bo))).toBe('bad-plan');
    }
  });

  it('is refused to a player who has left while others play on', async () => {
    const { core, asha, bo, chen } = await opened();
    const game = await loadGame(core, {
      seats: { red: asha, yellow: chen, blue: bo },
      first: 'red',
      plies: ['6L'],
      next: [2],
    });
    await leaveGame(core, chen, game.id);
    expect(await refusalOf(setPlan(core, chen, game.id, { orders: ['launch'] }))).toBe('not-in-play');
    await setPlan(core, bo, game.id, { orders: ['launch'] });
  });
});
