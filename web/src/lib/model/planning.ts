/** What the reader of a game may plan in it at this moment (DESIGN § 3, "Plans"). */

import type { View } from '../api-types/types.ts';

/** `orders`: while their own decision is open, the next roll cannot be planned. */
export type Planning = 'nothing' | 'orders' | 'all';

export function planningOf(view: View): Planning {
  const own = view.seats.find(({ you }) => you);
  if (view.status !== 'playing' || view.rolling !== 'auto' || !own?.colour) return 'nothing';
  if (own.held || own.left || own.rank !== undefined) return 'nothing';
  return view.toAct === own.colour ? 'orders' : 'all';
}
