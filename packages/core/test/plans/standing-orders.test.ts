/**
 * Cells by hand, for red: 15 is yellow's 2, 20 yellow's 7, 22 yellow's 9, 25 yellow's 12, 26 yellow's 13; 14 is blue's
 * 40, 18 blue's 44, 30 blue's 4.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apply,
  asTurnOf,
  DIE_FACES,
  eventsOf,
  HANGAR,
  isDie,
  LAUNCH,
  legalMoves,
  makeMove,
  originOf,
  seatsInPlay,
  sizeOf,
  stepOf,
  type Move,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import { gameArbitrary, positionArbitrary, stepsOf, withLeavers } from '../../../engine/test/arbitraries.ts';
import { lay, readPosition, rulesWith } from '../../../engine/test/scenario.ts';
import { ORDERS, type Order } from '../../src/plans/plan.ts';
import { moveByOrders } from '../../src/plans/standing-orders.ts';
import { lossesOf, stopsOf } from './losses.ts';

const mutual = { stackCapture: 'mutual' } as const;

/** The text of the move that orders choose, or `ask`. */
function chosen(text: string, die: number, orders: string, options: Partial<Rules> = {}): string {
  const list = orders.split(' ').filter((order) => order !== '') as Order[];
  const move = moveByOrders(rulesWith(options), readPosition(text, options), die, list);
  return move === undefined ? 'ask' : makeMove(move);
}

type Case = [why: string, text: string, die: number, move: string, options?: Partial<Rules>];

