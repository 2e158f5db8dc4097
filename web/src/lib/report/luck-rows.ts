/** The rows of the table of luck and skill, with a column per player. */

import type { SeatReport } from '@aeroplane/bot';
import type { Messages } from '../i18n/en/main.ts';
import { number, points } from '../i18n/numbers.ts';

export interface LuckRow {
  readonly name: string;
  /** By column. */
  readonly cells: readonly string[];
}

const SIX = 5;

export function luckRows(seats: readonly SeatReport[], m: Messages): LuckRow[] {
  const texts = m.report.rows;
  const row = (name: string, cell: (seat: SeatReport) => string): LuckRow => ({
    name,
    cells: seats.map(cell),
  });
  return [
    row(texts.luck, ({ luck }) => points(luck)),
    row(texts.givenAway, ({ givenAway }) => number(givenAway * 100)),
    row(texts.decisions, ({ decisions }) => number(decisions)),
    row(texts.captures, ({ captures }) => number(captures)),
    row(texts.lost, ({ lost }) => number(lost)),
    row(texts.sixes, ({ dice }) => number(dice[SIX] ?? 0)),
  ];
}

export interface DieBar {
  readonly face: number;
  readonly count: number;
  /** 1 for the most frequent face of all players. */
  readonly height: number;
}

/** The bars of one player's dice, on a scale shared by all players. */
export function dieBars(seat: SeatReport, seats: readonly SeatReport[]): DieBar[] {
  const most = Math.max(1, ...seats.flatMap(({ dice }) => dice));
  return seat.dice.map((count, index) => ({ face: index + 1, count, height: count / most }));
}

/** The height of the bars for an even distribution. */
export function evenHeight(seat: SeatReport, seats: readonly SeatReport[]): number {
  const most = Math.max(1, ...seats.flatMap(({ dice }) => dice));
  return seat.dice.reduce((sum, count) => sum + count, 0) / seat.dice.length / most;
}
