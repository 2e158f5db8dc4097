import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPly,
  eventsOf,
  parsePly,
  SEATS,
  sizeOf,
  stepOf,
  type Ply,
  type PlyEvent,
  type Position,
  type Rules,
  legalMoves,
  DIE_FACES,
} from '../src/index.ts';
import { gameArbitrary, positionArbitrary, stepsOf, withLeavers } from './arbitraries.ts';
import { lay, readPosition, rulesWith, valueOf } from './scenario.ts';

/** The number of planes by seat and step, -1 … 56; no entry for none. */
type Counts = Map<string, number>;

function countsOf(position: Position): Counts {
  const counts: Counts = new Map();
  for (const seat of SEATS) {
    for (const code of position.fleets[seat] ?? []) add(counts, seat, stepOf(code), sizeOf(code));
  }
  return counts;
}

function add(counts: Counts, seat: number, step: number, count: number): void {
  const key = `${seat}:${step}`;
  const sum = (counts.get(key) ?? 0) + count;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}

/** Applies events to the counts. */
function tell(counts: Counts, events: readonly PlyEvent[]): void {
  const shift = (seat: number, from: number, to: number, count: number): void => {
    add(counts, seat, from, -count);
    add(counts, seat, to, count);
  };
  for (const event of events) {
    switch (event.type) {
      case 'launched':
        shift(event.seat, -1, 0, 1);
        break;
      case 'moved':
        shift(event.seat, event.path[0] ?? -9, event.path.at(-1) ?? -9, event.size);
        break;
      case 'jumped':
      case 'flew':
        shift(event.seat, event.from, event.to, event.size);
        break;
      case 'captured':
      case 'sentBack':
        shift(event.seat, event.step, -1, event.count);
        break;
      case 'thirdSix':
        for (const { step, count } of event.groups) shift(event.seat, step, -1, count);
        break;
      case 'left':
        for (const key of [...counts.keys()]) if (key.startsWith(`${event.seat}:`)) counts.delete(key);
        break;
      case 'stacked':
      case 'wentHome':
        expect(
          counts.get(`${event.seat}:${event.type === 'stacked' ? event.step : 56}`),
        ).toBeGreaterThanOrEqual(event.type === 'stacked' ? event.size : event.count);
        break;
      default:
        break;
    }
  }
}

function expectToldRight(rules: Rules, before: Position, ply: Ply, after: Position): void {
  const events = eventsOf(rules, before, ply);
  const counts = countsOf(before);
  tell(counts, events);
  expect(counts).toEqual(countsOf(after));
  const types = events.map((event) => event.type);
  expect(types.includes('rollsAgain')).toBe(
    !('leaves' in ply) && ply.die === 6 && !types.includes('thirdSix') && after.turn === before.turn,
  );
  expect(types.includes('ended')).toBe(after.turn === null);
}

/** The events of a ply, after the roll. */
const story = (text: string, plyText: string, options: Partial<Rules> = {}): PlyEvent[] =>
  eventsOf(rulesWith(options), readPosition(text, options), valueOf(parsePly(plyText))).filter(
    (event) => event.type !== 'rolled',
  );

