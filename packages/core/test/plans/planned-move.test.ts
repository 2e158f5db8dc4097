/** Cells by hand, for red: 20 is yellow's 7, 22 yellow's 9, 26 yellow's 13; 20 is blue's 46, 30 blue's 4. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  asTurnOf,
  LAUNCH,
  leave,
  legalMoves,
  makeMove,
  parseMove,
  PASS,
  randomPly,
  seatsInPlay,
  seededChoose,
  type Move,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import { positionArbitrary } from '../../../engine/test/arbitraries.ts';
import { lay, readPosition, rulesWith, valueOf } from '../../../engine/test/scenario.ts';
import { ORDERS, type Order, type Plan } from '../../src/plans/plan.ts';
import { facesCheck, plannedMove } from '../../src/plans/planned-move.ts';
import { moveByOrders } from '../../src/plans/standing-orders.ts';
import { lossesOf, stopsOf } from './losses.ts';

const mutual = { stackCapture: 'mutual' } as const;
const yellows = { turn: 'y' } as const;

/** Moves by face; faces left out are not planned. */
type Faces = Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6, string>>>;

const movesOf = (faces: Faces): (Move | null)[] =>
  ([1, 2, 3, 4, 5, 6] as const).map((die) => {
    const text = faces[die];
    return text === undefined ? null : valueOf(parseMove(text));
  });

const planOf = (faces: Faces, orders: readonly Order[] = []): Plan => ({
  faces: { madeAt: 0, moves: movesOf(faces) },
  orders,
});

/** The text of the move that a plan plays, or `ask`. */
function played(then: string, now: string, die: number, plan: Plan, options: Partial<Rules> = {}): string {
  const move = plannedMove(
    rulesWith(options),
    readPosition(then, options),
    readPosition(now, options),
    die,
    plan,
  );
  return move === undefined ? 'ask' : makeMove(move);
}

type Seats = Parameters<typeof lay>[0];
type Case = [why: string, then: Seats, now: Seats, move: string, options?: Partial<Rules>];

/** What red plays on a 1 with a move planned in yellow's turn. */
const playedLater = (then: Seats, now: Seats, move: string, options: Partial<Rules> = {}): string =>
  played(lay({ y: '', ...then }, yellows), lay({ y: '', ...now }), 1, planOf({ 1: move }), options);

