/** What a move does to its player's planes and to others', as the engine tells it: what plans are compared by. */

import {
  eventsOf,
  HANGAR,
  HOME,
  LAUNCH_CELL,
  type Move,
  originOf,
  type PlyEvent,
  type Position,
  type Rules,
  sizeOf,
  stepOf,
} from '@aeroplane/engine';

export type Capture = Extract<PlyEvent, { type: 'captured' }>;

export interface MoveEffect {
  readonly move: Move;
  /** How many planes move. */
  readonly size: number;
  /** Where they stand, -1 in the hangar, and where they come to rest. */
  readonly from: number;
  readonly to: number;
  readonly flies: boolean;
  /** What happens to the player's own planes, in order. */
  readonly way: readonly PlyEvent[];
  readonly captures: readonly Capture[];
}

/** What a legal move of a plane does with this die. */
export function moveEffectOf(rules: Rules, position: Position, die: number, move: Move): MoveEffect {
  const origin = originOf(move);
  const way: PlyEvent[] = [];
  const captures: Capture[] = [];
  let to = stepOf(origin);
  let flies = false;
  for (const event of eventsOf(rules, position, { die, move })) {
    switch (event.type) {
      case 'captured':
        captures.push(event);
        continue;
      case 'launched':
        to = LAUNCH_CELL;
        break;
      case 'moved':
        to = event.path.at(-1) ?? to;
        break;
      case 'jumped':
      case 'flew':
        to = event.to;
        flies ||= event.type === 'flew';
        break;
      case 'sentBack':
        to = HANGAR;
        break;
      case 'wentHome':
        to = HOME;
        break;
      case 'stacked':
        break;
      // What the die says, and what follows for the turn and the game, is not the move's doing.
      default:
        continue;
    }
    way.push(event);
  }
  return { move, size: sizeOf(origin), from: stepOf(origin), to, flies, way, captures };
}

/** How many planes of others a move sends back. */
export const capturedBy = ({ captures }: MoveEffect): number =>
  captures.reduce((sum, { count }) => sum + count, 0);

/** How many of the player's own it costs: all that move, where a stack sends them back (RULES § 3.4). */
export const lostBy = ({ to, size }: MoveEffect): number => (to === HANGAR ? size : 0);
