import { seededChoose, type Colour } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  isOver,
  leaveGame,
  startGame,
  submitMove,
  sweep,
  takeSeat,
  takeSeatBack,
  type Game,
} from '../../src/index.ts';
import { movesToChoose, toAct } from '../../src/game/fold.ts';
import { noticesOf } from '../../src/notify/game-notices.ts';
import { HOUR_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { loadGame, type Loading } from '../loaded-game.ts';
import {
  deciderOf,
  gameChanged,
  missOnce,
  missUntil,
  movesOf,
  playOnce,
  playUntil,
  stored,
} from '@aeroplane/testing/scenes/play';
import { guests, inviteTo, openScene, seatsFor, seedOf, startedGame } from '@aeroplane/testing/scenes/scene';

/** Red has launched twice, blue passes on its 3, and red decides on a 4; then the same again. */
async function opened(changes: Partial<Loading> = {}) {
  const scene = openScene();
  const people = await guests(scene.core, 'Asha', 'Bo', 'Chen');
  const [asha = '', bo = '', chen = ''] = people;
  const names = new Map([
    [asha, 'Asha'],
    [bo, 'Bo'],
    [chen, 'Chen'],
  ]);
  /** Who must hear what now, as `decision Asha`. */
  const told = (game: Game): string[] =>
    noticesOf(game, scene.clock.nowMs()).map(({ kind, player, who }) =>
      [kind, names.get(player) ?? 'a bot', ...(who === undefined ? [] : ['of', who])].join(' '),
    );
  const load = (more: Partial<Loading> = {}) =>
    loadGame(scene.core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L', '2L'],
      next: [3, 4, 3, 4],
      ...changes,
      ...more,
    });
  return { ...scene, asha, bo, chen, told, load };
}

describe('a decision', () => {
  it('is told to whoever is asked by the server’s own act', async () => {
    const { told, load } = await opened();
    expect(told(await load())).toEqual(['decision Asha']);
  });

  it('is told to whoever is asked by another’s move', async () => {
    const { core, asha, told, load } = await opened();
    const game = await load({ next: [3, 4, 6] });
    const after = await playOnce(core, game);
    // Blue launches on the six by itself, and is asked with what comes next, if anything.
    const asked = await playUntil(
      core,
      after.id,
      (one) => deciderOf(one) !== undefined && deciderOf(one) !== asha,
    );
    expect(told(asked)).toEqual(['decision Bo']);
  });

  it('is not told to whoever comes to it by their own move, through others’ passes', async () => {
    const { core, asha, bo, told, load } = await opened();
    const game = await load();
    const after = await playOnce(core, game);
    expect([deciderOf(after), after.log.length]).toEqual([asha, game.log.length + 2]);
    expect(told(after)).toEqual([]);
    expect(noticesOf(after, 0).some(({ player }) => player === bo)).toBe(false);
  });

  it('is not told to whoever comes to it by their own move, through a bot’s moves', async () => {
    const { core, asha, told, load } = await opened();
    const game = await load({
      seats: { red: asha, blue: { bot: 'medium' } },
      plies: ['6L', '2L', '6L', '4L'],
      next: [2, 3, 4],
    });
    const after = await playOnce(core, game);
    expect(after.log.length).toBeGreaterThan(game.log.length + 1);
    expect(deciderOf(after)).toBe(asha);
    expect(told(after)).toEqual([]);
  });

  it('is told to whoever comes to it once a write that was cut is carried on, though their own move began it', async () => {
    const { core, clock, asha, told, load } = await opened();
    const game = await load({ by: 'red' });
    expect(told(game)).toEqual([]);
    const cut = { ...game, version: 2, decision: null, wakeAtMs: clock.nowMs() };
    expect(await core.store.replaceGame(cut)).toBe(true);
    expect(told(cut)).toEqual([]);
    await gameChanged(core, game.id);
    const after = await stored(core, game.id);
    expect(deciderOf(after)).toBe(asha);
    expect(told(after)).toEqual(['decision Asha']);
  });

  it('gives way to its reminder after four fifths of the time, which is told to those too who were shown it', async () => {
    for (const by of [undefined, 'red'] as const) {
      const { clock, told, load } = await opened();
      const game = await load({ ...(by && { by }), with: { turnTime: '1h' } });
      const before = by === undefined ? ['decision Asha'] : [];
      clock.advance(0.8 * HOUR_MS - 1);
      expect(told(game)).toEqual(before);
      clock.advance(1);
      expect(told(game)).toEqual(['reminder Asha']);
    }
  });

  it('has another mark than every other of its game', async () => {
    const { core, clock, asha, load } = await opened();
    const game = await load();
    const marks: string[] = [];
    for (let after: Game = game; after.log.length < 6;) {
      const { decision } = after;
      if (decision === null) throw new Error('nobody is asked');
      clock.set(decision.remindAtMs ?? 0);
      for (const nowMs of [decision.openedAtMs, clock.nowMs()]) {
        const unshown = { ...after, decision: { ...decision, shown: false } };
        marks.push(...noticesOf(unshown, nowMs).map(({ key: mark }) => mark));
      }
      after = await submitMove(core, asha, game.id, { ply: after.log.length, move: movesOf(after)[0] ?? '' });
    }
    expect(marks).toEqual(['d3', 'r3', 'd5', 'r5']);
  });

  it('of nobody is told to nobody: while bots hold all seats', async () => {
    const scene = await opened();
    const { asha, bo, told, load } = scene;
    const game = await load();
    const held = await missUntil(scene, game.id, [asha, bo], (one) => toAct(one) === null);
    expect(told(held).filter((text) => !text.startsWith('took-over'))).toEqual([]);
  });
});