describe('a move planned for a face', () => {
  it.each<Case>([
    ['nothing has changed', { r: '19,40', y: '7' }, { r: '19,40', y: '7' }, '19'],
    ['others moved elsewhere', { r: '19,40', y: '7,20' }, { r: '19,40', y: '7,25' }, '19'],
    ['it captures more where it did', { r: '19,40', y: '7' }, { r: '19,40', y: '7,7+7' }, '19'],
    ['it captures now', { r: '19,40', y: '5' }, { r: '19,40', y: '7' }, '19'],
    ['it captures more on its way', { r: '21,40', y: '13' }, { r: '21,40', y: '9,13' }, '21'],
    [
      'it captures another plane of the same player',
      { r: '19,40', y: '3,7' },
      { r: '19,40', y: '7,9' },
      '19',
    ],
    ['another of one’s planes went back', { r: '19,40,44', y: '26' }, { r: '19,44', y: '27' }, '19'],
    ['it still stands beside its own', { r: '21,26', y: '3' }, { r: '21,26', y: '4' }, '21'],
    ['it still joins its own', { r: '21,26', y: '3' }, { r: '21,26', y: '4' }, '21s'],
    ['what it would have rested beside went back', { r: '19,20', y: '3' }, { r: '19', g: '' }, '19'],
    ['it still flies', { r: '17,40', b: '4,53' }, { r: '17,40', b: '4,53' }, '17f'],
    ['it still goes home', { r: '40,55', y: '3' }, { r: '40,55', y: '4' }, '55'],
    ['it is still a whole stack', { r: '19+19,40', y: '3' }, { r: '19+19,40', y: '4' }, '2x19'],
    [
      'somebody it does not meet has left',
      { r: '19,40', g: '9', y: '7' },
      { r: '19,40', g: 'x', y: '7' },
      '19',
    ],
    ['it still gives itself for a stack', { r: '19,40', y: '7+7' }, { r: '19,40', y: '7,7+7' }, '19', mutual],
  ])('is played where %s', (_, then, now, move, options) => {
    // Two planes to move make it a choice.
    const choice = now.r?.includes(',') ? now : { ...now, r: `${now.r},44` };
    expect(playedLater(then, choice, move, options)).toBe(move);
  });

  it.each<Case>([
    ['its plane went back', { r: '10,19,40', y: '3' }, { r: '10,40', y: '7' }, '19'],
    ['what it captured moved on', { r: '19,40', y: '7' }, { r: '19,40', y: '9' }, '19'],
    ['what it captured went back', { r: '19,40', y: '7' }, { r: '19,40', y: '' }, '19'],
    ['who it captured has left', { r: '19,40', y: '7', b: '' }, { r: '19,40', y: 'x', b: '' }, '19'],
    ['it captures fewer there', { r: '19,40', y: '7,7' }, { r: '19,40', y: '7,9' }, '19'],
    ['it captures as many elsewhere', { r: '21,40', y: '9' }, { r: '21,40', y: '13' }, '21'],
    ['it captures another player there', { r: '19,40', y: '7', b: '' }, { r: '19,40', b: '46' }, '19'],
    ['one of two captures is gone', { r: '21,40', y: '9,13' }, { r: '21,40', y: '9,14' }, '21'],
    ['the crossing is clear', { r: '17,40', b: '53' }, { r: '17,40', b: '54' }, '17f'],
    ['what it joined went back', { r: '10,21,26', y: '12' }, { r: '10,21', y: '13' }, '21s'],
    ['a stack would send it back', { r: '19,40', y: '7,7' }, { r: '19,40', y: '7+7' }, '19', mutual],
    [
      'a stack has come to its jump’s end',
      { r: '21,40', y: '9' },
      { r: '21,40', y: '9,13+13' },
      '21',
      mutual,
    ],
    ['a stack bars the shortcut', { r: '13,40', b: '4' }, { r: '13,40', b: '44+44' }, '13f', mutual],
    [
      'a stack has come to the flight’s end',
      { r: '17,40', b: '3+3' },
      { r: '17,40', b: '4+4' },
      '17f',
      mutual,
    ],
    [
      'the stack it gave itself for is gone',
      { r: '19,40', y: '7+7' },
      { r: '19,40', y: '9+9' },
      '19',
      mutual,
    ],
    ['it never was legal', { r: '19', y: '3' }, { r: '19,40', y: '3' }, '40'],
    ['one move is legal', { r: '19', y: '3' }, { r: '19', y: '3' }, '19'],
  ])('is not played where %s', (_, then, now, move, options) => {
    expect(playedLater(then, now, move, options)).toBe('ask');
  });

  it('is the one for the rolled face', () => {
    const text = lay({ r: '19,40', y: '' });
    const plan = planOf({ 1: '19', 2: 'L', 3: '40' });
    const moves = [1, 2, 3, 4].map((die) => played(text, text, die, plan));
    expect(moves).toEqual(['19', 'L', '40', 'ask']);
  });

  it('is seen without the sixes and marks of another’s turn', () => {
    const then = lay({ r: '20,40', y: "1',30'" }, { turn: 'y', sixes: 2 });
    expect(played(then, lay({ r: '20,40', y: '2,30' }), 6, planOf({ 6: '20' }))).toBe('20');
  });

  it('counts with sixes and marks where it was planned for a roll of the running turn', () => {
    const text = lay({ r: "20',40", y: '' }, { sixes: 1 });
    expect(played(text, text, 1, planOf({ 1: "20'" }))).toBe("20'");
    expect(played(text, text, 1, planOf({ 1: '20' }))).toBe('ask');
  });

  it('is not played for the third six', () => {
    const text = lay({ r: "20',40'", y: '' }, { sixes: 2 });
    expect(played(text, text, 6, planOf({ 6: "20'" }, ORDERS))).toBe('ask');
  });

  it('is not played in a game that is over', () => {
    const text = lay({ r: '20,40', b: 'F,F,F,F' }, { turn: '-', rank: 'br' });
    expect(played(text, text, 1, planOf({ 1: '20' }, ORDERS))).toBe('ask');
  });

  it('may bring the last plane home for another place than it would have had', () => {
    const then = lay({ r: '51,54,F,F', y: '55,F,F,F', b: '' }, yellows);
    const now = lay({ r: '51,54,F,F', y: 'F,F,F,F', b: '' }, { rank: 'y' });
    expect(played(then, now, 2, planOf({ 2: '54' }))).toBe('54');
  });
});

