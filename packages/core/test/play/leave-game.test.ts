import { describe, expect, it } from 'vitest';
import { createGame, leaveGame, takeSeat, unfinishedGames, viewOf } from '../../src/index.ts';
import { dieOnTable } from '../../src/game/fold.ts';
import { loadGame, type Loading } from '../loaded-game.ts';
import { stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

async function people() {
  const scene = openScene();
  const [asha = '', bo = '', chen = '', devi = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen', 'Devi');
  return { ...scene, asha, bo, chen, devi };
}

/** Red, yellow and blue play; red decides on a 2, and yellow would have a choice with it too. */
async function three(changes: Partial<Loading> = {}) {
  const scene = await people();
  const game = await loadGame(scene.core, {
    seats: { red: scene.asha, yellow: scene.bo, blue: scene.chen },
    first: 'red',
    plies: ['6L', "10'", '6L', "10'", '1-'],
    next: [2],
    ...changes,
  });
  return { ...scene, game };
}

describe('leaving a game that waits', () => {
  it('opens the seat, and its colour, again', async () => {
    const { core, asha, bo } = await people();
    const game = await createGame(core, asha, { seats: seatsFor(3) });
    await takeSeat(core, bo, inviteTo(game), { colour: 'green', seed: seedOf(2) });
    const left = await leaveGame(core, bo, game.id);
    expect(left.status).toBe('waiting');
    expect(left.seats[1]).toEqual({ colour: null, seed: null, sitter: { kind: 'open', reservedFor: null } });
    expect(await refusalOf(leaveGame(core, bo, game.id))).toBe('not-seated');
    expect(await unfinishedGames(core, bo)).toEqual([]);
  });

  it('by the creator cancels it, seated or not', async () => {
    for (const seated of [true, false]) {
      const { core, asha, bo } = await people();
      const game = await createGame(core, asha, { seats: seatsFor(3), public: true });
      if (seated) await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
      await takeSeat(core, bo, inviteTo(game), { seed: seedOf(2) });
      const over = await leaveGame(core, asha, game.id);
      expect(over).toMatchObject({ status: 'cancelled', inviteSecret: null, wakeAtMs: null });
      expect(await core.store.openGames(10)).toEqual({ items: [] });
      expect(await unfinishedGames(core, asha)).toEqual([]);
      expect(await unfinishedGames(core, bo)).toEqual([]);
      for (const player of [asha, bo]) {
        expect(await refusalOf(leaveGame(core, player, game.id))).toBe('cancelled');
      }
    }
  });

  it('is for seated players', async () => {
    const { core, asha, devi } = await people();
    const game = await createGame(core, asha, { seats: seatsFor(3) });
    expect(await refusalOf(leaveGame(core, devi, game.id))).toBe('not-seated');
    expect(await refusalOf(leaveGame(core, devi, 'x'.repeat(16)))).toBe('unknown-game');
  });
});

describe('resigning', () => {
  it('on one’s own turn leaves the die on the table to the next player', async () => {
    const { core, game, asha, bo } = await three();
    expect(viewOf(game, asha)).toMatchObject({ toAct: 'red', die: 2 });
    const after = await leaveGame(core, asha, game.id);
    expect(viewOf(after, bo)).toMatchObject({ toAct: 'yellow', die: 2, ply: 6, legal: ['L', '1'] });
    expect(viewOf(after, bo).plies.at(-1)).toBe('red leaves');
    expect(after.dice.link).toEqual(game.dice.link);
    expect(viewOf(after, bo).seats[0]).toMatchObject({ colour: 'red', left: true });
  });

  it('on one’s own turn opens the next decision with its full time', async () => {
    const { core, clock, game, asha } = await three();
    clock.advance(9_000);
    const after = await leaveGame(core, asha, game.id);
    expect(after.decision).toEqual({
      openedAtMs: clock.nowMs(),
      remindAtMs: clock.nowMs() + 19.2 * 3_600_000,
      deadlineAtMs: clock.nowMs() + 24 * 3_600_000,
      shown: false,
    });
  });

  it('on one’s own turn lets the die play itself where the next has no choice', async () => {
    const { core, game, asha } = await three({ plies: ['6L', "10'"], next: [1, 1, 2] });
    // Yellow and blue passed on their 1s; red decides on the 2, which lets yellow only launch.
    expect(viewOf(game, asha)).toMatchObject({ toAct: 'red', die: 2, ply: 4 });
    const after = await leaveGame(core, asha, game.id);
    expect(viewOf(after, undefined).plies.slice(4, 6)).toEqual(['red leaves', '2L']);
  });

  it('out of turn leaves the decision of another as it is, with its deadline', async () => {
    const { core, clock, game, chen } = await three();
    clock.advance(9_000);
    const after = await leaveGame(core, chen, game.id);
    expect(after.decision).toEqual(game.decision);
    expect(viewOf(after, undefined)).toMatchObject({ toAct: 'red', die: 2, ply: 6 });
    expect(viewOf(after, undefined).plies.at(-1)).toBe('blue leaves');
  });

  it('before the roll of a `tap` game asks the next player to roll', async () => {
    const { core, game, asha, bo } = await three({ with: { rolling: 'tap' }, next: [] });
    const after = await leaveGame(core, asha, game.id);
    expect(viewOf(after, bo)).toMatchObject({ toAct: 'yellow', die: null });
    expect(after.dice.link).toEqual(game.dice.link);
  });

  it('after the roll of a `tap` game leaves the die to the next player, who need not roll', async () => {
    const { core, game, asha, bo } = await three({ with: { rolling: 'tap', rolled: false }, next: [2] });
    const { rollDie } = await import('../../src/index.ts');
    await rollDie(core, asha, game.id, 5);
    const after = await leaveGame(core, asha, game.id);
    expect(viewOf(after, bo)).toMatchObject({ toAct: 'yellow', die: 2, legal: ['L', '1'] });
  });

  it('of the last but one ends the game, with the die unplayed', async () => {
    const { core, clock, game, asha, bo, chen } = await three();
    await leaveGame(core, chen, game.id);
    const over = await leaveGame(core, asha, game.id);
    expect(over).toMatchObject({ status: 'finished', decision: null, finishedAtMs: clock.nowMs() });
    expect(dieOnTable(over)).toBe(2);
    const view = viewOf(over, bo);
    expect(view).toMatchObject({ toAct: null, legal: [], deadline: null });
    expect(view.seats.map(({ rank }) => rank)).toEqual([2, 1, 3]);
  });

  it('is refused to those who have left, and to all when the game is over', async () => {
    const { core, game, asha, bo, chen, devi } = await three();
    await leaveGame(core, chen, game.id);
    const after = await stored(core, game.id);
    expect(await refusalOf(leaveGame(core, chen, game.id))).toBe('not-in-play');
    expect(await refusalOf(leaveGame(core, devi, game.id))).toBe('not-seated');
    expect(await stored(core, game.id)).toEqual(after);
    await leaveGame(core, asha, game.id);
    for (const player of [asha, bo, chen]) {
      expect(await refusalOf(leaveGame(core, player, game.id))).toBe('game-over');
    }
  });
});
