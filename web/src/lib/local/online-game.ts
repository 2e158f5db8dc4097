/** A new online game with the rules, colours and bots of a game on this device, and seats for its people. */

import { presetOf, type Colour } from '@aeroplane/engine';
import type { NewGame } from '../api-types/types.ts';
import type { LocalGame, LocalSeat } from '../model/local-game.ts';

/** The seats of people. */
export const peopleOf = ({ seats }: Pick<LocalGame, 'seats'>): LocalSeat[] =>
  seats.filter(({ level }) => level === undefined);

/** The request for the game; `mine` is the colour of this device's player. */
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
