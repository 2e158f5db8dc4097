/** The lines of the chart: one per player, each with its own dashes. */

import type { Seat } from '@aeroplane/engine';
import { plotWidth, xAt, yAt, type Scale } from './scale.ts';

/** Dash and gap by seat, so that the lines differ without colours; red's is solid. */
export const DASHES: readonly (readonly [dash: number, gap: number] | null)[] = [
  null,
  [2.5, 4],
  [12, 4.5],
  [6, 4.5],
];

/** How far the outline in ink reaches beyond the colour. */
export const INK_EDGE = 1;

/** The `stroke-dasharray` of a seat's line, or of its outline in ink; both have the same period. */
export function dashesOf(seat: Seat, ink = false): string | undefined {
  const dashes = DASHES[seat];
  if (!dashes) return undefined;
  const [dash, gap] = dashes;
  return ink ? `${dash + 2 * INK_EDGE} ${gap - 2 * INK_EDGE}` : `${dash} ${gap}`;
}

/** Points nearer together than this would turn a line into a blot. In CSS pixels. */
const LEAST_PITCH = 3;

/** How many plies a point of the line stands for. */
export const pliesPerPoint = ({ frame, plies }: Scale): number =>
  Math.max(1, Math.ceil((LEAST_PITCH * plies) / plotWidth(frame)));

/**
 * The heights of a line by ply: the seat's chances, in long games averaged over `per` neighbours. The start, the end and
 * decided chances (0 or 1) are not averaged.
 */
export function heightsOf(chances: readonly (readonly number[])[], seat: Seat, per: number): number[] {
  const own = chances.map((all) => all[seat] ?? 0);
  const decided = (chance: number | undefined): boolean => chance === 0 || chance === 1;
  return own.map((chance, ply) => {
    const reach = Math.min(Math.floor(per / 2), ply, own.length - 1 - ply);
    if (reach === 0 || decided(chance)) return chance;
    const near = own.slice(ply - reach, ply + reach + 1).filter((other) => !decided(other));
    return near.reduce((sum, other) => sum + other, 0) / near.length;
  });
}

/** The `d` of a line through every `per`-th height, and through every corner. */
export function lineOf(scale: Scale, heights: readonly number[], per: number): string {
  const last = heights.length - 1;
  const points = heights.flatMap((height, ply) => {
    const edge = ply === 0 || ply === last || heights[ply + 1] === 1 || height === 1 || height === 0;
    const level = ply > 0 && ply < last && heights[ply - 1] === height && heights[ply + 1] === height;
    if (level || (!edge && ply % per > 0)) return [];
    return [`${xAt(scale, ply).toFixed(1)} ${yAt(scale, height).toFixed(1)}`];
  });
  return `M${points.join('L')}`;
}

/**
 * Spreads heights until neighbours are at least `gap` apart, between `low` and `high`. Their order is kept; of equal
 * heights the first is on top.
 */
export function apart(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = high;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}
