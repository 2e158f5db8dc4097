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
  /** The game's notices now, as `decision Asha`. */
  const notices = (game: Game): string[] =>
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
  return { ...scene, asha, bo, chen, notices, load };
}

describe('a decision', () => {
  it('has a notice for the player whom the server asks', async () => {
    const { notices, load } = await opened();
    expect(notices(await load())).toEqual(['decision Asha']);
  });

  it('has a notice for the player whom another’s move asks', async () => {
    const { core, asha, notices, load } = await opened();
    const game = await load({ next: [3, 4, 6] });
    const after = await playOnce(core, game);
    // Blue launches on the six by itself, and is asked with what comes next, if anything.
    const asked = await playUntil(
      core,
      after.id,
      (one) => deciderOf(one) !== undefined && deciderOf(one) !== asha,
    );
    expect(notices(asked)).toEqual(['decision Bo']);
  });

  it('has none for a player whose own move leads to it, through others’ passes', async () => {
    const { core, asha, bo, notices, load } = await opened();
    const game = await load();
    const after = await playOnce(core, game);
    expect([deciderOf(after), after.log.length]).toEqual([asha, game.log.length + 2]);
    expect(notices(after)).toEqual([]);
    expect(noticesOf(after, 0).some(({ player }) => player === bo)).toBe(false);
  });

  it('has none for a player whose own move leads to it, through a bot’s moves', async () => {
    const { core, asha, notices, load } = await opened();
    const game = await load({
      seats: { red: asha, blue: { bot: 'medium' } },
      plies: ['6L', '2L', '6L', '4L'],
      next: [2, 3, 4],
    });
    const after = await playOnce(core, game);
    expect(after.log.length).toBeGreaterThan(game.log.length + 1);
    expect(deciderOf(after)).toBe(asha);
    expect(notices(after)).toEqual([]);
  });

  it('has a notice where the bots carry on after a crash, though the player’s own move began it', async () => {
    const { core, clock, asha, notices, load } = await opened();
    const game = await load({ by: 'red' });
    expect(notices(game)).toEqual([]);
    const cut = { ...game, version: 2, decision: null, wakeAtMs: clock.nowMs() };
    expect(await core.store.replaceGame(cut)).toBe(true);
    expect(notices(cut)).toEqual([]);
    await gameChanged(core, game.id);
    const after = await stored(core, game.id);
    expect(deciderOf(after)).toBe(asha);
    expect(notices(after)).toEqual(['decision Asha']);
  });

  it('gives way to its reminder after four fifths of the time, also where the decision was shown', async () => {
    for (const by of [undefined, 'red'] as const) {
      const { clock, notices, load } = await opened();
      const game = await load({ ...(by && { by }), with: { turnTime: '1h' } });
      const before = by === undefined ? ['decision Asha'] : [];
      clock.advance(0.8 * HOUR_MS - 1);
      expect(notices(game)).toEqual(before);
      clock.advance(1);
      expect(notices(game)).toEqual(['reminder Asha']);
    }
  });

  it('has a key that differs from every other decision’s in its game', async () => {
    const { core, clock, asha, load } = await opened();
    const game = await load();
    const keys: string[] = [];
    for (let after: Game = game; after.log.length < 6;) {
      const { decision } = after;
      if (decision === null) throw new Error('nobody is asked');
      clock.set(decision.remindAtMs ?? 0);
      for (const nowMs of [decision.openedAtMs, clock.nowMs()]) {
        const unshown = { ...after, decision: { ...decision, shown: false } };
        keys.push(...noticesOf(unshown, nowMs).map(({ key }) => key));
      }
      after = await submitMove(core, asha, game.id, { ply: after.log.length, move: movesOf(after)[0] ?? '' });
    }
    expect(keys).toEqual(['d3', 'r3', 'd5', 'r5']);
  });

  it('has no notice while bots play all seats', async () => {
    const scene = await opened();
    const { asha, bo, notices, load } = scene;
    const game = await load();
    const takenOver = await missUntil(scene, game.id, [asha, bo], (one) => toAct(one) === null);
    expect(notices(takenOver).filter((text) => !text.startsWith('took-over'))).toEqual([]);
  });
});

describe('a decision that stays open when somebody else resigns', () => {
  it('keeps its key, so that it is not pushed again', async () => {
    const { core, clock } = openScene('one receipt');
    const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
    const { id } = await startedGame(core, [asha, bo, chen]);
    const before = await playUntil(
      core,
      id,
      (one) => deciderOf(one) === asha && one.decision?.shown === false,
    );
    const keys = (game: typeof before): string[] =>
      noticesOf(game, clock.nowMs()).flatMap(({ kind, key }) => (kind === 'decision' ? [key] : []));
    const after = await leaveGame(core, chen, id);
    expect([deciderOf(after), after.decision]).toEqual([asha, before.decision]);
    expect(keys(before)).toHaveLength(1);
    expect(keys(after)).toEqual(keys(before));
  });
});