describe.each<[orders: string, cases: Case[]]>([
  [
    'home',
    [
      ['brings a plane home', lay({ r: '10,52,53', b: '' }), 3, '53'],
      ['brings home as many as it can', lay({ r: '53,53+53', b: '' }), 3, '2x53'],
      ['asks where none gets home', lay({ r: '10,52,53', b: '' }), 1, 'ask'],
      ['asks where a bounce leads away again', lay({ r: '10,55', b: '' }), 3, 'ask', { finish: 'bounce' }],
    ],
  ],
  [
    'capture',
    [
      ['sends a plane back', lay({ r: '10,19,40', y: '7' }), 1, '19'],
      ['does not count what is passed over', lay({ r: '10,19,40', y: '7' }), 3, 'ask'],
      ['sends a stack back', lay({ r: '10,19,40', y: '7+7' }), 1, '19'],
      ['prefers more planes', lay({ r: '19,24', y: '7,7,12' }), 1, '19'],
      ['counts the planes of a stack', lay({ r: '19,24', y: '7+7,12' }), 1, '19'],
      ['counts both cells of a jump', lay({ r: '21,24', y: '9,12,13' }), 1, '21'],
      ['prefers what stands further along', lay({ r: '19,24', y: '7,12' }), 1, '24'],
      ['prefers the stack of two groups on a step', lay({ r: '19,19+19', y: '7' }), 1, '2x19'],
      ['flies to the crossing', lay({ r: '17,40', b: '53' }), 1, '17f'],
      ['does not fly where it would miss', lay({ r: '17,40', y: '9', b: '' }), 1, '17'],
      ['flies on where either way captures as much', lay({ r: '13,40', b: '40' }), 1, '13f'],
      ['stands beside its own', lay({ r: '21,26', y: '9' }), 1, '21'],
      ['asks where nobody is met', lay({ r: '19,24', y: '8' }), 1, 'ask'],
      ['gives a plane for two', lay({ r: '19,40', y: '7+7' }), 1, '19', mutual],
      ['does not give two for two', lay({ r: '19+19,40', y: '7+7' }), 1, 'ask', mutual],
      ['rather captures one for nothing', lay({ r: '19,24', y: '7,12+12' }), 1, '19', mutual],
      ['rather gives one for three', lay({ r: '19,24', y: '7+7+7,12' }), 1, '19', mutual],
    ],
  ],
  [
    'shortcut',
    [
      ['flies from a direct landing', lay({ r: '17,40', b: '' }), 1, '17f'],
      ['flies after a jump', lay({ r: '13,40', b: '' }), 1, '13f'],
      ['prefers what stands further along', lay({ r: '13,17', b: '' }), 1, '17f'],
      ['prefers what captures', lay({ r: '13,17', b: '40' }), 1, '13f'],
      ['prefers the stack', lay({ r: '17,17+17', b: '' }), 1, '2x17f'],
      ['lands beside its own', lay({ r: '17,30', b: '' }), 1, '17f'],
      [
        'joins its own where that is compulsory',
        lay({ r: '17,30', b: '' }),
        1,
        '17fs',
        { stacking: 'automatic' },
      ],
      ['asks where nothing can fly', lay({ r: '18,40', b: '' }), 1, 'ask'],
      ['does not fly into a stack', lay({ r: '17,40', b: '4+4' }), 1, 'ask', mutual],
    ],
  ],
  [
    'flee',
    [
      ['moves what the next player could capture', lay({ r: '20,40', y: '5' }), 6, '20'],
      ['does not move into the next danger', lay({ r: '20,40', y: '5' }), 1, 'ask'],
      ['does not move what only a later player could capture', lay({ r: '20,40', y: '', b: '42' }), 6, 'ask'],
      ['passes over who is ranked', lay({ r: '20,40', y: 'F,F,F,F', b: '42' }, { rank: 'y' }), 6, '20'],
      ['passes over who has left', lay({ r: '20,40', y: 'x', b: '42' }), 6, '20'],
      [
        'knows the last seat is followed by the first',
        lay({ r: '7', y: '', g: '25,40' }, { turn: 'g' }),
        6,
        '25',
      ],
      ['fears a jump', lay({ r: '26,40', y: '8' }), 3, '26'],
      ['fears a flight’s crossing', lay({ r: '10,53', b: '17' }), 1, '53'],
      ['goes home', lay({ r: '10,53', b: '17' }), 3, '53'],
      ['fears nothing from a hangar', lay({ r: '15,40', y: '' }), 6, 'ask'],
      ['fears who has launched', lay({ r: '15,40', y: '0' }), 6, '15'],
      ['fears nothing on its launch cell', lay({ r: '0,44', g: '11' }), 6, 'ask'],
      ['counts on the captures of its way', lay({ r: '20,40', y: '5,13' }), 6, '20'],
      ['fears what it passes over', lay({ r: '20,40', y: '5,14' }), 6, 'ask'],
      ['prefers what stands further along', lay({ r: '15,20', y: '0,5' }), 6, '20'],
      ['saves the stack', lay({ r: '20,20+20', y: '5' }), 6, '2x20'],
      ['does not bounce to where it stands', lay({ r: '10,53', b: '17' }), 6, 'ask', { finish: 'bounce' }],
      [
        'does not flee to the hangar',
        lay({ r: '20,40', y: '6', g: '39+39' }),
        6,
        'ask',
        { ...mutual, launch: 'six' },
      ],
    ],
  ],
  [
    'launch',
    [
      ['launches', lay({ r: '10', b: '' }), 2, 'L'],
      ['asks where the die launches nothing', lay({ r: '10,20', b: '' }), 3, 'ask'],
      ['asks where the hangar is empty', lay({ r: '0,10,20,F', b: '' }), 2, 'ask'],
    ],
  ],
  [
    'leader',
    [
      ['moves what stands furthest along', lay({ r: '10,30,40', b: '' }), 1, '40'],
      ['does not count what is home', lay({ r: '10,30,F', b: '' }), 1, '30'],
      ['moves the next where the first cannot', lay({ r: '10,30,55', b: '' }), 3, '30'],
      ['does not launch', lay({ r: '0', b: '' }), 2, '0'],
      ['moves the leader, not what captures', lay({ r: '19,40', y: '7' }), 1, '40'],
      ['moves the stack of two groups on a step', lay({ r: '10,20,20+20', b: '' }), 1, '2x20'],
      ['takes a capture on the leader’s way', lay({ r: '10,17', y: '9', b: '' }), 1, '17'],
      ['flies', lay({ r: '10,13', b: '' }), 1, '13f'],
      ['goes home', lay({ r: '10,54', b: '' }), 2, '54'],
      ['stands beside its own', lay({ r: '10,52,55', b: '' }), 3, '52'],
      [
        'joins its own where that is compulsory',
        lay({ r: '10,52,55', b: '' }),
        3,
        '52s',
        { stacking: 'automatic' },
      ],
      ['does not turn back at the centre', lay({ r: '11,55', b: '' }), 4, '11', { finish: 'bounce' }],
      ['asks where all would turn back', lay({ r: '55,F,F', b: '' }), 6, 'ask', { finish: 'bounce' }],
      ['does not run into a stack', lay({ r: '10,19', y: '7+7' }), 1, '10', mutual],
    ],
  ],
])('the order %s', (orders, cases) => {
  it.each(cases)('%s', (_, text, die, move, options) => {
    expect(chosen(text, die, orders, options)).toBe(move);
  });
});

