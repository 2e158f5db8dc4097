/** Takes a seat: creates a player if there is none, stores the dice's evidence, then sends the seed (docs/design.md#dice). */

import type { Colour } from '@aeroplane/engine';
import type { Player, View } from '../api-types/types.ts';
import * as api from '../api/client.ts';
import { notePlayer } from '../api/known-player.ts';
import { problemCode } from '../api/problem-text.ts';
import { witnessJoining } from '../fairness/witness.ts';
import { tagOf } from '../i18n/languages.ts';
import { m } from '../i18n/messages.ts';
import { browserZone } from '../i18n/zones.ts';

/** Creates a player of this name for this browser. */
export async function introduce(name: string): Promise<Player> {
  const guest = { name: name.trim() };
  const whole = { ...guest, language: tagOf(m.language, navigator.languages), timeZone: browserZone() };
  const player = await api.createPlayer(whole).catch((error: unknown) => {
    // A language or zone that only their browser knows must not keep anyone out.
    const code = problemCode(error);
    if (code === 'bad-language' || code === 'bad-time-zone') return api.createPlayer(guest);
    throw error;
  });
  notePlayer();
  return player;
}

/** Takes a seat by an invite. Loads it again first, so that the witness has the latest seeds. */
export async function join(code: string, colour: Colour | undefined): Promise<View> {
  const shown = await api.invitation(code);
  const seed = witnessJoining(localStorage, shown);
  return api.takeSeat(code, colour, seed);
}
