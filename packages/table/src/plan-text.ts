/**
 * A seat's plan as a text: the letters of its standing orders; for a plan by the face rolled also the ply it was made at
 * and a move for each face (docs/design.md#plans).
 */

import { ORDERS, type FacePlan, type Order, type Plan } from '@aeroplane/core';
import { makeMove, parseMove } from '@aeroplane/engine';

const ORDER_LETTERS: Readonly<Record<Order, string>> = {
  home: 'h',
  capture: 'c',
  shortcut: 's',
  flee: 'f',
  launch: 'u',
  leader: 'l',
};

/** Empty for no plan. */
export function packPlan(plan: Plan | undefined): string {
  const { faces, orders = [] } = plan ?? {};
  const letters = orders.map((order) => ORDER_LETTERS[order]).join('');
  if (faces === undefined) return letters;
  const moves = faces.moves.map((move) => (move === null ? '' : makeMove(move)));
  return [letters, faces.madeAt, ...moves].join(',');
}

function unpackFaces(madeAt: string, moves: readonly string[]): FacePlan {
  return {
    madeAt: Number(madeAt),
    moves: moves.map((text) => {
      const move = text === '' ? undefined : parseMove(text);
      return move?.ok === true ? move.value : null;
    }),
  };
}

export function unpackPlan(text: string): Plan | undefined {
  if (text === '') return undefined;
  const [letters = '', madeAt, ...moves] = text.split(',');
  const orders = [...letters].flatMap(
    (letter) => ORDERS.find((order) => ORDER_LETTERS[order] === letter) ?? [],
  );
  return {
    ...(orders.length > 0 && { orders }),
    ...(madeAt !== undefined && { faces: unpackFaces(madeAt, moves) }),
  };
}