describe('a list of orders', () => {
  const text = lay({ r: '19,40,52', y: '7' });

  it.each([
    ['capture leader', 1, '19'],
    ['leader capture', 1, '52'],
    ['home capture leader', 1, '19'],
    ['home capture leader', 4, '52'],
    ['launch home', 4, 'L'],
    ['home launch', 4, '52'],
    ['shortcut home flee', 1, 'ask'],
    ['shortcut home flee leader', 1, '52'],
    ['', 1, 'ask'],
  ])('%j decides by the first that fits: %i → %s', (orders, die, move) => {
    expect(chosen(text, die, orders)).toBe(move);
  });

  it.each([
    ['one move is legal', lay({ r: '10', b: '' }), 1],
    ['no move is legal', lay({ r: '', b: '' }), 1],
    ['it is the third six', lay({ r: "10,20'", b: '' }, { sixes: 2 }), 6],
    ['the game is over', lay({ r: '10', b: 'F,F,F,F' }, { turn: '-', rank: 'br' }), 1],
  ])('chooses nothing where %s', (_, position, die) => {
    expect(chosen(position, die, ORDERS.join(' '))).toBe('ask');
  });

  it('knows planes that moved on a six', () => {
    expect(chosen(lay({ r: "10,40'", b: '' }, { sixes: 1 }), 1, 'leader')).toBe("40'");
  });
});

const ordersArbitrary = fc.shuffledSubarray([...ORDERS]);
const dieArbitrary = fc.integer({ min: 1, max: 6 }).filter(isDie);

/** How many planes of others than the mover are in hangars. */
function sentHome(position: Position, mover: Seat): number {
  return position.fleets
    .flatMap((fleet, seat) => (seat === mover ? [] : (fleet ?? [])))
    .reduce((sum, code) => sum + (stepOf(code) === HANGAR ? sizeOf(code) : 0), 0);
}

/** Where a move leaves the planes it moves, derived from where the fleet's steps changed. */
function gained(position: Position, next: Position, mover: Seat): number {
  const steps = (fleets: Position['fleets']): number =>
    (fleets[mover] ?? []).reduce((sum, code) => sum + stepOf(code) * sizeOf(code), 0);
  return steps(next.fleets) - steps(position.fleets);
}

