import { describe, expect, it } from 'vitest';
import { apart, DASHES, dashesOf, heightsOf, lineOf, pliesPerPoint } from '../../src/lib/report/line.ts';
import { frameOf, plotWidth, plyAt, ticks, xAt, yAt, type Scale } from '../../src/lib/report/scale.ts';

const scaleOf = (width: number, plies: number): Scale => ({ frame: frameOf(width), plies });

describe('the scale of the chart', () => {
  it.each([
    [278, 63],
    [278, 900],
    [390, 1],
    [900, 334],
  ])('finds every ply at its own place (%i px, %i plies)', (width, plies) => {
    const scale = scaleOf(width, plies);
    for (let ply = 0; ply <= plies; ply += 1) expect(plyAt(scale, xAt(scale, ply))).toBe(ply);
    expect(plyAt(scale, -50)).toBe(0);
    expect(plyAt(scale, width + 50)).toBe(plies);
  });

  it('draws greater chances higher, within the frame', () => {
    const scale = scaleOf(320, 10);
    expect(yAt(scale, 1)).toBe(scale.frame.top);
    expect(yAt(scale, 0)).toBe(scale.frame.height - scale.frame.bottom);
    expect(yAt(scale, 0.7)).toBeLessThan(yAt(scale, 0.6));
  });

  it('works without plies or width', () => {
    expect(xAt(scaleOf(320, 0), 0)).toBe(frameOf(320).left);
    expect(plotWidth(frameOf(0))).toBe(1);
  });

  it.each([
    [1, [0, 1]],
    [9, [0, 2, 4, 6, 8]],
    [63, [0, 20, 40, 60]],
    [334, [0, 100, 200, 300]],
    [2047, [0, 500, 1000, 1500, 2000]],
  ])('labels a few round numbers of %i plies', (plies, labels) => {
    expect(ticks(plies)).toEqual(labels);
  });
});

describe('the lines of the chart', () => {
  it('have their own dashes, with ink that reaches beyond the colour on both sides', () => {
    expect(new Set(DASHES.map(String)).size).toBe(4);
    expect(dashesOf(0)).toBeUndefined();
    for (const seat of [1, 2, 3] as const) {
      const [dash = 0, gap = 0] = (dashesOf(seat) ?? '').split(' ').map(Number);
      const [inkDash = 0, inkGap = 0] = (dashesOf(seat, true) ?? '').split(' ').map(Number);
      expect(inkDash + inkGap).toBeCloseTo(dash + gap);
      expect(inkDash).toBeGreaterThan(dash);
      expect(inkGap).toBeGreaterThan(0);
    }
  });

  it('go through every ply of a short game', () => {
    const scale = scaleOf(320, 3);
    const heights = heightsOf([[0.5], [0.25], [0.75], [1]], 0, pliesPerPoint(scale));
    expect(heights).toEqual([0.5, 0.25, 0.75, 1]);
    expect(lineOf(scale, heights, 1).split('L')).toHaveLength(4);
  });

  it('have fewer points in a long game, with exact ones at the start, the decision and the end', () => {
    const chances = Array.from({ length: 1001 }, (_, ply) => [
      ply === 0 ? 0.25 : ply >= 900 ? 1 : ply % 2 ? 0.6 : 0.4,
    ]);
    const scale = scaleOf(320, 1000);
    const per = pliesPerPoint(scale);
    const heights = heightsOf(chances, 0, per);
    expect(per).toBeGreaterThan(5);
    expect(heights).toHaveLength(1001);
    expect([heights[0], heights[899], heights[900], heights[1000]]).toEqual([0.25, expect.any(Number), 1, 1]);
    expect(Math.max(...heights.slice(20, 880))).toBeLessThan(0.56);
    const points = lineOf(scale, heights, per).slice(1).split('L');
    expect(points.length).toBeLessThan(200);
    expect(points.at(-1)).toBe(`${xAt(scale, 1000).toFixed(1)} ${yAt(scale, 1).toFixed(1)}`);
    expect(points.at(-2)).toBe(`${xAt(scale, 900).toFixed(1)} ${yAt(scale, 1).toFixed(1)}`);
  });
});

describe('marks at the ends of lines', () => {
  it('stay where they have room', () => {
    expect(apart([10, 90, 50], 20, 0, 100)).toEqual([10, 90, 50]);
  });

  it('keep their distance and their order, and stay inside', () => {
    expect(apart([0, 100, 100, 100], 20, 0, 100)).toEqual([0, 60, 80, 100]);
    expect(apart([2, 0, 1], 20, 0, 100)).toEqual([40, 0, 20]);
  });
});
