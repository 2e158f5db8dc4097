/** A chat message as its item. */

import { PHRASES, type ChatMessage, type MessageBody } from '@aeroplane/core';
import type { Seat } from '@aeroplane/engine';
import { itemOf, number, numberOf, optionalText, text, textOf, type Item } from './attribute.ts';
import { keyItem, messageKey, MESSAGES, nameIn } from './keys.ts';

export const packMessage = (game: string, { t, player, colour, body }: ChatMessage): Item =>
  itemOf({
    ...keyItem(messageKey(game, t)),
    p: text(player),
    c: number(colour),
    x: 'text' in body ? text(body.text) : null,
    q: 'phrase' in body ? text(body.phrase) : null,
  });

function unpackSaid(item: Item): MessageBody {
  const name = optionalText(item, 'q');
  const phrase = PHRASES.find((one) => one === name);
  // A phrase that was withdrawn shows its name rather than nothing.
  return phrase === undefined ? { text: name ?? textOf(item, 'x') } : { phrase };
}

export const unpackMessage = (item: Item): ChatMessage => ({
  t: nameIn(item, MESSAGES),
  player: textOf(item, 'p'),
  colour: numberOf(item, 'c') as Seat,
  body: unpackSaid(item),
});