describe('standing orders', () => {
  const [then, now] = [lay({ r: '19,40', y: '7' }, yellows), lay({ r: '19,40', y: '9' })];

  it.each([
    ['nothing is planned for the face', then, planOf({ 2: '19' }, ['leader']), '40'],
    ['the move is not to be played', then, planOf({ 1: '19' }, ['leader']), '40'],
    ['no faces are planned', then, { orders: ['leader'] as const }, '40'],
    ['none of them fits either', then, planOf({ 1: '19' }, ['home']), 'ask'],
    ['there are none', then, planOf({ 1: '19' }), 'ask'],
    ['there is no plan at all', then, {}, 'ask'],
  ])('decide where %s', (_, before, plan, move) => {
    expect(played(before, now, 1, plan)).toBe(move);
  });

  it('do not decide where the planned move is played', () => {
    expect(played(now, now, 1, planOf({ 1: '19' }, ['leader']))).toBe('19');
  });

  it('decide where the faces are out of date', () => {
    const position = readPosition(now);
    expect(plannedMove(rulesWith(), undefined, position, 1, planOf({ 1: '19' }))).toBeUndefined();
    const move = plannedMove(rulesWith(), undefined, position, 1, planOf({ 1: '19' }, ['leader']));
    expect(move === undefined ? 'ask' : makeMove(move)).toBe('40');
  });
});

describe('the faces of a plan', () => {
  const check = (text: string, seat: Seat, faces: Faces): number[] =>
    facesCheck(rulesWith(), readPosition(text), seat, movesOf(faces));
  const text = lay({ r: '19,53', y: "7'" }, { turn: 'y', sixes: 1 });

  it('are fine where each move is legal for its die, or none is planned', () => {
    expect(check(text, 0, {})).toEqual([]);
    expect(check(text, 0, { 1: '19', 2: 'L', 3: '53', 4: 'L', 5: '19', 6: '19' })).toEqual([]);
  });

  it('are listed where a move is not legal', () => {
    expect(check(text, 0, { 1: 'L', 2: 'L', 4: '53', 5: '20', 6: '19f' })).toEqual([1, 4, 5, 6]);
  });

  it('may hold the pass where there is nothing else', () => {
    expect(check(lay({ r: '55', y: '' }, yellows), 0, { 3: '-', 2: '-' })).toEqual([2]);
  });

  it('count as the running turn’s for the seat on turn', () => {
    expect(check(text, 1, { 1: "7'", 2: '7', 6: "7'" })).toEqual([2]);
  });

  it('are all refused for a seat that will not roll again', () => {
    expect(check(lay({ r: 'F,F,F,F', y: '7', b: '' }, { turn: 'y', rank: 'r' }), 0, { 2: '-' })).toEqual([2]);
    expect(check(lay({ y: '7', b: '' }, yellows), 0, { 2: 'L' })).toEqual([2]);
  });

  it('are six', () => {
    const moves = [...movesOf({}), null, LAUNCH];
    expect(facesCheck(rulesWith(), readPosition(text), 0, moves)).toEqual([8]);
  });
});

