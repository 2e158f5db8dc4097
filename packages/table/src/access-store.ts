/** What signs a player in or reaches them, in the table: sessions, devices, hand-over codes, passkeys, challenges. */

import type { AccessStore, CodeStore, DeviceStore, PasskeyStore, SessionStore } from '@aeroplane/core';
import { number, optionalText, text, unpacked } from './attribute.ts';
import { packChallenge, packCode, packCodeHint, unpackChallenge, unpackCode } from './code-item.ts';
import { packDevice, unpackDevice } from './device-item.ts';
import {
  codeHintKey,
  codeKey,
  CODES,
  deviceKey,
  deviceOwnerKey,
  keyItem,
  nameIn,
  passkeyKey,
  passkeyOwnerKey,
  PASSKEYS,
  playerPartition,
  sessionKey,
  SESSIONS,
} from './keys.ts';
import { packPasskey, unpackPasskey } from './passkey-item.ts';
import { packSession, unpackSession } from './session-item.ts';
import type { Table } from './table.ts';

const sessionStore = (table: Table): SessionStore => ({
  async readSession(player, hash) {
    const key = sessionKey(player, hash);
    // An eventually consistent read costs half. It may miss a session opened a moment ago, so a miss is read again.
    const item = (await table.get(key, { consistent: false })) ?? (await table.get(key));
    return unpacked(item, unpackSession);
  },
  sessions: async (player) => (await table.query(playerPartition(player), SESSIONS)).items.map(unpackSession),
  putSession: async (session) =>
    void (await table.put(sessionKey(session.player, session.hash), packSession(session))),
  removeSession: (player, hash) => table.delete(sessionKey(player, hash)),
});

const deviceStore = (table: Table): DeviceStore => ({
  readDevice: async (player, id) => unpacked(await table.get(deviceKey(player, id)), unpackDevice),
  putDevice: async (device) =>
    void (await table.put(deviceKey(device.player, device.id), packDevice(device))),
  // Does not bring back a device that was removed during the delivery.
  setReached: async (player, id, reachedAtMs) =>
    void (await table.update(
      deviceKey(player, id),
      'SET t = :t',
      { ':t': number(reachedAtMs) },
      'attribute_exists(pk)',
    )),
  removeDevice: (player, id) => table.delete(deviceKey(player, id)),
  ownerOfDevice: async (id) =>
    unpacked(await table.get(deviceOwnerKey(id)), (item) => optionalText(item, 'p')),
  setOwnerOfDevice: async (id, player) =>
    void (await table.put(deviceOwnerKey(id), { ...keyItem(deviceOwnerKey(id)), p: text(player) })),
  // The device may have a new owner by now.
  removeOwnerOfDevice: (id, player) =>
    table.delete(deviceOwnerKey(id), { expression: 'p = :p', values: { ':p': text(player) } }),
});

const codeStore = (table: Table): CodeStore => ({
  readCode: async (code) => unpacked(await table.get(codeKey(code)), unpackCode),
  putCode: async (code) => void (await table.put(codeKey(code.code), packCode(code))),
  // A code works for one user, who may repeat the request.
  claimCode: (code, user) =>
    table.update(
      codeKey(code),
      'SET u = :u',
      { ':u': text(user) },
      'attribute_exists(pk) AND (attribute_not_exists(u) OR u = :u)',
    ),
  removeCode: (code) => table.delete(codeKey(code)),
  codesOf: async (player) =>
    (await table.query(playerPartition(player), CODES)).items.map((item) => nameIn(item, CODES)),
  putCodeOf: async (player, code, expiresAtMs) =>
    void (await table.put(codeHintKey(player, code), packCodeHint(player, code, expiresAtMs))),
  removeCodeOf: (player, code) => table.delete(codeHintKey(player, code)),
  putChallenge: async (challenge) =>
    void (await table.put(codeKey(challenge.challenge), packChallenge(challenge))),
  takeChallenge: async (challenge) => unpacked(await table.take(codeKey(challenge)), unpackChallenge),
});

const passkeyStore = (table: Table): PasskeyStore => ({
  readPasskey: async (player, id) => unpacked(await table.get(passkeyKey(player, id)), unpackPasskey),
  passkeys: async (player) => (await table.query(playerPartition(player), PASSKEYS)).items.map(unpackPasskey),
  putPasskey: async (passkey) =>
    void (await table.put(passkeyKey(passkey.player, passkey.id), packPasskey(passkey))),
  removePasskey: (player, id) => table.delete(passkeyKey(player, id)),
  // An authenticator that counts must count up: a repeated number is a copied key. 0 means that it does not count.
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
});

export const accessStore = (table: Table): AccessStore => ({
  ...sessionStore(table),
  ...deviceStore(table),
  ...codeStore(table),
  ...passkeyStore(table),
});
