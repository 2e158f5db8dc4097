/** A session as its item. */

import type { Session } from '@aeroplane/core';
import { itemOf, number, numberOf, optionalText, textOrNull, ttl, type Item } from './attribute.ts';
import { keyItem, nameIn, playerIn, sessionKey, SESSIONS } from './keys.ts';

export const packSession = (session: Session): Item =>
  itemOf({
    ...keyItem(sessionKey(session.player, session.hash)),
    t: number(session.createdAtMs),
    x: number(session.expiresAtMs),
    i: textOrNull(session.actsFor),
    r: textOrNull(session.replaces),
    ...ttl(session.expiresAtMs),
  });

export function unpackSession(item: Item): Session {
  const [actsFor, replaces] = [optionalText(item, 'i'), optionalText(item, 'r')];
  return {
    player: playerIn(item),
    hash: nameIn(item, SESSIONS),
    createdAtMs: numberOf(item, 't'),
    expiresAtMs: numberOf(item, 'x'),
    ...(actsFor !== undefined && { actsFor }),
    ...(replaces !== undefined && { replaces }),
  };
}