describe('in any position', () => {
  it('orders choose a legal move, where there are two or more, or none', () => {
    fc.assert(
      fc.property(positionArbitrary, dieArbitrary, ordersArbitrary, ({ rules, position }, die, orders) => {
        const move = moveByOrders(rules, position, die, orders);
        const legal = legalMoves(rules, position, die);
        if (move !== undefined) expect(legal).toContain(move);
        if (legal.length < 2 || orders.length === 0) expect(move).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('what follows the order that decides changes nothing', () => {
    fc.assert(
      fc.property(positionArbitrary, dieArbitrary, ordersArbitrary, ({ rules, position }, die, orders) => {
        const alone = orders.map((order) => moveByOrders(rules, position, die, [order]));
        expect(moveByOrders(rules, position, die, orders)).toBe(alone.find((move) => move !== undefined));
      }),
      { numRuns: 300 },
    );
  });

  it('capture is obeyed if and only if others lose more planes', () => {
    fc.assert(
      fc.property(positionArbitrary, dieArbitrary, ({ rules, position }, die) => {
        const mover = position.turn ?? 0;
        const legal = legalMoves(rules, position, die);
        const worth = (move: Move): number => {
          const next = apply(rules, position, die, move);
          const back = eventsOf(rules, position, { die, move }).some(({ type }) => type === 'sentBack');
          return sentHome(next, mover) - sentHome(position, mover) - (back ? sizeOf(originOf(move)) : 0);
        };
        const most = Math.max(0, ...legal.map(worth));
        const move = moveByOrders(rules, position, die, ['capture']);
        if (move !== undefined) expect(worth(move)).toBe(most);
        expect(move !== undefined).toBe(legal.length > 1 && most > 0);
      }),
      { numRuns: 500 },
    );
  });

  it('leader alone decides wherever some plane on the way can get ahead', () => {
    fc.assert(
      fc.property(positionArbitrary, dieArbitrary, ({ rules, position }, die) => {
        const legal = legalMoves(rules, position, die);
        const ahead = legal.filter(
          (move) =>
            move > LAUNCH && gained(position, apply(rules, position, die, move), position.turn ?? 0) > 0,
        );
        const move = moveByOrders(rules, position, die, ['leader']);
        expect(move !== undefined).toBe(legal.length > 1 && ahead.length > 0);
        if (move === undefined) return;
        const furthest = Math.max(...ahead.map((one) => stepOf(originOf(one))));
        expect(stepOf(originOf(move))).toBe(furthest);
      }),
      { numRuns: 500 },
    );
  });
});

/** Whether the next player could capture what a seat has on a step, with one roll. */
function inDanger(rules: Rules, position: Position, seat: Seat, step: number): boolean {
  const next = [1, 2, 3]
    .map((k) => ((seat + k) % 4) as Seat)
    .find((other) => seatsInPlay(position).includes(other));
  const theirs = next === undefined ? undefined : asTurnOf(position, next);
  if (next === undefined || theirs === undefined) return false;
  return DIE_FACES.some((die) =>
    legalMoves(rules, theirs, die).some((move) =>
      lossesOf(rules, theirs, next, die, move).has(`${seat}:${step}`),
    ),
  );
}

describe('flee', () => {
  it('is obeyed if and only if something in danger can get out of it', () => {
    let fled = 0;
    fc.assert(
      fc.property(positionArbitrary, dieArbitrary, ({ rules, position }, die) => {
        const seat = position.turn ?? 0;
        const legal = legalMoves(rules, position, die);
        const escapes = legal.filter((move) => {
          if (move <= LAUNCH || !inDanger(rules, position, seat, stepOf(originOf(move)))) return false;
          const end = stopsOf(rules, position, seat, die, move).at(-1) ?? HANGAR;
          return end !== HANGAR && !inDanger(rules, apply(rules, position, die, move), seat, end);
        });
        const move = moveByOrders(rules, position, die, ['flee']);
        if (move === undefined) expect(legal.length < 2 || escapes.length === 0).toBe(true);
        else expect(escapes).toContain(move);
        if (move !== undefined) fled += 1;
      }),
      { numRuns: 500 },
    );
    expect(fled).toBeGreaterThan(20);
  });
});

describe('in games', () => {
  it('orders choose legal moves, and leader alone always, where planes neither turn back nor meet stacks', () => {
    fc.assert(
      fc.property(gameArbitrary, ordersArbitrary, ({ start, seed }, orders) => {
        const rules: Rules = { ...start.rules, finish: 'exact', stackCapture: 'all' };
        for (const { before, ply } of stepsOf({ ...start, rules }, seed, withLeavers).slice(0, 150)) {
          if ('leaves' in ply) continue;
          const legal = legalMoves(rules, before.position, ply.die);
          const move = moveByOrders(rules, before.position, ply.die, orders);
          if (move !== undefined) expect(legal).toContain(move);
          const led = moveByOrders(rules, before.position, ply.die, ['leader']);
          expect(led !== undefined).toBe(legal.length > 1 && legal.some((one) => one > LAUNCH));
        }
      }),
      { numRuns: 20 },
    );
  });
});
