/**
 * The pictures of the rules as data: a position, a die and a move as text (docs/rules.md#texts), and the part of the board
 * that shows them. Red sits at the bottom left and always moves.
 */

import type { Rules } from '@aeroplane/engine';
import type { Topic } from '../api-types/topic.ts';

export interface Picture {
  readonly position: string;
  /** The roll and its move; without them the picture shows the position only. */
  readonly die?: number;
  readonly move?: string;
  /** Shows the whole way of the plane that is out, instead of a move. */
  readonly wholeWay?: true;
  /** Where the rules differ from Classic. */
  readonly rules?: Partial<Rules>;
  /** The part that is shown: x, y, width and height in seventeenths of the board. */
  readonly part: Part;
}

type Part = readonly [x: number, y: number, width: number, height: number];

/** Options with a picture for another value as well. */
export const VARIANTS = ['afterShortcut', 'stackCapture', 'finish'] as const;
export type Variant = (typeof VARIANTS)[number];

const WHOLE: Part = [-0.5, -0.5, 18, 18];

/** A part in the ratio 3:2. */
const part = (x: number, y: number, width: number): Part => [x, y, width, (width * 2) / 3];

const CORNER = part(-0.5, 11.5, 9);
const BOTTOM_LEFT = part(-0.5, 9.6, 9);
const ARM = part(3.5, 7.6, 10);

/** A move of red from the hangar, with no other plane near. */
const alone = (red: string, turn = 'r', sixes = 0, rank = '-'): string =>
  `r:${red} y:H,H,H,H b:H,H,H,H g:H,H,H,H turn=${turn} sixes=${sixes} rank=${rank}`;

export const PICTURES: Readonly<Record<Topic | Variant, Picture>> = {
  way: { position: alone('H,H,H,0'), wholeWay: true, part: WHOLE },
  launch: { position: alone('H,H,H,H'), die: 2, move: 'L', part: CORNER },
  step: { position: alone('H,H,H,3'), die: 5, move: '3', part: BOTTOM_LEFT },
  jump: { position: alone('H,H,H,3'), die: 3, move: '3', part: part(-0.5, 8.4, 9) },
  shortcut: {
    position: 'r:H,H,H,15 y:H,H,H,H b:H,H,H,53 g:H,H,H,H turn=r sixes=0 rank=-',
    die: 3,
    move: '15f',
    part: part(1.4, 1.2, 11.7),
  },
  captures: {
    position: 'r:H,H,H,3 y:H,H,H,45 b:H,H,H,H g:H,H,H,23 turn=r sixes=0 rank=-',
    die: 3,
    move: '3',
    part: part(-0.5, 8.4, 9),
  },
  stacks: { position: alone('H,H,3,8'), die: 5, move: '3s', part: BOTTOM_LEFT },
  home: { position: alone('H,52,53,F'), die: 3, move: '53', part: ARM },
  sixes: { position: alone("H,3,7',9'", 'r', 2), die: 6, move: '!', part: part(-0.5, 9.4, 12) },
  end: { position: alone('F,F,F,F', 'y', 0, 'r'), part: CORNER },
  afterShortcut: {
    position: alone('H,H,H,17'),
    die: 1,
    move: '17f',
    rules: { afterShortcut: 'jump' },
    part: part(3.9, 1.6, 13),
  },
  stackCapture: {
    position: 'r:H,H,H,3 y:H,H,46+46 b:H,H,H,H g:H,H,H,H turn=r sixes=0 rank=-',
    die: 4,
    move: '3',
    rules: { stackCapture: 'mutual' },
    part: BOTTOM_LEFT,
  },
  finish: { position: alone('H,H,F,54'), die: 5, move: '54', rules: { finish: 'bounce' }, part: ARM },
};
