/**
 * How long one plane alone takes to get home: the expected number of its player's turns from every step, under any rules,
 * where a six costs no turn. It is what a plane's place is worth, told by the rules themselves.
 */

import {
  DIE_FACES,
  HANGAR,
  HOME,
  JUMP,
  jumpsFrom,
  landingOf,
  LAST_TRACK_STEP,
  LAUNCH_CELL,
  launches,
  SHORTCUT_FROM,
  SHORTCUT_TO,
  type Rules,
} from '@aeroplane/engine';

/** Where a landing may lead by the player's choice. */
function endsOf(rules: Rules, landing: number): number[] {
  if (landing === SHORTCUT_FROM) {
    const flown = rules.afterShortcut === 'jump' ? SHORTCUT_TO + JUMP : SHORTCUT_TO;
    return rules.shortcut === 'compulsory' ? [flown] : [landing + JUMP, flown];
  }
  if (landing === SHORTCUT_FROM - JUMP) {
    return rules.shortcut === 'compulsory' ? [SHORTCUT_TO] : [SHORTCUT_FROM, SHORTCUT_TO];
  }
  return [jumpsFrom(landing) ? landing + JUMP : landing];
}

/** Where a plane may be after a roll. */
function nextSteps(rules: Rules, step: number, die: number): number[] {
  if (step === HANGAR) return [launches(rules, die) ? LAUNCH_CELL : HANGAR];
  const landing = landingOf(rules, step, die);
  return landing === undefined ? [step] : endsOf(rules, landing);
}

/** The expected turns from a step, given those from the others it may lead to. */
function expected(rules: Rules, turns: Float64Array, step: number): number {
  let sum = 0;
  let stays = 0;
  for (const die of DIE_FACES) {
    if (die !== 6) sum += 1;
    const next = nextSteps(rules, step, die);
    if (next.includes(step)) stays += 1;
    else sum += Math.min(...next.map((to) => turns[to + 1] ?? 0));
  }
  // Where some dice leave it in place, the equation holds its own result.
  return sum / (DIE_FACES.length - stays);
}

const ENOUGH = 1e-9;

/** Turns to go from each step, by step + 1: from the hangar first, from home, 0, last. */
export function soloTurns(rules: Rules): Float64Array {
  const turns = new Float64Array(HOME + 2);
  // Bouncing leads back within the home column, so its steps are found together.
  for (let change = 1; change > ENOUGH;) {
    change = 0;
    for (let step = HOME - 1; step > LAST_TRACK_STEP; step -= 1) {
      const before = turns[step + 1] ?? 0;
      turns[step + 1] = expected(rules, turns, step);
      change = Math.max(change, Math.abs((turns[step + 1] ?? 0) - before));
    }
  }
  for (let step = LAST_TRACK_STEP; step >= HANGAR; step -= 1) turns[step + 1] = expected(rules, turns, step);
  return turns;
}
