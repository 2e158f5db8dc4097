/** A finished game in a player's list, as its item. */

import type { FinishedGame } from '@aeroplane/core';
import type { Preset } from '@aeroplane/engine';
import {
  itemOf,
  number,
  numberOf,
  optionalNumber,
  optionalText,
  text,
  textOf,
  textOrNull,
  texts,
  textsOf,
  type Item,
} from './attribute.ts';
import { DONE, doneKey, keyItem, nameIn } from './keys.ts';

export const packFinishedGame = (player: string, done: FinishedGame): Item =>
  itemOf({
    ...keyItem(doneKey(player, done.finishedAtMs, done.game)),
    r: text(`${done.colour}${done.rank}${done.players}`),
    // Names are never empty, so an empty text can stand for a former player.
    o: texts(done.opponents.map((name) => name ?? '')),
    k: textOrNull(done.ranks.join('') || null),
    p: textOrNull(done.preset),
    s: number(done.seen),
    c: textOrNull(done.chat),
    m: done.muted === true ? number(1) : null,
  });

export function unpackFinishedGame(item: Item): FinishedGame {
  const [finishedAt = '', game = ''] = nameIn(item, DONE).split('#');
  const [colour, rank, players] = textOf(item, 'r');
  const chat = optionalText(item, 'c');
  return {
    game,
    finishedAtMs: Number(finishedAt),
    colour: Number(colour),
    rank: Number(rank),
    players: Number(players),
    opponents: textsOf(item, 'o').map((name) => name || null),
    ranks: [...(optionalText(item, 'k') ?? '')].map(Number),
    preset: (optionalText(item, 'p') as Preset | undefined) ?? null,
    seen: numberOf(item, 's'),
    ...(chat !== undefined && { chat }),
    ...(optionalNumber(item, 'm') === 1 && { muted: true }),
  };
}