describe('joining', () => {
  it('has a notice for the creator, and the start one for all but its cause and the player to act', async () => {
    const { core, asha, bo, chen, notices } = await opened();
    const created = await createGame(core, asha, { seats: seatsFor(3) });
    const invite = inviteTo(created);
    expect(notices(created)).toEqual([]);
    expect(notices(await takeSeat(core, bo, invite, { seed: seedOf(2) }))).toEqual(['joined Asha of Bo']);
    expect(notices(await takeSeat(core, asha, invite, { seed: seedOf(1) }))).toEqual(['joined Asha of Bo']);
    const started = await takeSeat(core, chen, invite, { seed: seedOf(3) });
    const asked = deciderOf(started);
    const expected = [
      ...(asked === asha ? ['decision Asha'] : ['started Asha']),
      ...(asked === bo ? ['decision Bo'] : ['started Bo']),
    ];
    expect(notices(started).toSorted()).toEqual(expected.toSorted());
  });

  it('has no notice once the joiner has left', async () => {
    const { core, asha, bo, notices } = await opened();
    const created = await createGame(core, asha, { seats: seatsFor(3) });
    await takeSeat(core, bo, inviteTo(created), { seed: seedOf(2) });
    expect(notices(await leaveGame(core, bo, created.id))).toEqual([]);
    expect(notices(await leaveGame(core, asha, created.id))).toEqual([]);
  });

  it('ends in a start that has a notice for the others, and none for the creator who started', async () => {
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
    const { core, asha, notices, load } = await opened();
    const game = await load({ plies: [], next: [6, 2] });
    expect(notices(game)).toEqual(['decision Asha', 'started Bo']);
    await submitMove(core, asha, game.id, { ply: game.log.length, move: movesOf(game)[0] ?? '' });
    const after = await stored(core, game.id);
    expect(notices(after)).not.toContain('started Bo');
  });
});

describe('the end of a game', () => {
  it('has a notice for the players who played to it, but for the one who ended it', async () => {
    const { core, asha, bo, chen, notices, load } = await opened();
    const seats = { red: asha, blue: bo, yellow: chen } as Loading['seats'];
    const game = await load({ seats, next: [2] });
    const left = await leaveGame(core, chen, game.id);
    expect(notices(left).filter((text) => text.endsWith('Chen'))).toEqual([]);
    const over = await leaveGame(core, bo, game.id);
    expect(over.status).toBe('finished');
    expect(notices(over)).toEqual(['finished Asha']);
  });

  it('by a last move has a notice for the others only', async () => {
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

  it('that the bots bring about has a notice for all', async () => {
    const scene = await opened();
    const { core, clock, asha, bo, notices, load } = scene;
    const game = await load();
    const takenOver = await missUntil(scene, game.id, [asha, bo], (one) => toAct(one) === null);
    clock.set(takenOver.decision?.deadlineAtMs ?? 0);
    await sweep(core);
    const over = await playUntil(core, game.id, isOver);
    expect(notices(over).toSorted()).toEqual(['finished Asha', 'finished Bo']);
  });
});

describe('a seat that the bot takes over', () => {
  it('has a notice for its owner until they return, with a new key each time', async () => {
    const scene = await opened();
    const { core, asha, bo, notices, load } = scene;
    const game = await load();
    const keys = [];
    for (let time = 0; time < 2; time += 1) {
      const takenOver = await missUntil(scene, game.id, [asha], ({ seats }) =>
        seats.some(({ sitter }) => sitter.kind === 'player' && sitter.botPlays),
      );
      expect(notices(takenOver)).toContain('took-over Asha');
      expect(
        notices(takenOver).filter((text) => text.endsWith('Bo') && !text.startsWith('decision')),
      ).toEqual([]);
      keys.push(...noticesOf(takenOver, 0).flatMap(({ kind, key }) => (kind === 'took-over' ? [key] : [])));
      expect(notices(await takeSeatBack(core, asha, game.id))).not.toContain('took-over Asha');
    }
    expect(new Set(keys).size).toBe(2);
    expect(bo).not.toBe('');
  });

  it('has no notice before the third missed decision', async () => {
    const scene = await opened();
    const { asha, notices, load } = scene;
    const game = await load();
    const twice = await missUntil(scene, game.id, [asha], ({ plyOrigins }) => plyOrigins.missed.length === 2);
    expect(notices(twice)).not.toContain('took-over Asha');
  });

  it('is lost in a strict game, with a notice; a player who resigns gets none', async () => {
    const scene = await opened({ with: { strict: true } });
    const { core, asha, bo, chen, notices, load } = scene;
    const seats = { red: asha, blue: bo, yellow: chen } as Loading['seats'];
    const game = await load({ seats, next: [2] });
    let out: Game = await missUntil(scene, game.id, [asha], ({ seats: all }) =>
      all.some(({ sitter }) => sitter.kind === 'player' && sitter.player === asha && sitter.misses === 2),
    );
    while (!notices(out).includes('took-over Asha')) {
      out = deciderOf(out) === asha ? await missOnce(scene, out) : await playOnce(core, out);
    }
    expect(out.seats.some(({ sitter }) => sitter.kind === 'player' && sitter.misses === 3)).toBe(true);
    const resigned = await leaveGame(core, bo, game.id);
    expect(notices(resigned).filter((text) => text.endsWith('Bo'))).toEqual([]);
  });
});

describe('whatever is played', () => {
  it('only people with a choice get a decision, one at a time, and never by their own move', async () => {
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
    'a roll by hand has a notice for the player to roll: %s begins',
    async (first) => {
      const { notices, load } = await opened();
      const game = await load({ first, plies: [], next: [], with: { rolling: 'tap' } });
      expect(movesOf(game)).toEqual([]);
      expect(notices(game)).toEqual(
        first === 'red' ? ['decision Asha', 'started Bo'] : ['decision Bo', 'started Asha'],
      );
    },
  );
});
