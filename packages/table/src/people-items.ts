/** The items of a player: the player, sessions, memberships and finished games. */

import type { DoneGame, Membership, Player, Session } from '@aeroplane/core';
import {
  itemOf,
  number,
  numberOf,
  optionalText,
  text,
  textOf,
  texts,
  textsOf,
  type Item,
} from './attribute.ts';
import { DONE, doneKey, keyItem, MEMBERSHIPS, playerKey, sessionKey } from './keys.ts';
import { packWindow, unpackWindow } from './quiet-text.ts';

const PLAYER = 'PLAYER#';

export const packPlayer = (player: Player): Item =>
  itemOf({
    ...keyItem(playerKey(player.id)),
    n: text(player.name),
    l: player.language === undefined ? null : text(player.language),
    z: player.timeZone === undefined ? null : text(player.timeZone),
    q: player.quiet === undefined ? null : text(packWindow(player.quiet)),
  });

export function unpackPlayer(item: Item): Player {
  const [language, timeZone, quiet] = ['l', 'z', 'q'].map((name) => optionalText(item, name));
  return {
    id: textOf(item, 'pk').slice(PLAYER.length),
    name: textOf(item, 'n'),
    ...(language !== undefined && { language }),
    ...(timeZone !== undefined && { timeZone }),
    ...(quiet !== undefined && { quiet: unpackWindow(quiet) }),
  };
}

/** `ttl` is in seconds since 1970: DynamoDB removes the item some time after, readers check the time themselves. */
export const packSession = (session: Session): Item => ({
  ...keyItem(sessionKey(session.player, session.hash)),
  t: number(session.createdAtMs),
  x: number(session.expiresAtMs),
  ttl: number(Math.ceil(session.expiresAtMs / 1000)),
});

export const unpackSession = (item: Item): Session => ({
  player: textOf(item, 'pk').slice(PLAYER.length),
  hash: textOf(item, 'sk').slice('SESSION#'.length),
  createdAtMs: numberOf(item, 't'),
  expiresAtMs: numberOf(item, 'x'),
});

export const unpackMembership = (item: Item): Membership => ({
  player: textOf(item, 'pk').slice(PLAYER.length),
  game: textOf(item, 'sk').slice(MEMBERSHIPS.length),
  seen: numberOf(item, 's'),
  sinceMs: numberOf(item, 't'),
});

export const packDone = (player: string, done: DoneGame): Item => ({
  ...keyItem(doneKey(player, done.finishedAtMs, done.game)),
  r: text(`${done.colour}${done.rank}${done.players}`),
  o: texts(done.opponents),
  s: number(done.seen),
});

export function unpackDone(item: Item): DoneGame {
  const [finishedAt = '', game = ''] = textOf(item, 'sk').slice(DONE.length).split('#');
  const [colour, rank, players] = textOf(item, 'r');
  return {
    game,
    finishedAtMs: Number(finishedAt),
    colour: Number(colour),
    rank: Number(rank),
    players: Number(players),
    opponents: textsOf(item, 'o'),
    seen: numberOf(item, 's'),
  };
}
