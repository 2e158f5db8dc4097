import type { Colour } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import { isolated } from '../kernel/bidi.ts';

/** The other people of a game, for readers with a seat; former players are left out, as they cannot be blocked. */
export function othersOf({ seats }: Pick<View, 'seats'>): { colour: Colour; name: string }[] {
  if (!seats.some(({ you }) => you)) return [];
  return seats.flatMap(({ kind, colour, name, you }) =>
    kind === 'player' && colour !== null && name !== null && !you ? [{ colour, name: isolated(name) }] : [],
  );
}
