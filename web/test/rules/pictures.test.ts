/** The pictures agree with the rules: each is a legal move of a possible position. */

import { boardTurned, pointAt } from '@aeroplane/board';
import { checkPosition, HOME, legalMoves, makeMove, type PlyEvent } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import type { Topic } from '../../src/lib/api-types/topic.ts';
import { PICTURES, type Picture, type Variant } from '../../src/lib/rules/pictures.ts';
import { sceneOf } from '../../src/lib/rules/scene.ts';

const all = Object.entries(PICTURES) as [Topic | Variant, Picture][];
const eventsIn = (name: Topic | Variant): readonly PlyEvent[] => sceneOf(PICTURES[name]).choice?.events ?? [];
const typesIn = (name: Topic | Variant): string[] => eventsIn(name).map(({ type }) => type);

describe.each(all)('the picture of %s', (_, picture) => {
  const { rules, position, choice, from } = sceneOf(picture);

  it('shows a possible position', () => {
    expect(checkPosition(rules, position)).toMatchObject({ ok: true });
  });

  it('shows a legal move', () => {
    if (picture.die === undefined) return;
    expect(legalMoves(rules, position, picture.die).map(makeMove)).toContain(picture.move);
    expect(choice).toBeDefined();
  });

  it('shows the whole way and all captures', () => {
    if (!choice) return;
    const board = boardTurned(0);
    const [left, top, width, height] = picture.part;
    const places = [
      ...choice.legs.flatMap(({ steps }) => steps.map((step) => pointAt(board, choice.seat, step))),
      ...choice.captures.map(({ seat, step }) => pointAt(board, seat, step)),
      ...(from ? [from] : []),
    ];
    expect(places.length).toBeGreaterThan(1);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(left + 0.5);
      expect(x).toBeLessThan(left + width - 0.5);
      expect(y).toBeGreaterThan(top + 0.5);
      expect(y).toBeLessThan(top + height - 0.5);
    }
  });
});

describe('the pictures', () => {
  it('show the effect of their rule', () => {
    expect(typesIn('launch')).toContain('launched');
    expect(typesIn('step')).toEqual(['rolled', 'moved']);
    expect(typesIn('jump')).toEqual(['rolled', 'moved', 'jumped']);
    expect(eventsIn('shortcut')).toContainEqual({ type: 'captured', seat: 2, step: 53, count: 1 });
    expect(typesIn('shortcut')).toContain('flew');
    expect(typesIn('captures').filter((type) => type === 'captured')).toHaveLength(2);
    expect(eventsIn('stacks')).toContainEqual({ type: 'stacked', seat: 0, step: 8, size: 2 });
    expect(typesIn('home')).toContain('wentHome');
    expect(eventsIn('sixes')).toContainEqual({
      type: 'thirdSix',
      seat: 0,
      groups: [
        { step: 7, count: 1 },
        { step: 9, count: 1 },
      ],
    });
    expect(sceneOf(PICTURES.end).position.rank).toEqual([0]);
    expect(sceneOf(PICTURES.way).choice?.end).toBe(HOME);
  });

  it('show what the other value of an option changes', () => {
    expect(eventsIn('afterShortcut')).toContainEqual({ type: 'jumped', seat: 0, from: 30, to: 34, size: 1 });
    expect(typesIn('stackCapture')).toEqual(expect.arrayContaining(['captured', 'sentBack']));
    const moved = eventsIn('finish').find((event) => event.type === 'moved');
    expect(moved?.path).toEqual([54, 55, 56, 55, 54, 53]);
  });

  it('refuse a position that cannot be read', () => {
    expect(() => sceneOf({ position: 'x', part: [0, 0, 1, 1] })).toThrow(/position/);
  });
});
