/** A fleet's mark as SVG elements, in the current colour: the ground, the page and link previews draw it alike. */

import type { Seat } from '@aeroplane/engine';
import { MARKS } from './shapes.ts';

/** In a square of side 1 around the origin. */
export const markOf = (seat: Seat): string =>
  MARKS[seat]
    .map(({ d, line }) =>
      line === undefined
        ? `<path fill="currentColor" d="${d}"/>`
        : `<path fill="none" stroke="currentColor" stroke-width="${line}" stroke-linecap="round" d="${d}"/>`,
    )
    .join('');
