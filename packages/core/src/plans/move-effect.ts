/** What a move does to its player's planes and to others', by the engine's events. Plans are compared by it. */

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

type Capture = Extract<PlyEvent, { type: 'captured' }>;

export interface MoveEffect {
  readonly move: Move;
  /** How many planes move. */
  readonly size: number;
  /** The steps they start from and end on; -1 is the hangar. */
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
      // The roll, and what follows for the turn and the game, are no effects of the move.
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

/**
 * How many of its own planes the player loses: all that move, where a stack sends them back (docs/rules.md#captures).
 */
export const lostBy = ({ to, size }: MoveEffect): number => (to === HANGAR ? size : 0);
