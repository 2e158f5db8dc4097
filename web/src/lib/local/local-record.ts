/** The record of a game on this device, with the names of its people (docs/rules.md#record). */

import type { Colour, GameRecord } from '@aeroplane/engine';
import { RECORD_FORMAT } from '@aeroplane/engine';
import type { LocalGame } from '../model/local-game.ts';

export type NamedRecord = GameRecord & { readonly names: Partial<Record<Colour, string>> };

export const localRecord = ({ rules, seats, first, plies }: LocalGame): NamedRecord => ({
  format: RECORD_FORMAT,
  rules,
  colours: seats.map(({ colour }) => colour),
  first,
  plies,
  names: Object.fromEntries(seats.flatMap(({ colour, name }) => (name === null ? [] : [[colour, name]]))),
});
