/** Shapes other than cells, as SVG paths around the origin. */

import type { Seat } from '@aeroplane/engine';

/** A propeller plane from above, pointing up, with a wingspan of 1.5. */
export const PLANE = {
  body: 'M0-.66C.1-.66 .15-.58 .16-.44L.17-.2 .7-.12Q.8-.1 .8 0V.08Q.8 .15 .72 .15L.15 .14 .09 .46 .3 .5Q.36 .51 .36 .57V.62Q.36 .67 .3 .67L0 .63-.3 .67Q-.36 .67-.36 .62V.57Q-.36 .51-.3 .5L-.09 .46-.15 .14-.72 .15Q-.8 .15-.8 .08V0Q-.8-.1-.7-.12L-.17-.2-.16-.44C-.15-.58-.1-.66 0-.66Z',
  propeller: 'M-.25-.72H.25',
  seams: 'M-.62-.02H-.2M.2-.02H.62M0 .1V.5',
  canopy: 'M-.07-.36Q0-.42 .07-.36L.08-.22Q0-.18-.08-.22Z',
} as const;

/** A part of a fleet's mark: filled, or a line of this width. */
interface MarkPart {
  readonly d: string;
  readonly line?: number;
}

const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const angle = (ray * Math.PI) / 4;
  const at = (reach: number): string =>
    `${(reach * Math.sin(angle)).toFixed(3)} ${(-reach * Math.cos(angle)).toFixed(3)}`;
  return `M${at(0.36)}L${at(0.46)}`;
});

/** The mark of each fleet, in a square of side 1: star, sun, wave, leaf. */
export const MARKS: Readonly<Record<Seat, readonly MarkPart[]>> = {
  0: [
    {
      d: 'M0-.5 .123-.17 .476-.155 .199 .065 .294 .405 0 .21-.294 .405-.199 .065-.476-.155-.123-.17Z',
    },
  ],
  1: [{ d: 'M0-.24A.24 .24 0 1 1 0 .24A.24 .24 0 1 1 0-.24Z' }, { d: RAYS.join(''), line: 0.11 }],
  2: [
    {
      d: [-0.22, 0.02, 0.26].map((y) => `M-.46 ${y}q.115-.17 .23 0t.23 0t.23 0t.23 0`).join(''),
      line: 0.11,
    },
  ],
  3: [
    { d: 'M-.3 .26C-.42-.2-.1-.44 .44-.42C.44-.2 .4-.08 .33 .02Z' },
    { d: 'M-.22 .34C.06 .42 .3 .3 .4 .06L.38 .1Z' },
    { d: 'M-.44 .44 .2-.12', line: 0.08 },
  ],
};

/** The compass rose: the halves of the needle that points up, and the short point between two needles. */
export const ROSE = {
  dark: 'M0-.66V0L-.14-.14Z',
  light: 'M0-.66V0L.14-.14Z',
  short: 'M0-.42 .1-.1H-.1Z',
} as const;

/** A cloud, two wide. */
export const CLOUD =
  'M-1 .5H.9A.5 .5 0 0 0 .95-.5 .85 .85 0 0 0-.55-.75 .6 .6 0 0 0-1.1-.35 .45 .45 0 0 0-1 .5Z';
