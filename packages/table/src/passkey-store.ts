/** Passkeys, their challenges, and the guests that have become part of players, on the DynamoDB API. */

import type { Store } from '@aeroplane/core';
import { number, optionalText, text, textOf, unpacked } from './attribute.ts';
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
  readPasskey: async (player, id) => unpacked(await table.get(passkeyKey(player, id)), unpackPasskey),
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
  ownerOfPasskey: async (id) =>
    unpacked(await table.get(passkeyOwnerKey(id)), (item) => optionalText(item, 'p')),
  setOwnerOfPasskey: async (id, player) =>
    void (await table.put(passkeyOwnerKey(id), { ...keyItem(passkeyOwnerKey(id)), p: text(player) })),
  removeOwnerOfPasskey: (id) => table.delete(passkeyOwnerKey(id)),
  putChallenge: async (challenge) =>
    void (await table.put(codeKey(challenge.challenge), packChallenge(challenge))),
  takeChallenge: async (challenge) => unpacked(await table.take(codeKey(challenge)), unpackChallenge),
  guests: async (player) =>
    (await table.query(playerKey(player).pk, GUESTS)).items.map((item) =>
      textOf(item, 'sk').slice(GUESTS.length),
    ),
  putGuest: async (player, guest) =>
    void (await table.put(guestKey(player, guest), keyItem(guestKey(player, guest)))),
  removeGuest: (player, guest) => table.delete(guestKey(player, guest)),
});
