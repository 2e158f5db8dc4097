/** A game on this device while its form is filled in. */

import { COLOURS, seatOf, wrongSeating, type Colour } from '@aeroplane/engine';
import type { Level } from '@aeroplane/bot';
import { newLocalGame, type LocalGame, type LocalSeat } from '../model/local-game.ts';
import { fairChoice } from './fair-die.ts';

/** The player of a fleet. */
export type Sitter = 'nobody' | 'person' | Level;

export interface Place {
  readonly colour: Colour;
  sitter: Sitter;
  /** The person's name; empty for none. */
  name: string;
}

/** The initial places: a person against a bot. */
export const firstPlaces = (): Place[] =>
  COLOURS.map((colour) => ({
    colour,
    sitter: colour === 'red' ? 'person' : colour === 'blue' ? 'medium' : 'nobody',
    name: '',
  }));

const taken = (places: readonly Place[]): Place[] => places.filter(({ sitter }) => sitter !== 'nobody');

/** Why these places cannot start a game; undefined if they can. */
export function wrongPlaces(places: readonly Place[]): 'tooFew' | 'opposite' | undefined {
  const seats = taken(places).map(({ colour }) => seatOf(colour));
  if (seats.length < 2) return 'tooFew';
  return wrongSeating(seats) === undefined ? undefined : 'opposite';
}

export const seatsOf = (places: readonly Place[]): LocalSeat[] =>
  taken(places).map(({ colour, sitter, name }) =>
    sitter === 'person' || sitter === 'nobody'
      ? { colour, name: name.trim() || null }
      : { colour, name: null, level: sitter },
  );

/** A new game with an id of its own and a first player drawn by lot. */
export const begin = (setup: Pick<LocalGame, 'rules' | 'rolling' | 'seats'>): LocalGame =>
  newLocalGame(setup, { id: newId(), nowMs: Date.now(), chooseFirst: fairChoice });

/** 96 random bits as hexadecimal digits; `crypto.randomUUID` is missing over plain http. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
