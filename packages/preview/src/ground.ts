/** Colours for the classes of the board's ground. */

import { SEATS } from '@aeroplane/engine';
import { FLEETS, INK, PAPER, TARMAC } from './colours.ts';

const rule = (classes: string, declarations: string, within = ''): string =>
  `${classes
    .split(' ')
    .map((one) => `${within}.${one}`)
    .join(',')}{${declarations}}`;

/** The style element, which goes before `groundOf` in a picture. */
export const GROUND_STYLE = `<style>${[
  rule('rim taxiway dashes-under arrow-under', `stroke:${INK}`),
  rule('table pad disc light', `fill:${PAPER};stroke:${INK}`),
  rule('dot roundel', `fill:${PAPER}`),
  rule('dark', `fill:${INK}`),
  rule('cloud', `fill:${TARMAC}`),
  rule('air', `stroke:${TARMAC}`),
  ...SEATS.flatMap((seat) => {
    const within = `[data-seat="${seat}"] `;
    const { fleet, mark, on } = FLEETS[seat];
    return [
      rule('dashes arrow', `stroke:${fleet}`, within),
      rule('apron cell', `fill:${fleet};stroke:${INK}`, within),
      rule('launch', `fill:${TARMAC}`, within),
      rule('emblem', `color:${on}`, within),
      rule('mark', `color:${mark}`, within),
    ];
  }),
].join('')}</style>`;
