/** What the reader of a game may plan now (docs/design.md#plans). */

import type { View } from '../api-types/types.ts';

/** `orders`: standing orders only, while the reader's own decision is open. */
export type Planning = 'nothing' | 'orders' | 'all';

export function planningOf(view: View): Planning {
  const own = view.seats.find(({ you }) => you);
  if (view.status !== 'playing' || view.rolling !== 'auto' || !own?.colour) return 'nothing';
  if (own.held || own.left || own.rank !== undefined) return 'nothing';
  return view.toAct === own.colour ? 'orders' : 'all';
}
