/**
 * The ground of the board, everything that never moves, as SVG elements in the units of the geometry. They have classes
 * and `data-seat` instead of colours; the page or the picture that shows them brings the style.
 */

import { SEATS, SHORTCUT_FROM, SHORTCUT_TO, type Seat } from '@aeroplane/engine';
import {
  BOARD_MIDDLE,
  headingBetween,
  outlineOf,
  pointAt,
  type BoardGeometry,
  type Cell,
  type Point,
} from './geometry.ts';
import { markOf } from './mark.ts';
import { CLOUD, ROSE } from './shapes.ts';

/** Centre and scale of the clouds; a negative scale mirrors. */
const CLOUDS = [
  [6.4, 7.1, 1],
  [10.8, 6.5, -0.85],
  [6.5, 10.9, -0.8],
  [10.9, 10.5, 1],
  [2.9, 7.2, 0.62],
  [14.2, 10.2, -0.62],
] as const;

/** Half the side of a hangar. */
const HANGAR_REACH = 1.88;

const INKED = 'stroke-width=".055" stroke-linejoin="round"';

/** A number with as many digits as the eye can tell apart. */
const n = (value: number): number => Math.round(value * 1_000) / 1_000;

const group = (attributes: string, ...content: readonly string[]): string =>
  `<g ${attributes}>${content.join('')}</g>`;
const path = (of: string, d: string): string => `<path class="${of}" d="${d}"/>`;
const stroke = (of: string, width: number, d: string, more = ''): string =>
  `<path class="${of}" fill="none" stroke-width="${width}"${more} d="${d}"/>`;
const dashed = (of: string, width: number, dashes: string, d: string): string =>
  stroke(of, width, d, ` stroke-dasharray="${dashes}"`);
const disc = (of: string, r: number, { x, y }: Point, more = ''): string =>
  `<circle class="${of}" cx="${n(x)}" cy="${n(y)}" r="${r}" ${more}/>`;
const square = (of: string, { x, y }: Point, reach: number, rx: number, more: string): string =>
  `<rect class="${of}" x="${n(x - reach)}" y="${n(y - reach)}" width="${2 * reach}" height="${2 * reach}" rx="${rx}" ${more}/>`;
const polygon = (of: string, cell: Cell, inset?: number): string =>
  `<polygon class="${of}" points="${outlineOf(cell, inset)}"/>`;

/** A fleet's mark, in the colour of the style. */
const mark = (of: string, seat: Seat, { x, y }: Point, scale: number): string =>
  group(`class="${of}" transform="translate(${n(x)} ${n(y)}) scale(${scale})"`, markOf(seat));

const way = (from: Point, to: Point): string => `M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}`;

const cloud = ([x, y, scale]: (typeof CLOUDS)[number]): string =>
  group(`transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})"`, path('cloud', CLOUD));

function taxiway(board: BoardGeometry, seat: Seat): string {
  const hangar = board.corridors[seat]?.hangar;
  return hangar ? dashed('taxiway', 0.07, '.2 .16', way(hangar.centre, pointAt(board, seat, 0))) : '';
}

function shortcut(board: BoardGeometry, seat: Seat): string {
  const [from, to] = [pointAt(board, seat, SHORTCUT_FROM), pointAt(board, seat, SHORTCUT_TO)];
  const heading = headingBetween(from, to).toFixed(1);
  const arrows = [0.28, 0.72].map((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    const arrow = 'M-.3.22 0-.24 .3.22';
    return group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${heading})" stroke-linecap="round" stroke-linejoin="round"`,
      stroke('arrow-under', 0.26, arrow),
      stroke('arrow', 0.14, arrow),
    );
  });
  return group(
    `data-seat="${seat}"`,
    stroke('air', 0.5, way(from, to)),
    dashed('dashes-under', 0.2, '.36 .22', way(from, to)),
    group('stroke-dashoffset="-.03"', dashed('dashes', 0.11, '.3 .28', way(from, to))),
    ...arrows,
  );
}

function corridor(board: BoardGeometry, seat: Seat, planes: number, vacant: boolean): string {
  const own = board.corridors[seat];
  if (own === undefined) return '';
  const { hangar, launch, column } = own;
  const pads = vacant ? [] : (hangar.pads[planes] ?? []);
  return group(
    `data-seat="${seat}" ${INKED}`,
    group(
      `class="hangar" opacity="${vacant ? 0.35 : 1}"`,
      square('apron', hangar.centre, HANGAR_REACH, 0.7, 'stroke-width=".08"'),
      group('opacity=".28"', mark('emblem', seat, hangar.centre, 3)),
    ),
    ...pads.map((pad) => disc('pad', 0.78, pad, 'stroke-width=".06"')),
    polygon('cell launch', launch),
    disc('roundel', 0.4, launch.centre),
    mark('mark', seat, launch.centre, 0.6),
    ...column.slice(0, -1).flatMap((step) => [polygon('cell', step), disc('dot', 0.17, step.centre)]),
    ...column.slice(-1).map((centre) => polygon('cell', centre, 0)),
  );
}

const trackCell = (cell: Cell): string =>
  group(
    `data-seat="${cell.owner}" ${INKED}`,
    polygon('cell', cell),
    disc('roundel', 0.37, cell.centre),
    mark('mark', cell.owner, cell.centre, 0.54),
  );

function rose(): string {
  const turned = (angle: number, ...content: readonly string[]): string =>
    group(`transform="rotate(${angle})"`, ...content);
  return group(
    `transform="translate(${BOARD_MIDDLE} ${BOARD_MIDDLE})" stroke-width=".04" stroke-linejoin="round"`,
    disc('disc', 0.74, { x: 0, y: 0 }, 'stroke-width=".08"'),
    ...[45, 135, 225, 315].map((angle) => turned(angle, path('dark', ROSE.short))),
    ...[0, 90, 180, 270].map((angle) => turned(angle, path('dark', ROSE.dark), path('light', ROSE.light))),
  );
}

/**
 * The ground of a board for fleets of `planes` planes; `empty` lists the seats that nobody took. It extends half a unit
 * beyond the board on every side.
 */
export function groundOf(board: BoardGeometry, planes: number, empty: readonly Seat[]): string {
  const middle = { x: BOARD_MIDDLE, y: BOARD_MIDDLE };
  return [
    square('table', middle, 8.95, 0.9, 'stroke-width=".1"'),
    square('rim', middle, 8.7, 0.7, 'fill="none" stroke-width=".035"'),
    ...CLOUDS.map(cloud),
    ...SEATS.filter((seat) => !empty.includes(seat)).map((seat) => taxiway(board, seat)),
    ...SEATS.map((seat) => shortcut(board, seat)),
    ...SEATS.map((seat) => corridor(board, seat, planes, empty.includes(seat))),
    ...board.track.map(trackCell),
    rose(),
  ].join('');
}
