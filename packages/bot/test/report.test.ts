import { describe, expect, it } from 'vitest';
import {
  apply,
  afterDie,
  legalMoves,
  makeRecord,
  PRESETS,
  randomGame,
  seededChoose,
  initialState,
  type GameRecord,
  type Ply,
} from '@aeroplane/engine';
import { reportGame, searcherFor, type GameReport } from '../src/index.ts';

function reportOf(record: GameRecord): GameReport {
  const report = reportGame(record);
  if ('code' in report) throw new Error(report.message);
  return report;
}

/** A game in which red chooses the best move by the report's measure, and blue any. */
function gameOfBestAndRandom(seed: number): GameRecord {
  const choose = seededChoose(seed);
  const rules = PRESETS.classic;
  const searcher = searcherFor(rules);
  const chances = new Float64Array(4);
  const plies: Ply[] = [];
  let state = initialState(rules, [0, 2], 0);
  while (state.position.turn !== null) {
    const die = choose(6) + 1;
    const legal = legalMoves(rules, state.position, die);
    let move = legal[choose(legal.length)] ?? 0;
    if (state.position.turn === 0 && legal.length > 1) {
      searcher.load(state.position);
      const worths = legal.map((one) => {
        searcher.afterMove(die, one, 1, chances);
        return chances[0] ?? 0;
      });
      move = legal[worths.indexOf(Math.max(...worths))] ?? move;
    }
    plies.push({ die, move });
    state = afterDie(state, apply(rules, state.position, die, move));
  }
  return makeRecord(rules, [0, 2], 0, plies);
}

describe('the report of a game', () => {
  const record = randomGame(PRESETS.classic, [0, 1, 2, 3], seededChoose(4));
  const report = reportOf(record);

  it('has the chances before the first ply and after every ply, up to a winner', () => {
    expect(report.chances).toHaveLength(record.plies.length + 1);
    for (const chances of report.chances) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    expect(Math.max(...(report.chances.at(-1) ?? []))).toBe(1);
  });

  it('has luck that is one player’s gain and the others’ loss', () => {
    expect(report.seats.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0, 9);
  });

  it('counts every die and every capture once', () => {
    const dice = report.seats.flatMap((seat) => seat.dice).reduce((a, b) => a + b);
    expect(dice).toBe(record.plies.length);
    const sixes = report.seats.reduce((sum, seat) => sum + (seat.dice[5] ?? 0), 0);
    expect(sixes).toBe(record.plies.filter((ply) => ply.startsWith('6')).length);
    const [captures, lost] = [
      report.seats.map((seat) => seat.captures),
      report.seats.map((seat) => seat.lost),
    ];
    expect(captures.reduce((a, b) => a + b)).toBe(lost.reduce((a, b) => a + b));
  });

  it('lists the biggest swings first, with their plies', () => {
    const changes = report.swings.map(({ change }) => Math.abs(change));
    expect(changes).toEqual([...changes].sort((a, b) => b - a));
    for (const { ply } of report.swings) expect(record.plies[ply]).toBeDefined();
  });

  it('finds nothing given away by the player who chose the best moves, and much by the other', () => {
    const [red, blue] = reportOf(gameOfBestAndRandom(8)).seats;
    expect(red?.givenAway).toBe(0);
    expect(blue?.givenAway).toBeGreaterThan(0.1);
  });

  it('is the same whenever it is made', () => {
    expect(reportOf(record)).toEqual(report);
  });

  it('reports a game that a player left', () => {
    const plies = [...record.plies.slice(0, 20), 'red leaves', 'green leaves', 'blue leaves'];
    const { chances } = reportOf({ ...record, plies });
    expect(chances.at(-1)).toEqual([0, 1, 0, 0]);
  });

  it('gives the error of an illegal ply', () => {
    expect(reportGame({ ...record, plies: ['6L', '9L'] })).toMatchObject({ code: 'bad-ply' });
  });
});
