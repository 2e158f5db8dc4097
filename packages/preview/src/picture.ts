/** The picture of a game in chat apps: the board is in the middle, as some crop to a square. */

import { boardTurned, CLOUD, groundOf } from '@aeroplane/board';
import type { View } from '@aeroplane/core';
import { openingPosition, parsePosition, seatOf, SEATS, type Position, type Seat } from '@aeroplane/engine';
import { INK, PAPER, RAY, SKY, SUN, TABLE } from './colours.ts';
import { fleets } from './fleets.ts';
import { GROUND_STYLE } from './ground.ts';
import { circle, element, group, path, plane } from './svg.ts';

/** In pixels, the size that readers of Open Graph expect. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Pixels a unit: the board with its rim is eighteen units wide. */
const UNIT = 34;

/** A sun that rises behind the board, clouds, and a plane of each fleet. */
function sky(): string {
  const rays = Array.from({ length: 24 }, (_, ray) =>
    path('M-44-150 0-900 44-150Z', { fill: RAY, transform: `rotate(${ray * 15})` }),
  );
  const clouds = [
    [120, 520, 62],
    [1085, 560, 70],
    [1040, 105, 44],
    [205, 95, 38],
  ].map(([x = 0, y = 0, scale = 1]) =>
    path(CLOUD, {
      fill: PAPER,
      stroke: INK,
      'stroke-width': 5 / scale,
      'stroke-linejoin': 'round',
      transform: `translate(${x} ${y}) scale(${scale})`,
    }),
  );
  const flight = [
    [150, 395, 78],
    [120, 210, 62],
    [1075, 225, 78],
    [1095, 420, 62],
  ].map(([x, y, scale], seat) =>
    group(
      `translate(${x} ${y}) rotate(${x === undefined || x < WIDTH / 2 ? 38 : -38}) scale(${scale})`,
      plane(seat as Seat),
    ),
  );
  return [
    element('rect', { width: WIDTH, height: HEIGHT, fill: SKY }),
    group(
      `translate(${WIDTH / 2} ${HEIGHT / 2})`,
      rays.join('') + circle(330, { fill: SUN, stroke: INK, 'stroke-width': 5 }),
    ),
    ...clouds,
    ...flight,
  ].join('');
}

/** The position to draw, and the seats without a player. */
function scene({ rules, position, seats }: View): { position: Position; empty: Seat[] } {
  const parsed = position === null ? undefined : parsePosition(position);
  // Colours may be open before the start, and an empty board would be a dull invitation.
  if (parsed?.ok !== true) return { position: openingPosition(rules, SEATS, 0), empty: [] };
  const taken = seats.flatMap(({ colour }) => (colour === null ? [] : [seatOf(colour)]));
  return { position: parsed.value, empty: SEATS.filter((seat) => !taken.includes(seat)) };
}

/** The public view of a game as SVG without text, which needs no font. */
export function pictureOf(view: View): string {
  const { position, empty } = scene(view);
  const board = GROUND_STYLE + groundOf(boardTurned(0), view.rules.planes, empty) + fleets(position);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    element('rect', { width: WIDTH, height: HEIGHT, fill: TABLE }) +
      sky() +
      group(`translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${UNIT}) translate(-8.5 -8.5)`, board),
  );
}
