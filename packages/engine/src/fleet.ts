/**
 * Changes of a fleet. A fleet is a short ascending list, so each change is one pass that keeps the order; it makes a new
 * list, since positions share fleets.
 */

import { AT_HOME, group, HANGAR, HOME, IN_HANGAR, marksOf, sizeOf, stepOf, type Group } from './group.ts';
import type { Fleet } from './position.ts';

/** Inserts a group into an ascending list. */
function insert(groups: Group[], code: Group): void {
  let at = groups.length;
  for (; at > 0; at -= 1) {
    const before = groups[at - 1] ?? code;
    if (before <= code) break;
    groups[at] = before;
  }
  groups[at] = code;
}

/** Adds single planes: in the hangar and at home there are no stacks. */
function scatter(groups: Group[], single: Group, count: number): void {
  for (let plane = 0; plane < count; plane += 1) insert(groups, single);
}

/** The fleet with a group moved to `end`, which may be the hangar or home; with `joins` it joins the groups there. */
export function withMoved(fleet: Fleet, origin: Group, end: number, marks: number, joins: boolean): Fleet {
  const groups: Group[] = [];
  let size = sizeOf(origin);
  let gone = false;
  for (const code of fleet) {
    if (code === origin && !gone) gone = true;
    else if (joins && stepOf(code) === end) {
      size += sizeOf(code);
      marks += marksOf(code);
    } else groups.push(code);
  }
  if (end === HANGAR) scatter(groups, IN_HANGAR, size);
  else if (end === HOME) scatter(groups, AT_HOME, size);
  else insert(groups, group(end, size, marks));
  return groups;
}

/** Whether a plane of the fleet is on this step. */
export function isOn(fleet: Fleet, step: number): boolean {
  for (const code of fleet) if (stepOf(code) === step) return true;
  return false;
}

/** The fleet with every plane on a step back in its hangar. */
export function withSentBack(fleet: Fleet, step: number): Fleet {
  const groups: Group[] = [];
  for (const code of fleet) {
    if (stepOf(code) === step) scatter(groups, IN_HANGAR, sizeOf(code));
    else groups.push(code);
  }
  return groups;
}

/** The fleet with its marked planes in the hangar; others in their stacks stay (docs/rules.md#the-third-six). */
export function withMarkedBack(fleet: Fleet): Fleet {
  const groups: Group[] = [];
  for (const code of fleet) {
    const [size, marks] = [sizeOf(code), marksOf(code)];
    scatter(groups, IN_HANGAR, marks);
    if (size > marks) insert(groups, group(stepOf(code), size - marks));
  }
  return groups;
}

/** The fleet without marks: the same object if it has none. */
export function withoutMarks(fleet: Fleet): Fleet {
  let marked = false;
  for (const code of fleet) marked ||= marksOf(code) > 0;
  if (!marked) return fleet;
  const groups: Group[] = [];
  for (const code of fleet) insert(groups, code - marksOf(code));
  return groups;
}
