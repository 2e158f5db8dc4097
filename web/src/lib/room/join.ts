/** Taking a seat: a name for whoever has none, the evidence stored first, then the seed sent (DESIGN § 5). */

import type { Colour } from '@aeroplane/engine';
import type { Player, View } from '../api-types/types.ts';
import * as api from '../api/client.ts';
import { notePlayer } from '../api/known-player.ts';
import { problemCode } from '../api/problem-text.ts';
import { witnessJoining } from '../fairness/witness.ts';
import { tagOf } from '../i18n/languages.ts';
import { m } from '../i18n/messages.ts';
import { browserZone } from '../i18n/zones.ts';

/** Becomes a player of this name. */
export async function introduce(name: string): Promise<Player> {
  const guest = { name: name.trim() };
  const told = { ...guest, language: tagOf(m.language, navigator.languages), timeZone: browserZone() };
  const player = await api.createPlayer(told).catch((error: unknown) => {
    // Nobody shall be kept out by a language or zone that only their browser knows.
    const code = problemCode(error);
    if (code === 'bad-language' || code === 'bad-time-zone') return api.createPlayer(guest);
    throw error;
  });
  notePlayer();
  return player;
}

/** Takes a seat by an invite, after having looked at the dice once more. */
export async function join(code: string, colour: Colour | undefined): Promise<View> {
  const shown = await api.invitation(code);
  const seed = witnessJoining(localStorage, shown);
  return api.takeSeat(code, colour, seed);
}
