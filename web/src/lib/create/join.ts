/** Taking a seat: a name for whoever has none, the evidence stored first, then the seed sent (DESIGN § 5). */

import type { Colour } from '@aeroplane/engine';
import * as api from '../api/client.ts';
import type { View } from '../api/types.ts';
import { witnessJoining } from '../dice/witness.ts';
import { m } from '../messages/messages.ts';

/** Becomes a player of this name. */
export const introduce = (name: string): Promise<unknown> =>
  api.createPlayer(name.trim(), m.language, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Takes a seat by an invite, after having looked at the dice once more. */
export async function join(code: string, colour: Colour | undefined): Promise<View> {
  const shown = await api.invitation(code);
  const seed = witnessJoining(localStorage, shown);
  return api.takeSeat(code, colour, seed);
}
