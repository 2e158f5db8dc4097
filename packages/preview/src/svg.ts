/** A few SVG elements as text. Nothing is escaped: pass only our own numbers, paths and colours. */

import { markOf, PLANE } from '@aeroplane/board';
import type { Seat } from '@aeroplane/engine';
import { FLEETS, INK, PAPER } from './colours.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element, without the attributes that are undefined. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return `<${name}${given}>${content}</${name}>`;
}

export const group = (transform: string, content: string, more: Attributes = {}): string =>
  element('g', { transform, ...more }, content);

export const circle = (r: number, attributes: Attributes): string => element('circle', { r, ...attributes });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });

/** A line of this colour and width, without a fill. */
const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, ...more });

/** A fleet's mark in a square of side 1 around the origin. */
export const mark = (seat: Seat, colour: string): string => element('g', { color: colour }, markOf(seat));

/** A plane that points up, with its halo, its wings 1.6 wide. */
export function plane(seat: Seat): string {
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    path(PLANE.body, { fill: PAPER, stroke: PAPER, 'stroke-width': 0.28, ...round }),
    line(PLANE.propeller, PAPER, 0.28, round),
    line(PLANE.propeller, INK, 0.1, round),
    path(PLANE.body, { fill: FLEETS[seat].fleet, stroke: INK, 'stroke-width': 0.085, ...round }),
    path(PLANE.canopy, { fill: PAPER, stroke: INK, 'stroke-width': 0.05 }),
  ].join('');
}