/** A position some rounds later, in which a seat that passed is to roll; others play, and now and then one leaves. */
function later(rules: Rules, from: Position, seat: Seat, rounds: number, seed: number): Position | undefined {
  const choose = seededChoose(seed);
  let position = from;
  while (position.turn !== null) {
    const leaver = choose(20) === 0 ? leave(position, position.turn) : undefined;
    if (position.turn === seat) {
      if ((rounds -= 1) <= 0) return position;
      position = apply(rules, position, 1, PASS);
    } else if (leaver?.ok) position = leaver.value;
    else {
      const { die, move } = randomPly({ rules, position, dice: 0 }, choose);
      position = apply(rules, position, die, move);
    }
  }
  return undefined;
}

/** A plan made in another's turn, what the board was then and is now, and the die. */
const plannedArbitrary = fc
  .record({
    there: positionArbitrary,
    seat: fc.nat(3),
    die: fc.integer({ min: 1, max: 6 }),
    pick: fc.nat(),
    hunting: fc.boolean(),
    rounds: fc.integer({ min: 1, max: 6 }),
    seed: fc.integer(),
    orders: fc.shuffledSubarray([...ORDERS]),
  })
  .map(({ there: { rules, position: then }, seat: index, die, pick, hunting, rounds, seed, orders }) => {
    const others = seatsInPlay(then).filter((seat) => seat !== then.turn);
    const seat = others[index % others.length] ?? 0;
    const seen = asTurnOf(then, seat);
    if (seen === undefined) throw new Error('nobody else plays');
    const moves = [1, 2, 3, 4, 5, 6].map((face) => {
      const legal = legalMoves(rules, seen, face);
      const captures = legal.filter((move) => lossesOf(rules, seen, seat, face, move).size > 0);
      const among = hunting && captures.length > 0 ? captures : legal;
      return among[pick % among.length] ?? null;
    });
    const plan: Plan = { faces: { madeAt: 0, moves }, orders };
    return { rules, then, seen, now: later(rules, then, seat, rounds, seed), seat, die, moves, plan };
  });

describe('in any position', () => {
  it('the planned move is played where nothing has changed and there is a choice', () => {
    fc.assert(
      fc.property(plannedArbitrary, ({ rules, then, seen, seat, die, moves, plan }) => {
        expect(facesCheck(rules, then, seat, moves)).toEqual([]);
        const expected = legalMoves(rules, seen, die).length > 1 ? moves[die - 1] : undefined;
        expect(plannedMove(rules, then, seen, die, plan)).toBe(expected);
        expect(plannedMove(rules, seen, seen, die, plan)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('the planned move is played if and only if it is legal, goes the same way and captures no less', () => {
    let [played, illegal, changed] = [0, 0, 0];
    fc.assert(
      fc.property(plannedArbitrary, ({ rules, then, seen, now, seat, die, moves, plan }) => {
        const move = moves[die - 1];
        if (now === undefined || move == null) return;
        const legal = legalMoves(rules, now, die);
        const same = (): boolean => {
          const before = lossesOf(rules, seen, seat, die, move);
          const after = lossesOf(rules, now, seat, die, move);
          return (
            stopsOf(rules, now, seat, die, move).join() === stopsOf(rules, seen, seat, die, move).join() &&
            [...before].every(([where, count]) => (after.get(where) ?? 0) >= count)
          );
        };
        const plays = legal.length > 1 && legal.includes(move) && same();
        if (plays) played += 1;
        else if (legal.includes(move)) changed += 1;
        else illegal += 1;
        expect(plannedMove(rules, then, now, die, { faces: { madeAt: 0, moves } })).toBe(
          plays ? move : undefined,
        );
        const withOrders = plannedMove(rules, then, now, die, plan);
        expect(withOrders).toBe(plays ? move : moveByOrders(rules, now, die, plan.orders ?? []));
      }),
      { numRuns: 2000 },
    );
    // All cases occur often enough to be meaningful.
    expect(Math.min(played, illegal, changed)).toBeGreaterThan(20);
  });
});
