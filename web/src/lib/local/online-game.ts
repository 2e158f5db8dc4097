/** A game on this device as a new one online: the same rules, colours and bots, and seats for the people. */

import { presetOf, type Colour } from '@aeroplane/engine';
import type { NewGame } from '../api-types/types.ts';
import type { LocalGame, LocalSeat } from '../model/local-game.ts';

/** Those who need a seat online. */
export const peopleOf = ({ seats }: Pick<LocalGame, 'seats'>): LocalSeat[] =>
  seats.filter(({ level }) => level === undefined);

/** What the server is asked for; `mine` is the colour of whoever goes on with this device. */
export function onlineGameOf(
  { rules, rolling, seats }: Pick<LocalGame, 'rules' | 'rolling' | 'seats'>,
  mine: Colour,
): NewGame {
  const preset = presetOf(rules);
  return {
    ...(preset ? { preset } : { rules }),
    seats: seats.map(({ colour, level }) =>
      level === undefined
        ? { who: colour === mine ? ('me' as const) : ('open' as const), colour }
        : { who: 'bot' as const, colour, level },
    ),
    rolling,
  };
}
