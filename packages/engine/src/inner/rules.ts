/** The rules as flags and tables, so that inner loops compare no texts. */

import { JUMP, jumpsFrom, SHORTCUT_FROM, stepSeenBy } from '../board.ts';
import { LAST_TRACK_STEP } from '../group.ts';
import { DIE_FACES, launches } from '../legal-moves.ts';
import type { Rules } from '../rules.ts';
import { SEATS } from '../seat.ts';

export interface InnerRules {
  /** Bit `die` is set if the die launches. */
  readonly launching: number;
  readonly marks: boolean;
  readonly countsSixes: boolean;
  readonly compulsoryShortcut: boolean;
  readonly jumpsAfterShortcut: boolean;
  readonly stacks: boolean;
  readonly alwaysStacks: boolean;
  readonly mutual: boolean;
  readonly bounces: boolean;
}

export const innerRules = (rules: Rules): InnerRules => ({
  launching: DIE_FACES.reduce<number>((bits, die) => bits | (launches(rules, die) ? 1 << die : 0), 0),
  marks: rules.thirdSix === 'return',
  countsSixes: rules.thirdSix !== 'free',
  compulsoryShortcut: rules.shortcut === 'compulsory',
  jumpsAfterShortcut: rules.afterShortcut === 'jump',
  stacks: rules.stacking !== 'off',
  alwaysStacks: rules.stacking === 'automatic',
  mutual: rules.stackCapture === 'mutual',
  bounces: rules.finish === 'bounce',
});

const STEPS = 64;

/** `[(mover * 4 + other) * 64 + step]`: the other's step on the mover's cell, plus 1 as in a group; 0 for none. */
export const SEEN = Uint8Array.from({ length: 16 * STEPS }, (_, index) => {
  const step = index % STEPS;
  const [mover, other] = [SEATS[index >> 8], SEATS[(index >> 6) & 3]];
  if (mover === undefined || other === undefined || step < 1 || step > LAST_TRACK_STEP) return 0;
  const seen = stepSeenBy(mover, step, other);
  return seen <= LAST_TRACK_STEP ? seen + 1 : 0;
});

/** The length of the jump from a landing, 0 for none; the shortcut is not in it. */
export const JUMPS = Uint8Array.from({ length: STEPS }, (_, step) => (jumpsFrom(step) ? JUMP : 0));

/** 1 for a landing from which a flight may follow. */
export const NEAR_SHORTCUT = Uint8Array.from({ length: STEPS }, (_, step) =>
  Number(step === SHORTCUT_FROM || step === SHORTCUT_FROM - JUMP),
);