describe('joining', () => {
  it('is told to the creator, of each who joins, and the start to all but whose act it is and who is asked', async () => {
    const { core, asha, bo, chen, told } = await opened();
    const created = await createGame(core, asha, { seats: seatsFor(3) });
    const invite = inviteTo(created);
    expect(told(created)).toEqual([]);
    expect(told(await takeSeat(core, bo, invite, { seed: seedOf(2) }))).toEqual(['joined Asha of Bo']);
    expect(told(await takeSeat(core, asha, invite, { seed: seedOf(1) }))).toEqual(['joined Asha of Bo']);
    const started = await takeSeat(core, chen, invite, { seed: seedOf(3) });
    const asked = deciderOf(started);
    const expected = [
      ...(asked === asha ? ['decision Asha'] : ['started Asha']),
      ...(asked === bo ? ['decision Bo'] : ['started Bo']),
    ];
    expect(told(started).toSorted()).toEqual(expected.toSorted());
  });

  it('that came undone is told no more', async () => {
    const { core, asha, bo, told } = await opened();
    const created = await createGame(core, asha, { seats: seatsFor(3) });
    await takeSeat(core, bo, inviteTo(created), { seed: seedOf(2) });
    expect(told(await leaveGame(core, bo, created.id))).toEqual([]);
    expect(told(await leaveGame(core, asha, created.id))).toEqual([]);
  });

  it('of a game that its creator starts is told to the others, and not to the creator', async () => {
    for (const script of ['a', 'b', 'c', 'd']) {
      const { core } = openScene(script);
      const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
      const created = await createGame(core, asha, { seats: seatsFor(3) });
      for (const player of [asha, bo]) await takeSeat(core, player, inviteTo(created), { seed: seedOf(1) });
      const started = await startGame(core, asha, created.id);
      const notices = noticesOf(started, 0).map(({ kind, player }) => `${kind} ${player}`);
      expect(notices).toEqual([deciderOf(started) === bo ? `decision ${bo}` : `started ${bo}`]);
    }
  });

  it('is old news once somebody has decided something', async () => {
    const { core, asha, told, load } = await opened();
    const game = await load({ plies: [], next: [6, 2] });
    expect(told(game)).toEqual(['decision Asha', 'started Bo']);
    await submitMove(core, asha, game.id, { ply: game.log.length, move: movesOf(game)[0] ?? '' });
    const after = await stored(core, game.id);
    expect(told(after)).not.toContain('started Bo');
  });
});

describe('the end of a game', () => {
  it('is told to those who played to it, but for whose act it was', async () => {
    const { core, asha, bo, chen, told, load } = await opened();
    const seats = { red: asha, blue: bo, yellow: chen } as Loading['seats'];
    const game = await load({ seats, next: [2] });
    const left = await leaveGame(core, chen, game.id);
    expect(told(left).filter((text) => text.endsWith('Chen'))).toEqual([]);
    const over = await leaveGame(core, bo, game.id);
    expect(over.status).toBe('finished');
    expect(told(over)).toEqual(['finished Asha']);
  });

  it('by a last move is told to the others only', async () => {
    for (const script of ['a', 'b', 'c']) {
      const { core } = openScene(script);
      const [asha = '', bo = ''] = await guests(core, 'Asha', 'Bo');
      const { id } = await startedGame(core, [asha, bo], { preset: 'quick' });
      let last = '';
      let game = await playUntil(core, id, (one) => deciderOf(one) !== undefined, seededChoose(1));
      while (!isOver(game)) {
        last = deciderOf(game) ?? '';
        game = await playOnce(core, game, seededChoose(game.log.length));
        if (!isOver(game) && toAct(game) === null) game = await playUntil(core, id, () => true);
      }
      expect(noticesOf(game, 0)).toEqual([
        { kind: 'finished', player: last === asha ? bo : asha, game: id, key: 'f' },
      ]);
    }
  });

  it('that the bots bring about is told to all', async () => {
    const scene = await opened();
    const { core, clock, asha, bo, told, load } = scene;
    const game = await load();
    const held = await missUntil(scene, game.id, [asha, bo], (one) => toAct(one) === null);
    clock.set(held.decision?.deadlineAtMs ?? 0);
    await sweep(core);
    const over = await playUntil(core, game.id, isOver);
    expect(told(over).toSorted()).toEqual(['finished Asha', 'finished Bo']);
  });
});

