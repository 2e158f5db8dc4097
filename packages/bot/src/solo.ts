/**
 * The value of a plane's step: the expected number of turns that it needs to get home alone, under any rules. A six costs
 * no turn.
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

/** The steps where a landing may end, by the player's choice. */
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

/** The steps where a plane may be after a roll. */
function nextSteps(rules: Rules, step: number, die: number): number[] {
  if (step === HANGAR) return [launches(rules, die) ? LAUNCH_CELL : HANGAR];
  const landing = landingOf(rules, step, die);
  return landing === undefined ? [step] : endsOf(rules, landing);
}

/** The expected turns from a step, given those from the steps that it leads to. */
function expected(rules: Rules, turns: Float64Array, step: number): number {
  let sum = 0;
  let stays = 0;
  for (const die of DIE_FACES) {
    if (die !== 6) sum += 1;
    const next = nextSteps(rules, step, die);
    if (next.includes(step)) stays += 1;
    else sum += Math.min(...next.map((to) => turns[to + 1] ?? 0));
  }
  // Dice that leave it in place put the result on both sides of the equation; solved for it, they are divided out.
  return sum / (DIE_FACES.length - stays);
}

const ENOUGH = 1e-9;

/** Turns to go, by step + 1: the hangar first, home (0) last. */
export function soloTurns(rules: Rules): Float64Array {
  const turns = new Float64Array(HOME + 2);
  // A bounce leads back within the home column, so its steps depend on each other: iterate until they settle.
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
