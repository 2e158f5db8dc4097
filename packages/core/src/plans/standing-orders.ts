/**
 * Standing orders (docs/design.md#plans): a player's preferences in order. The first order that a legal move fits
 * decides; where none fits, the player is asked.
 *
 * - `home` brings planes home.
 * - `capture` sends back more planes of others than it loses. With `stackCapture: "mutual"` it may lose some, and an
 *   even exchange is the player's decision.
 * - `shortcut` flies over the shortcut.
 * - `flee` moves planes that the next player could capture with one roll to where that player could not; home is safe.
 * - `launch` launches.
 * - `leader` advances, of the groups on the track that can, one that is furthest along.
 *
 * Only `capture` may send its own planes back to the hangar.
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

/** The moves that take planes out of the next player's reach. */
function escapes(
  rules: Rules,
  position: Position,
  seat: Seat,
  die: number,
  effects: readonly MoveEffect[],
): MoveEffect[] {
  const danger = stepsInDanger(rules, position, seat);
  return effects.filter(
    ({ from, to, move }) =>
      danger.has(from) &&
      to !== HANGAR &&
      !stepsInDanger(rules, apply(rules, position, die, move), seat).has(to),
  );
}

/** The moves that advance the leader; one that ends no further along, by a bounce or a stack, does not advance it. */
function runs(effects: readonly MoveEffect[]): MoveEffect[] {
  const ahead = effects.filter(({ from, to }) => from >= LAUNCH_CELL && to > from);
  const furthest = Math.max(...ahead.map(({ from }) => from));
  return ahead.filter(({ from }) => from === furthest);
}

function fitting(
  order: Order,
  rules: Rules,
  position: Position,
  seat: Seat,
  die: number,
  effects: readonly MoveEffect[],
): MoveEffect[] {
  switch (order) {
    case 'home':
      return effects.filter(({ to }) => to === HOME);
    case 'capture':
      return effects.filter((effect) => capturedBy(effect) > lostBy(effect));
    case 'shortcut':
      return effects.filter(({ flies, to }) => flies && to !== HANGAR);
    case 'flee':
      return escapes(rules, position, seat, die, effects);
    case 'launch':
      return effects.filter(({ move }) => move === LAUNCH);
    case 'leader':
      return runs(effects);
  }
}

const gainOf = (effect: MoveEffect): number => capturedBy(effect) - lostBy(effect);

/**
 * Which of two moves that fit an order is better: the one that captures more (own losses deducted), loses less, starts
 * further along, ends further along, moves more planes. Canonical order breaks ties: there, standing beside a group
 * comes before joining it, so no order makes a stack, which cannot be undone.
 */
const byWorth = (a: MoveEffect, b: MoveEffect): number =>
  gainOf(b) - gainOf(a) ||
  lostBy(a) - lostBy(b) ||
  b.from - a.from ||
  b.to - a.to ||
  b.size - a.size ||
  a.move - b.move;

/** The move that standing orders choose for the seat on turn; undefined where no order fits or there is no choice. */
export function moveByOrders(
  rules: Rules,
  position: Position,
  die: number,
  orders: readonly Order[],
): Move | undefined {
  const seat = position.turn;
  const moves = legalMoves(rules, position, die);
  if (seat === null || moves.length < 2 || orders.length === 0) return undefined;
  const effects = moves.map((move) => moveEffectOf(rules, position, die, move));
  for (const order of orders) {
    const [best] = fitting(order, rules, position, seat, die, effects).sort(byWorth);
    if (best !== undefined) return best.move;
  }
  return undefined;
}
