/**
 * The board as text: 17 lines of 17 units with four characters each, then the turn and the planes as a list. A place shows
 * its planes as a letter and a number (`R2`, with `+` if some are stacked), and an empty place its kind.
 */

import { BOARD_SIDE, boardTurned, padAt, pointAt, type Point } from '@aeroplane/board';
import {
  cellOf,
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
  type Position,
  type Seat,
} from '@aeroplane/engine';

const UNIT = 4;
const PADS = 4;
const BOARD = boardTurned(0);

const LEGEND = [
  'R2 planes (+ stacked)   r cell of a colour   r> shortcut',
  'o launch cell   : home column   * home   . hangar',
];

/** The line of a place. A place across two lines goes to the outer one, so that no two places overlap. */
const lineOf = ({ y }: Point): number => (Number.isInteger(y) && y < BOARD_SIDE / 2 ? y - 1 : Math.floor(y));

/** The column where the text of a place begins: centred on it, less the margin of the board. */
const columnOf = ({ x }: Point): number => Math.round(x * UNIT) - 2;

/** The centres of a hangar's pads. */
const padsOf = (seat: Seat): Point[] =>
  Array.from({ length: PADS }, (_, index) => padAt(BOARD, seat, PADS, index));

/** The places of the empty board, with their kind. */
function emptyPlaces(): [Point, string][] {
  const places: [Point, string][] = [];
  const shortcuts = SEATS.map((seat) => cellOf(seat, SHORTCUT_FROM));
  for (const [cell, { centre, owner }] of BOARD.track.entries()) {
    places.push([centre, SEAT_LETTERS[owner] + (shortcuts.includes(cell) ? '>' : '')]);
  }
  for (const seat of SEATS) {
    for (const pad of padsOf(seat)) places.push([pad, '.']);
    places.push([pointAt(BOARD, seat, LAUNCH_CELL), 'o']);
    for (let step = LAST_TRACK_STEP + 1; step < HOME; step += 1)
      places.push([pointAt(BOARD, seat, step), ':']);
    places.push([pointAt(BOARD, seat, HOME), '*']);
  }
  return places;
}

const planes = (seat: Seat, count: number, stacked = false): string =>
  `${SEAT_LETTERS[seat].toUpperCase()}${count}${stacked ? '+' : ''}`;

/** The places of a seat's planes, with their text. */
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
  const pads = padsOf(seat);
  // A position that is readable but impossible may have more planes than pads: the last pad holds the rest.
  const onPads = pads.map((pad, at): [Point, number] => [
    pad,
    at < pads.length - 1 ? Math.min(1, Math.max(0, inHangar - at)) : Math.max(0, inHangar - at),
  ]);
  return [
    ...onPads
      .filter(([, count]) => count > 0)
      .map(([pad, count]): [Point, string] => [pad, planes(seat, count)]),
    ...[...counts].map(([step, { count, stacked }]): [Point, string] => [
      pointAt(BOARD, seat, step),
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

/** A position as text, in several lines. */
export function drawBoard(position: Position): string {
  const paper = Array.from({ length: BOARD_SIDE }, () => new Array<string>(BOARD_SIDE * UNIT).fill(' '));
  for (const [point, text] of [...emptyPlaces(), ...SEATS.flatMap((seat) => fleetPlaces(position, seat))]) {
    const line = paper[lineOf(point)];
    for (const [at, letter] of [...text.padEnd(UNIT - 1)].entries())
      line?.splice(columnOf(point) + at, 1, letter);
  }
  const board = paper.map((line) => line.join('').trimEnd());
  return [...board, '', ...status(position), '', ...LEGEND].join('\n');
}
