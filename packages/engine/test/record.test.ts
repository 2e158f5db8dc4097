import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makePosition,
  makeRecord,
  openingPosition,
  parseRecord,
  PRESETS,
  RECORD_FORMAT,
  replay,
  seatOf,
  wrongSeating,
  type GameRecord,
  type Seat,
} from '../src/index.ts';
import { gameArbitrary, SEATINGS, stepsOf, withLeavers } from './arbitraries.ts';
import { lay, valueOf } from './scenario.ts';

const record = (plies: readonly string[], more: Partial<GameRecord> = {}): GameRecord => ({
  format: RECORD_FORMAT,
  rules: PRESETS.classic,
  colours: ['red', 'blue'],
  first: 'blue',
  plies,
  ...more,
});

describe('a record', () => {
  it('replays to the positions of the game, and these make the record again', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seats, seed }) => {
        const steps = stepsOf(start, seed, withLeavers);
        const first = start.position.turn ?? 0;
        const made = makeRecord(
          start.rules,
          seats,
          first,
          steps.map(({ ply }) => ply),
        );
        const read = valueOf(parseRecord(JSON.parse(JSON.stringify(made))));
        expect(read).toEqual(made);
        const replayed = replay(read);
        expect(replayed.broken).toBeUndefined();
        expect(replayed.positions).toEqual([start.position, ...steps.map(({ after }) => after.position)]);
        expect(replayed.state).toEqual(steps.at(-1)?.after);
        expect(makeRecord(read.rules, read.colours.map(seatOf), seatOf(read.first), replayed.plies)).toEqual(
          made,
        );
      }),
      { numRuns: 10 },
    );
  });

  it('of the rules replays: a launch, an advance of the marked plane, a launch, a leaver', () => {
    const { positions, broken } = replay(record(['6L', "30'", '4L', 'red leaves']));
    expect(broken).toBeUndefined();
    expect(positions.map(makePosition)).toEqual([
      lay({ r: '', b: '' }, { turn: 'b' }),
      lay({ r: '', b: "0'" }, { turn: 'b', sixes: 1 }),
      lay({ r: '', b: '3' }),
      lay({ r: '0', b: '3' }, { turn: 'b' }),
      lay({ r: 'x', b: '3' }, { turn: '-', rank: 'br' }),
    ]);
  });

  it('without plies replays to the opening', () => {
    const replayed = replay(record([]));
    expect(replayed.positions).toEqual([openingPosition(PRESETS.classic, [0, 2], 2)]);
    expect(replayed.plies).toEqual([]);
  });

  it('takes defaults for options left out, and leaves foreign fields alone', () => {
    const { rules: _, ...bare } = record(['1-']);
    const read = valueOf(parseRecord({ ...bare, rules: { planes: 2 }, event: 'Sunday', plies: ['1-'] }));
    expect(read).toEqual(record(['1-'], { rules: { ...PRESETS.classic, planes: 2 } }));
  });

  it.each<[string, unknown]>([
    ['not an object', 'record'],
    ['null', null],
    ['a list', []],
    ['of another format', { ...record([]), format: 'aeroplane-record/2' }],
    ['without colours', { ...record([]), colours: undefined }],
    ['with a colour there is not', { ...record([]), colours: ['red', 'pink'] }],
    ['with one colour', { ...record([]), colours: ['red'], first: 'red' }],
    ['with a colour twice', { ...record([]), colours: ['red', 'red', 'blue'] }],
    ['with two who are not opposite', { ...record([]), colours: ['red', 'yellow'], first: 'red' }],
    ['with a first player who does not play', { ...record([]), first: 'green' }],
    ['without plies', { ...record([]), plies: undefined }],
    ['with a ply that is no text', { ...record([]), plies: ['6L', 6] }],
  ])('is not one that is %s', (_, value) => {
    expect(parseRecord(value)).toMatchObject({ ok: false, error: { code: 'bad-record' } });
  });

  it.each<[string, unknown]>([
    ['without rules', undefined],
    ['with an option there is not', { ...PRESETS.classic, blockade: true }],
    ['with a value there is not', { ...PRESETS.classic, planes: 5 }],
  ])('is not one %s', (_, rules) => {
    expect(parseRecord({ ...record([]), rules })).toMatchObject({ ok: false, error: { code: 'bad-rules' } });
  });
});

describe('a seating', () => {
  it('is two opposite, any three, or four', () => {
    for (const seats of SEATINGS) expect(wrongSeating(seats)).toBeUndefined();
    const wrong: Seat[][] = [[], [0], [0, 1], [2, 3], [0, 3], [0, 0], [0, 2, 2]];
    for (const seats of wrong) expect(wrongSeating(seats)).toBeTypeOf('string');
  });
});

describe('a record with a wrong ply', () => {
  it.each([
    ['an illegal move', ['6L', "30'", '3L', '1-'], 3, 'illegal-move'],
    ['a pass while a move exists', ['2-'], 1, 'illegal-move'],
    ['a ply that is none', ['6L', 'six', '4L'], 2, 'bad-ply'],
    ['a die there is not', ['6L', '7-'], 2, 'bad-ply'],
    ['an empty seat that leaves', ['1-', 'green leaves'], 2, 'illegal-leave'],
    ['a ply after the end', ['1-', 'red leaves', '1-'], 3, 'game-over'],
    ['a leaver after the end', ['1-', 'red leaves', 'red leaves'], 3, 'game-over'],
  ])('keeps what came before %s, and names the ply', (_, plies, ply, code) => {
    const replayed = replay(record(plies));
    expect(replayed.broken).toMatchObject({ ply, error: { code } });
    const kept = replay(record(plies.slice(0, ply - 1)));
    expect(kept.broken).toBeUndefined();
    expect(replayed.positions).toEqual(kept.positions);
    expect(replayed.positions).toHaveLength(ply);
    expect(replayed.state).toEqual(kept.state);
  });

  it('says of a seat that left before that it cannot leave again', () => {
    const four = { colours: ['red', 'yellow', 'blue', 'green'] } as const;
    const { broken } = replay(record(['red leaves', '1-', 'red leaves'], four));
    expect(broken).toMatchObject({ ply: 3, error: { code: 'illegal-leave' } });
  });
});

describe('a record of 2,047 dice', () => {
  const stalled = Array<string>(2047).fill('1-');

  it('ends the game with the last', () => {
    const { state, broken } = replay(record(stalled));
    expect(broken).toBeUndefined();
    expect(makePosition(state.position)).toBe(lay({ r: '', b: '' }, { turn: '-', rank: 'rb' }));
    expect(replay(record(stalled.slice(1))).state.position.turn).not.toBeNull();
  });

  it('holds no further ply', () => {
    const { broken, positions } = replay(record([...stalled, '1-']));
    expect(broken).toMatchObject({ ply: 2048, error: { code: 'game-over' } });
    expect(positions).toHaveLength(2048);
  });

  it('may hold leavers besides', () => {
    const three = { colours: ['red', 'blue', 'green'] } as const;
    const plies = [...stalled.slice(0, 100), 'green leaves', ...stalled.slice(0, 1947)];
    const { state, broken } = replay(record(plies, three));
    expect(broken).toBeUndefined();
    expect(state.dice).toBe(2047);
    expect(makePosition(state.position)).toBe(lay({ r: '', b: '', g: 'x' }, { turn: '-', rank: 'rbg' }));
  });
});