describe('a seat that the bot takes over', () => {
  it('is told to its owner until they return, and each time anew', async () => {
    const scene = await opened();
    const { core, asha, bo, told, load } = scene;
    const game = await load();
    const marks = [];
    for (let time = 0; time < 2; time += 1) {
      const held = await missUntil(scene, game.id, [asha], ({ seats }) =>
        seats.some(({ sitter }) => sitter.kind === 'player' && sitter.botPlays),
      );
      expect(told(held)).toContain('took-over Asha');
      expect(told(held).filter((text) => text.endsWith('Bo') && !text.startsWith('decision'))).toEqual([]);
      marks.push(
        ...noticesOf(held, 0).flatMap(({ kind, key: mark }) => (kind === 'took-over' ? [mark] : [])),
      );
      expect(told(await takeSeatBack(core, asha, game.id))).not.toContain('took-over Asha');
    }
    expect(new Set(marks).size).toBe(2);
    expect(bo).not.toBe('');
  });

  it('is told once two decisions were missed no sooner', async () => {
    const scene = await opened();
    const { asha, told, load } = scene;
    const game = await load();
    const twice = await missUntil(
      scene,
      game.id,
      [asha],
      ({ plyOrigins: marks }) => marks.missed.length === 2,
    );
    expect(told(twice)).not.toContain('took-over Asha');
  });

  it('in a strict game is lost, which is told too; who resigns is told nothing', async () => {
    const scene = await opened({ with: { strict: true } });
    const { core, asha, bo, chen, told, load } = scene;
    const seats = { red: asha, blue: bo, yellow: chen } as Loading['seats'];
    const game = await load({ seats, next: [2] });
    let out: Game = await missUntil(scene, game.id, [asha], ({ seats: all }) =>
      all.some(({ sitter }) => sitter.kind === 'player' && sitter.player === asha && sitter.misses === 2),
    );
    while (!told(out).includes('took-over Asha')) {
      out = deciderOf(out) === asha ? await missOnce(scene, out) : await playOnce(core, out);
    }
    expect(out.seats.some(({ sitter }) => sitter.kind === 'player' && sitter.misses === 3)).toBe(true);
    const resigned = await leaveGame(core, bo, game.id);
    expect(told(resigned).filter((text) => text.endsWith('Bo'))).toEqual([]);
  });
});

describe('whatever is played', () => {
  it('only people with a choice are told to decide, one at a time, and nobody of what their own act led to', async () => {
    for (const [script, count] of [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ] as const) {
      const { core, clock } = openScene(script);
      const players = (await guests(core, 'Asha', 'Bo', 'Chen')).slice(0, count);
      const bots = Array.from({ length: 4 - count }, () => ({ who: 'bot' as const, level: 'easy' as const }));
      const { id } = await startedGame(core, players, { seats: [...seatsFor(count), ...bots] });
      const choose = seededChoose(count);
      let game: Game = await playUntil(core, id, (one) => deciderOf(one) !== undefined);
      for (let moves = 0; !isOver(game) && moves < 150; moves += 1) {
        const actor = deciderOf(game) ?? '';
        game = await playOnce(core, game, choose);
        const notices = noticesOf(game, clock.nowMs());
        expect(notices.every(({ player }) => players.includes(player) && player !== actor)).toBe(true);
        const decisions = notices.filter(({ kind }) => kind === 'decision');
        expect(decisions.map(({ player }) => player)).toEqual(
          toAct(game) === null || deciderOf(game) === actor ? [] : [deciderOf(game)],
        );
        if (decisions.length > 0) expect(movesToChoose(game).length).toBeGreaterThan(1);
        if (!isOver(game) && toAct(game) === null) game = await playUntil(core, id, () => true);
      }
      expect(game.log.length).toBeGreaterThan(50);
    }
  });

  it.each<Colour>(['red', 'blue'])(
    'a roll by hand is told to whoever is asked for it: %s begins',
    async (first) => {
      const { told, load } = await opened();
      const game = await load({ first, plies: [], next: [], with: { rolling: 'tap' } });
      expect(movesOf(game)).toEqual([]);
      expect(told(game)).toEqual(
        first === 'red' ? ['decision Asha', 'started Bo'] : ['decision Bo', 'started Asha'],
      );
    },
  );
});
