/** Passkeys, their challenges, and the guests that have become part of players, on the DynamoDB API. */

import type { Store } from '@aeroplane/core';
import { number, optionalText, text, textOf } from './attribute.ts';
import {
  codeKey,
  guestKey,
  GUESTS,
  keyItem,
  passkeyKey,
  passkeyOwnerKey,
  PASSKEYS,
  playerKey,
} from './keys.ts';
import { packChallenge, packPasskey, unpackChallenge, unpackPasskey } from './passkey-items.ts';
import type { Table } from './table.ts';

export type PasskeyStore = Pick<
  Store,
  | 'readPasskey'
  | 'passkeys'
  | 'putPasskey'
  | 'removePasskey'
  | 'notePasskeyUse'
  | 'ownerOfPasskey'
  | 'setOwnerOfPasskey'
  | 'removeOwnerOfPasskey'
  | 'putChallenge'
  | 'takeChallenge'
  | 'guests'
  | 'putGuest'
  | 'removeGuest'
>;

export const passkeyStore = (table: Table): PasskeyStore => ({
  async readPasskey(player, id) {
    const item = await table.get(passkeyKey(player, id));
    return item === undefined ? undefined : unpackPasskey(item);
  },
  passkeys: async (player) => (await table.query(playerKey(player).pk, PASSKEYS)).items.map(unpackPasskey),
  putPasskey: async (passkey) =>
    void (await table.put(passkeyKey(passkey.player, passkey.id), packPasskey(passkey))),
  removePasskey: (player, id) => table.delete(passkeyKey(player, id)),
  // Only forward, where the authenticator counts, and only where there is one.
  notePasskeyUse: (player, id, counter, usedAtMs) =>
    table.update(
      passkeyKey(player, id),
      'SET n = :n, u = :u',
      { ':n': number(counter), ':u': number(usedAtMs) },
      counter > 0 ? 'attribute_exists(pk) AND n < :n' : 'attribute_exists(pk) AND n = :n',
    ),
  async ownerOfPasskey(id) {
    const item = await table.get(passkeyOwnerKey(id));
    return item === undefined ? undefined : optionalText(item, 'p');
  },
  setOwnerOfPasskey: async (id, player) =>
    void (await table.put(passkeyOwnerKey(id), { ...keyItem(passkeyOwnerKey(id)), p: text(player) })),
  removeOwnerOfPasskey: (id) => table.delete(passkeyOwnerKey(id)),
  putChallenge: async (challenge) =>
    void (await table.put(codeKey(challenge.challenge), packChallenge(challenge))),
  async takeChallenge(challenge) {
    const item = await table.take(codeKey(challenge));
    return item === undefined ? undefined : unpackChallenge(item);
  },
  guests: async (player) =>
    (await table.query(playerKey(player).pk, GUESTS)).items.map((item) =>
      textOf(item, 'sk').slice(GUESTS.length),
    ),
  putGuest: async (player, guest) =>
    void (await table.put(guestKey(player, guest), keyItem(guestKey(player, guest)))),
  removeGuest: (player, guest) => table.delete(guestKey(player, guest)),
});
