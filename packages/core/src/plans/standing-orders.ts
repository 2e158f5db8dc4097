/**
 * Standing orders (DESIGN § 3): a player's list of what to do, the most wanted first. The first order that some legal
 * move fits decides; where none does, the player is asked.
 *
 * - `home` brings planes home.
 * - `capture` sends back more planes of others than it costs, which with `stackCapture: "mutual"` it may: an exchange of
 *   equals is for the player to decide.
 * - `shortcut` flies over the shortcut.
 * - `flee` moves planes that the next player could capture with one roll to where that player could not; home is safe.
 * - `launch` launches.
 * - `leader` runs: of the groups on the way that can get ahead, it moves those furthest along.
 *
 * No order but `capture` sends its own planes back to the hangar.
 */

import {
  apply,
  HANGAR,
  HOME,
  LAUNCH,
  LAUNCH_CELL,
  legalMoves,
  type Move,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import { capturedBy, type MoveEffect, moveEffectOf, lostBy } from './move-effect.ts';
import type { Order } from './plan.ts';
import { stepsInDanger } from './threats.ts';

/** The deeds that take planes out of the next player's reach. */
function escapes(
  rules: Rules,
  position: Position,
  seat: Seat,
  die: number,
  deeds: readonly MoveEffect[],
): MoveEffect[] {
  const danger = stepsInDanger(rules, position, seat);
  return deeds.filter(
    ({ from, to, move }) =>
      danger.has(from) &&
      to !== HANGAR &&
      !stepsInDanger(rules, apply(rules, position, die, move), seat).has(to),
  );
}

/** The deeds of the leader; what only turns back at the centre, or is sent back by a stack, is no running. */
function runs(deeds: readonly MoveEffect[]): MoveEffect[] {
  const ahead = deeds.filter(({ from, to }) => from >= LAUNCH_CELL && to > from);
  const furthest = Math.max(...ahead.map(({ from }) => from));
  return ahead.filter(({ from }) => from === furthest);
}

function fitting(
  order: Order,
  rules: Rules,
  position: Position,
  seat: Seat,
  die: number,
  deeds: readonly MoveEffect[],
): MoveEffect[] {
  switch (order) {
    case 'home':
      return deeds.filter(({ to }) => to === HOME);
    case 'capture':
      return deeds.filter((deed) => capturedBy(deed) > lostBy(deed));
    case 'shortcut':
      return deeds.filter(({ flies, to }) => flies && to !== HANGAR);
    case 'flee':
      return escapes(rules, position, seat, die, deeds);
    case 'launch':
      return deeds.filter(({ move }) => move === LAUNCH);
    case 'leader':
      return runs(deeds);
  }
}

const gainOf = (deed: MoveEffect): number => capturedBy(deed) - lostBy(deed);

/**
 * Which of two deeds that fit an order comes first: what captures more (own losses deducted), costs less, stands
 * further along, gets further, moves more planes; then canonical order, in which resting beside comes before joining:
 * a stack cannot be undone, so no order makes one.
 */
const byWorth = (a: MoveEffect, b: MoveEffect): number =>
  gainOf(b) - gainOf(a) ||
  lostBy(a) - lostBy(b) ||
  b.from - a.from ||
  b.to - a.to ||
  b.size - a.size ||
  a.move - b.move;

/**
 * The move that standing orders choose for whoever's turn it is (DESIGN § 3); undefined where no order fits a legal
 * move, and where there is nothing to choose.
 */
export function moveByOrders(
  rules: Rules,
  position: Position,
  die: number,
  orders: readonly Order[],
): Move | undefined {
  const seat = position.turn;
  const moves = legalMoves(rules, position, die);
  if (seat === null || moves.length < 2 || orders.length === 0) return undefined;
  const deeds = moves.map((move) => moveEffectOf(rules, position, die, move));
  for (const order of orders) {
    const [best] = fitting(order, rules, position, seat, die, deeds).sort(byWorth);
    if (best !== undefined) return best.move;
  }
  return undefined;
}
