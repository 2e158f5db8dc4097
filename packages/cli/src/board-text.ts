/**
 * The board as text: 17 lines of 17 units, four characters a unit, then whose turn it is and where the planes
 * are. A place shows its planes as a letter and their number (`R2`, with `+` if some are stacked), or else
 * what it is.
 */

import {
  cellOf,
  cellOwner,
  COLOURS,
  HANGAR,
  HOME,
  LAST_TRACK_STEP,
  LAUNCH_CELL,
  makeGroup,
  SEAT_LETTERS,
  SEATS,
  SHORTCUT_FROM,
  sizeOf,
  stepOf,
  TRACK_CELLS,
  type Position,
  type Seat,
} from '@aeroplane/engine';

import { cellPoint, padPoints, SIDE, stepPoint, type Point } from './board-geometry.ts';

const UNIT = 4;

const LEGEND = [
  'R2 planes (+ stacked)   r cell of a colour   r> shortcut',
  'o launch cell   : home column   * home   . hangar',
];

/** Places that lie across two lines go to the outer one, so that no two share a place on the paper. */
const lineOf = ({ y }: Point): number => (Number.isInteger(y) && y < SIDE / 2 ? y - 1 : Math.floor(y));

/** Where the text of a place begins: around its middle, without the margin that the whole board has. */
const columnOf = ({ x }: Point): number => Math.round(x * UNIT) - 2;

/** The empty board: what each place shows where nobody stands. */
function emptyPlaces(): [Point, string][] {
  const places: [Point, string][] = [];
  const shortcuts = SEATS.map((seat) => cellOf(seat, SHORTCUT_FROM));
  for (let cell = 0; cell < TRACK_CELLS; cell += 1) {
    places.push([cellPoint(cell), SEAT_LETTERS[cellOwner(cell)] + (shortcuts.includes(cell) ? '>' : '')]);
  }
  for (const seat of SEATS) {
    for (const pad of padPoints(seat)) places.push([pad, '.']);
    places.push([stepPoint(seat, LAUNCH_CELL), 'o']);
    for (let step = LAST_TRACK_STEP + 1; step < HOME; step += 1) places.push([stepPoint(seat, step), ':']);
    places.push([stepPoint(seat, HOME), '*']);
  }
  return places;
}

const planes = (seat: Seat, count: number, stacked = false): string =>
  `${SEAT_LETTERS[seat].toUpperCase()}${count}${stacked ? '+' : ''}`;

/** Where a seat's planes show. */
function fleetPlaces(position: Position, seat: Seat): [Point, string][] {
  const counts = new Map<number, { count: number; stacked: boolean }>();
  for (const code of position.fleets[seat] ?? []) {
    const before = counts.get(stepOf(code));
    counts.set(stepOf(code), {
      count: (before?.count ?? 0) + sizeOf(code),
      stacked: before?.stacked === true || sizeOf(code) > 1,
    });
  }
  const inHangar = counts.get(HANGAR)?.count ?? 0;
  counts.delete(HANGAR);
  const pads = padPoints(seat);
  // A position that only reads well may have more planes than pads: the last one holds the rest.
  const onPads = pads.map((pad, at): [Point, number] => [
    pad,
    at < pads.length - 1 ? Math.min(1, Math.max(0, inHangar - at)) : Math.max(0, inHangar - at),
  ]);
  return [
    ...onPads
      .filter(([, count]) => count > 0)
      .map(([pad, count]): [Point, string] => [pad, planes(seat, count)]),
    ...[...counts].map(([step, { count, stacked }]): [Point, string] => [
      stepPoint(seat, step),
      planes(seat, count, stacked),
    ]),
  ];
}

function status(position: Position): string[] {
  const { turn, sixes, rank, left } = position;
  const names = (seats: readonly Seat[]): string => seats.map((seat) => COLOURS[seat]).join(', ');
  const lines = [
    turn === null
      ? 'the game is over'
      : `${COLOURS[turn]} to roll${sixes > 0 ? `, sixes so far: ${sixes}` : ''}`,
  ];
  if (rank.length > 0) lines.push(`ranked: ${names(rank)}`);
  for (const seat of SEATS) {
    const fleet = position.fleets[seat];
    const text = fleet ? fleet.map(makeGroup).join(' ') : left.includes(seat) ? 'has left' : 'nobody';
    lines.push(`${COLOURS[seat].padEnd(7)}${text}`);
  }
  return lines;
}

/** A position as text, many lines. */
export function drawBoard(position: Position): string {
  const paper = Array.from({ length: SIDE }, () => new Array<string>(SIDE * UNIT).fill(' '));
  for (const [point, text] of [...emptyPlaces(), ...SEATS.flatMap((seat) => fleetPlaces(position, seat))]) {
    const line = paper[lineOf(point)];
    for (const [at, letter] of [...text.padEnd(UNIT - 1)].entries())
      line?.splice(columnOf(point) + at, 1, letter);
  }
  const board = paper.map((line) => line.join('').trimEnd());
  return [...board, '', ...status(position), '', ...LEGEND].join('\n');
}
