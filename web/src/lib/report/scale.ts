/** The scale of the chart: places of plies and chances, and the ply at a place. Lengths are CSS pixels. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly frame: Frame;
  /** The number of the last ply; 0 is before the first. */
  readonly plies: number;
}

/** The margins have room for percentages on the left, marks on the right and ply numbers below. */
export const frameOf = (width: number): Frame => ({
  width,
  height: Math.round(Math.min(Math.max(width * 0.62, 190), 300)),
  left: 42,
  right: 34,
  top: 12,
  bottom: 24,
});

export const plotWidth = ({ width, left, right }: Frame): number => Math.max(width - left - right, 1);
const plotHeight = ({ height, top, bottom }: Frame): number => height - top - bottom;

export const xAt = ({ frame, plies }: Scale, ply: number): number =>
  frame.left + (plies === 0 ? 0 : ply / plies) * plotWidth(frame);

export const yAt = ({ frame }: Scale, chance: number): number => frame.top + (1 - chance) * plotHeight(frame);

/** The ply nearest to a place, which may be outside the plot. */
export function plyAt({ frame, plies }: Scale, x: number): number {
  const part = (x - frame.left) / plotWidth(frame);
  return Math.round(Math.min(Math.max(part, 0), 1) * plies);
}

/** At most `most` round numbers of plies to label. */
export function ticks(plies: number, most = 5): number[] {
  const steps = [1, 2, 5].flatMap((n) => [n, n * 10, n * 100, n * 1000]).sort((a, b) => a - b);
  const step = steps.find((one) => Math.floor(plies / one) < most) ?? plies;
  return Array.from({ length: Math.floor(plies / step) + 1 }, (_, index) => index * step);
}