describe('the events of a ply', () => {
  it('lead from the planes before to the planes after, in random games', () => {
    fc.assert(
      fc.property(gameArbitrary, ({ start, seed }) => {
        for (const { before, ply, after } of stepsOf(start, seed, withLeavers)) {
          // The 2,047th die ends the record, so the end is no event of the ply.
          if (after.dice < 2047) expectToldRight(start.rules, before.position, ply, after.position);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('lead from the planes before to the planes after, in rich positions', () => {
    fc.assert(
      fc.property(positionArbitrary, ({ rules, position }) => {
        for (const die of DIE_FACES) {
          for (const move of legalMoves(rules, position, die)) {
            const after = valueOf(applyPly({ rules, position, dice: 0 }, { die, move })).position;
            expectToldRight(rules, position, { die, move }, after);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('begin with the roll', () => {
    const [first] = eventsOf(rulesWith(), readPosition(lay({ r: '7', b: '' })), valueOf(parsePly('37')));
    expect(first).toEqual({ type: 'rolled', seat: 0, die: 3 });
  });

  it('of a launch with a six', () => {
    expect(story(lay({ r: '', b: '' }), '6L')).toEqual([
      { type: 'launched', seat: 0 },
      { type: 'rollsAgain', seat: 0 },
    ]);
  });

  it('of a jump and a flight, with the captures where they happen', () => {
    expect(story(lay({ r: '12,30', y: '1', b: '44,53', g: '' }), '212fs')).toEqual([
      { type: 'moved', seat: 0, path: [12, 13, 14], size: 1 },
      { type: 'captured', seat: 1, step: 1, count: 1 },
      { type: 'jumped', seat: 0, from: 14, to: 18, size: 1 },
      { type: 'captured', seat: 2, step: 44, count: 1 },
      { type: 'flew', seat: 0, from: 18, to: 30, size: 1 },
      { type: 'captured', seat: 2, step: 53, count: 1 },
      { type: 'stacked', seat: 0, step: 30, size: 2 },
    ]);
  });

  it('of a jump from the shortcut and of one to its far end, which are no flights', () => {
    expect(story(lay({ r: '17', b: '53' }), '117')).toEqual([
      { type: 'moved', seat: 0, path: [17, 18], size: 1 },
      { type: 'jumped', seat: 0, from: 18, to: 22, size: 1 },
    ]);
    expect(story(lay({ r: '25', b: '53' }), '125')).toEqual([
      { type: 'moved', seat: 0, path: [25, 26], size: 1 },
      { type: 'jumped', seat: 0, from: 26, to: 30, size: 1 },
    ]);
  });

  it('of a plane that bounces back to its neighbour and joins it', () => {
    expect(story(lay({ r: '55,55,F,F', b: '' }), '255s', { finish: 'bounce' })).toEqual([
      { type: 'moved', seat: 0, path: [55, 56, 55], size: 1 },
      { type: 'stacked', seat: 0, step: 55, size: 2 },
    ]);
  });

  it('of a way that a stack ends', () => {
    expect(story(lay({ r: '19+19', y: '7+7+7' }), '12x19', { stackCapture: 'mutual' })).toEqual([
      { type: 'moved', seat: 0, path: [19, 20], size: 2 },
      { type: 'captured', seat: 1, step: 7, count: 3 },
      { type: 'sentBack', seat: 0, step: 20, count: 2 },
    ]);
  });

  it('of a bounce', () => {
    expect(story(lay({ r: '54', b: '' }), '554', { finish: 'bounce' })).toEqual([
      { type: 'moved', seat: 0, path: [54, 55, 56, 55, 54, 53], size: 1 },
    ]);
  });

  it('of the last plane home', () => {
    expect(story(lay({ r: '50+50,F,F', b: '7' }), '62x50')).toEqual([
      { type: 'moved', seat: 0, path: [50, 51, 52, 53, 54, 55, 56], size: 2 },
      { type: 'wentHome', seat: 0, count: 2 },
      { type: 'ranked', seat: 0, place: 1 },
      { type: 'ended', rank: [0, 2] },
    ]);
  });

  it('of a third six and of a pass', () => {
    expect(story(lay({ r: "3,9+9'", b: '' }, { sixes: 2 }), '6!')).toEqual([
      { type: 'thirdSix', seat: 0, groups: [{ step: 9, count: 1 }] },
    ]);
    expect(story(lay({ r: '', b: '' }), '1-')).toEqual([{ type: 'passed', seat: 0 }]);
  });

  it('of the last but one who leaves', () => {
    expect(story(lay({ r: '5', b: '9' }), 'blue leaves')).toEqual([
      { type: 'left', seat: 2 },
      { type: 'ended', rank: [0, 2] },
    ]);
    expect(story(lay({ r: '5', y: '', b: '9' }), 'blue leaves')).toEqual([{ type: 'left', seat: 2 }]);
  });

  it('are empty if the ply is illegal', () => {
    expect(story(lay({ r: '5', b: '9' }), 'green leaves')).toEqual([]);
    expect(story(lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'rb' }), '19')).toEqual([]);
  });
});
