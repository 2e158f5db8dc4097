/** The board without its planes, in units of a seventeenth of its side. */

import {
  boardTurned,
  headingBetween,
  outlineOf,
  pointAt,
  ROSE,
  type BoardGeometry,
  type Cell,
  type Point,
} from '@aeroplane/board';
import { SEATS, SHORTCUT_FROM, SHORTCUT_TO, type Seat } from '@aeroplane/engine';
import { FLEETS, INK, PAPER, TARMAC } from './colours.ts';
import { circle, element, group, line, mark, path } from './svg.ts';

const way = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

const polygon = (cell: Cell, fill: string, inset?: number): string =>
  element('polygon', {
    points: outlineOf(cell, inset),
    fill,
    stroke: INK,
    'stroke-width': 0.055,
    'stroke-linejoin': 'round',
  });

/** A cell with its fleet's mark on a roundel. */
const marked = (cell: Cell, seat: Seat, fill: string): string =>
  polygon(cell, fill) +
  group(
    `translate(${cell.centre.x} ${cell.centre.y})`,
    circle(0.37, { fill: PAPER }) + group('scale(.54)', mark(seat, FLEETS[seat].mark)),
  );

function shortcut(board: BoardGeometry, seat: Seat): string {
  const { fleet } = FLEETS[seat];
  const [from, to] = [pointAt(board, seat, SHORTCUT_FROM), pointAt(board, seat, SHORTCUT_TO)];
  const arrows = [0.28, 0.72].map((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
    const arrow =
      line('M-.3.22 0-.24 .3.22', INK, 0.26, round) + line('M-.3.22 0-.24 .3.22', fleet, 0.14, round);
    return group(`translate(${x} ${y}) rotate(${headingBetween(from, to).toFixed(1)})`, arrow);
  });
  return [
    line(way(from, to), TARMAC, 0.5),
    line(way(from, to), INK, 0.2, { 'stroke-dasharray': '.36 .22' }),
    line(way(from, to), fleet, 0.11, { 'stroke-dasharray': '.3 .28', 'stroke-dashoffset': -0.03 }),
    ...arrows,
  ].join('');
}

function corridor(board: BoardGeometry, seat: Seat, planes: number, vacant: boolean): string {
  const { fleet, on } = FLEETS[seat];
  const own = board.corridors[seat];
  if (own === undefined) return '';
  const { hangar, launch, column } = own;
  const { x, y } = hangar.centre;
  const box = element('rect', {
    x: x - 1.88,
    y: y - 1.88,
    width: 3.76,
    height: 3.76,
    rx: 0.7,
    fill: fleet,
    stroke: INK,
    'stroke-width': 0.08,
  });
  const emblem = group(`translate(${x} ${y}) scale(3)`, mark(seat, on), { opacity: 0.28 });
  const pads = (hangar.pads[planes] ?? []).map((pad) =>
    circle(0.78, { cx: pad.x, cy: pad.y, fill: PAPER, stroke: INK, 'stroke-width': 0.06 }),
  );
  return [
    element('g', { opacity: vacant ? 0.35 : undefined }, box + emblem),
    ...(vacant ? [] : pads),
    marked(launch, seat, TARMAC),
    ...column
      .slice(0, -1)
      .map(
        (step) => polygon(step, fleet) + circle(0.17, { cx: step.centre.x, cy: step.centre.y, fill: PAPER }),
      ),
    ...column.slice(-1).map((centre) => polygon(centre, fleet, 0)),
  ].join('');
}

function rose(): string {
  const short = [45, 135, 225, 315].map((angle) =>
    path(ROSE.short, { fill: INK, transform: `rotate(${angle})` }),
  );
  const long = [0, 90, 180, 270].map((angle) =>
    group(
      `rotate(${angle})`,
      path(ROSE.dark, { fill: INK }) +
        path(ROSE.light, { fill: PAPER, stroke: INK, 'stroke-width': 0.04, 'stroke-linejoin': 'round' }),
    ),
  );
  const disc = circle(0.74, { fill: PAPER, stroke: INK, 'stroke-width': 0.08 });
  return group('translate(8.5 8.5)', disc + short.join('') + long.join(''));
}

/** The ground for fleets of so many planes; `empty` are the seats that nobody has. */
export function ground(planes: number, empty: readonly Seat[]): string {
  const board = boardTurned(0);
  const frame = (inset: number, width: number, fill: string): string =>
    element('rect', {
      x: inset,
      y: inset,
      width: 17 - 2 * inset,
      height: 17 - 2 * inset,
      rx: 0.8,
      fill,
      stroke: INK,
      'stroke-width': width,
    });
  return [
    frame(-0.45, 0.1, PAPER),
    frame(-0.2, 0.035, 'none'),
    ...SEATS.filter((seat) => !empty.includes(seat)).map((seat) => {
      const from = board.corridors[seat]?.hangar.centre ?? { x: 0, y: 0 };
      return line(way(from, pointAt(board, seat, 0)), INK, 0.07, { 'stroke-dasharray': '.2 .16' });
    }),
    ...SEATS.map((seat) => shortcut(board, seat)),
    ...SEATS.map((seat) => corridor(board, seat, planes, empty.includes(seat))),
    ...board.track.map((cell) => marked(cell, cell.owner, FLEETS[cell.owner].fleet)),
    rose(),
  ].join('');
}
