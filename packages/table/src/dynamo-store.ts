/** The store of the use cases, on the DynamoDB API: single table, one conditional write a game's change (DESIGN § 4). */

import type { Store } from '@aeroplane/core';
import { number, optionalText, text, textOf, unpacked, type Item } from './attribute.ts';
import { blockStore } from './block-store.ts';
import { packMessage, unpackMessage } from './chat-item.ts';
import { makeCursor, parseCursor } from './cursor.ts';
import { packGame, PUBLIC_ATTRIBUTES, unpackGame, unpackSecretGame } from './game-item.ts';
import {
  ADDRESSEE,
  chatKey,
  chatKeyShape,
  codeKey,
  codeOfKey,
  CODES,
  deviceKey,
  DEVICES,
  DONE,
  doneKey,
  doneKeyShape,
  endpointKey,
  gameKey,
  gameOfKey,
  keyItem,
  limitKey,
  membershipKey,
  MEMBERSHIPS,
  MESSAGES,
  nudgeKey,
  OPEN_KEY_SHAPE,
  playerKey,
  playerOfKey,
  sessionKey,
  SESSIONS,
  type Key,
} from './keys.ts';
import {
  packCode,
  packCodeOf,
  packDevice,
  packDone,
  packLimit,
  packNudge,
  packPlayer,
  packSession,
  toldText,
  unpackCode,
  unpackDevice,
  unpackDone,
  unpackLimit,
  unpackMembership,
  unpackNudge,
  unpackPlayer,
  unpackSession,
} from './people-items.ts';
import { passkeyStore } from './passkey-store.ts';
import { INDEXES, WAKE_SHARDS } from './schema.ts';
import type { Table } from './table.ts';

const [WAKE, OPEN] = INDEXES;

/** Due items that one sweep takes from a shard. */
const DUE = 100;

const keyOf = (item: Item): Key => ({ pk: textOf(item, 'pk'), sk: textOf(item, 'sk') });

/** The store over a table. */
export function createDynamoStore(table: Table): Store {
  const readGames: Store['readGames'] = async (ids) =>
    (await table.getAll(ids.map(gameKey), PUBLIC_ATTRIBUTES)).map(unpackGame);

  const raiseSeen = async (key: Key, ply: number): Promise<boolean> => {
    // Only forward, so that a late answer of another device takes nothing back.
    const raised = await table.update(key, 'SET s = :s', { ':s': number(ply) }, 's < :s');
    return raised || (await table.get(key)) !== undefined;
  };

  const raiseChat = async (key: Key, t: string): Promise<boolean> => {
    // Only forward, and only where there is something: what was removed is not made again.
    const condition = 'attribute_exists(pk) AND (attribute_not_exists(c) OR c < :c)';
    const raised = await table.update(key, 'SET c = :c', { ':c': text(t) }, condition);
    return raised || (await table.get(key)) !== undefined;
  };

  return {
    ...passkeyStore(table),
    ...blockStore(table),

    readGame: async (id) =>
      unpacked(await table.get(gameKey(id), { attributes: PUBLIC_ATTRIBUTES }), unpackGame),
    readGames,
    readSecretGame: async (id) => unpacked(await table.get(gameKey(id)), unpackSecretGame),
    // The id is random; the condition keeps a repeated call from overwriting a game that has gone on.
    createGame: (game) =>
      table.put(gameKey(game.id), packGame(game), { expression: 'attribute_not_exists(pk)' }),
    // Nobody has written since this change was thought of: the one condition that keeps moves apart.
    replaceGame: (game) =>
      table.put(gameKey(game.id), packGame(game), {
        expression: 'v = :v',
        values: { ':v': number(game.version - 1) },
      }),

    async openGames(limit, from) {
      const start = parseCursor(from, OPEN_KEY_SHAPE);
      const { items, last } = await table.queryIndex(OPEN, 'OPEN', { descending: true, limit, from: start });
      const games = await readGames(items.flatMap((item) => gameOfKey(keyOf(item)) ?? []));
      // The index may lag behind the games.
      const open = games.filter((game) => game.status === 'waiting' && game.public);
      const next = makeCursor(last);
      open.sort((a, b) => b.createdAtMs - a.createdAtMs);
      return next === undefined ? { items: open } : { items: open, next };
    },

    async due(nowMs) {
      const range = { expression: `${WAKE.range} <= :range`, value: number(nowMs) };
      const shards = Array.from({ length: WAKE_SHARDS }, (_, shard) =>
        table.queryIndex(WAKE, `WAKE#${shard}`, { range, limit: DUE }),
      );
      const keys = (await Promise.all(shards)).flatMap(({ items }) => items.map(keyOf));
      return {
        games: keys.flatMap((key) => gameOfKey(key) ?? []),
        players: keys.flatMap((key) => playerOfKey(key) ?? []),
      };
    },

    readPlayer: async (id) => unpacked(await table.get(playerKey(id)), unpackPlayer),
    createPlayer: async (player) => void (await table.put(playerKey(player.id), packPlayer(player))),
    // Nobody has written since: what another device or a mail changed meanwhile stays.
    replacePlayer: (player) =>
      table.put(playerKey(player.id), packPlayer(player), {
        expression: 'v = :v',
        values: { ':v': number(player.version - 1) },
      }),
    removePlayer: (id) => table.delete(playerKey(id)),
    async readAddressee(id) {
      const { items } = await table.query(playerKey(id).pk, ADDRESSEE);
      const player = items.find((item) => playerOfKey(keyOf(item)) !== undefined);
      if (player === undefined) return undefined;
      const devices = items.filter((item) => textOf(item, 'sk').startsWith(DEVICES));
      return { player: unpackPlayer(player), devices: devices.map(unpackDevice) };
    },

    async readSession(player, hash) {
      const key = sessionKey(player, hash);
      // Nearly always there already, at half the price; a session opened a moment ago may not be.
      const item = (await table.get(key, { consistent: false })) ?? (await table.get(key));
      return unpacked(item, unpackSession);
    },
    putSession: async (session) =>
      void (await table.put(sessionKey(session.player, session.hash), packSession(session))),
    sessions: async (player) => (await table.query(playerKey(player).pk, SESSIONS)).items.map(unpackSession),
    removeSession: (player, hash) => table.delete(sessionKey(player, hash)),

    readDevice: async (player, id) => unpacked(await table.get(deviceKey(player, id)), unpackDevice),
    putDevice: async (device) =>
      void (await table.put(deviceKey(device.player, device.id), packDevice(device))),
    // Only where there is one: a device that went while it was told is not made again.
    setReached: async (player, id, reachedAtMs) =>
      void (await table.update(
        deviceKey(player, id),
        'SET t = :t',
        { ':t': number(reachedAtMs) },
        'attribute_exists(pk)',
      )),
    removeDevice: (player, id) => table.delete(deviceKey(player, id)),
    async ownerOfDevice(id) {
      const item = await table.get(endpointKey(id));
      return item === undefined ? undefined : optionalText(item, 'p');
    },
    setOwnerOfDevice: async (id, player) =>
      void (await table.put(endpointKey(id), { ...keyItem(endpointKey(id)), p: text(player) })),

    // Another's by now: that stays.
    removeOwnerOfDevice: (id, player) =>
      table.delete(endpointKey(id), { expression: 'p = :p', values: { ':p': text(player) } }),

    readCode: async (code) => unpacked(await table.get(codeKey(code)), unpackCode),
    putCode: async (code) => void (await table.put(codeKey(code.code), packCode(code))),
    // Nobody has used it, but for whoever asks again.
    claimCode: (code, user) =>
      table.update(
        codeKey(code),
        'SET u = :u',
        { ':u': text(user) },
        'attribute_exists(pk) AND (attribute_not_exists(u) OR u = :u)',
      ),

    removeCode: (code) => table.delete(codeKey(code)),
    codesOf: async (player) =>
      (await table.query(playerKey(player).pk, CODES)).items.map((item) =>
        textOf(item, 'sk').slice(CODES.length),
      ),
    putCodeOf: async (player, code, expiresAtMs) =>
      void (await table.put(codeOfKey(player, code), packCodeOf(player, code, expiresAtMs))),
    removeCodeOf: (player, code) => table.delete(codeOfKey(player, code)),

    readNudge: async (from, to) => unpacked(await table.get(nudgeKey(from, to)), unpackNudge),
    // The pair's last one is long enough ago.
    putNudge: (nudge, olderThanMs) =>
      table.put(nudgeKey(nudge.from, nudge.to), packNudge(nudge), {
        expression: 'attribute_not_exists(pk) OR t < :t',
        values: { ':t': number(olderThanMs) },
      }),

    removeNudge: (from, to) => table.delete(nudgeKey(from, to)),

    removeMessage: (game, t) => table.delete(chatKey(game, t)),
    readLimit: async (what, who) => unpacked(await table.get(limitKey(what, who)), unpackLimit),
    // Whoever took from the bucket meanwhile has made it another one.
    setLimit(what, who, fullAtMs, before) {
      const key = limitKey(what, who);
      const item = packLimit(key, fullAtMs);
      return before === undefined
        ? table.put(key, item, { expression: 'attribute_not_exists(pk)' })
        : table.put(key, item, { expression: 'a = :a', values: { ':a': number(before) } });
    },

    raiseLimit: (what, who, byMs, mostMs) =>
      table.update(
        limitKey(what, who),
        'SET a = a + :by',
        { ':by': number(byMs), ':most': number(mostMs) },
        'a <= :most',
      ),

    removeLimit: (what, who) => table.delete(limitKey(what, who)),

    // Two messages of one moment do not overwrite each other.
    putMessage: (game, message) =>
      table.put(chatKey(game, message.t), packMessage(game, message), {
        expression: 'attribute_not_exists(pk)',
      }),
    async chat(game, limit, from) {
      const { pk } = gameKey(game);
      const start = parseCursor(from, chatKeyShape(game));
      const { items, last } = await table.query(pk, MESSAGES, { descending: true, limit, from: start });
      const next = makeCursor(last);
      return { items: items.map(unpackMessage), ...(next !== undefined && { next }) };
    },

    readMembership: async (player, game) =>
      unpacked(await table.get(membershipKey(player, game)), unpackMembership),
    memberships: async (player) =>
      (await table.query(playerKey(player).pk, MEMBERSHIPS)).items.map(unpackMembership),
    addMembership: async (player, game, sinceMs) =>
      void (await table.update(membershipKey(player, game), 'SET t = :t, s = if_not_exists(s, :zero)', {
        ':t': number(sinceMs),
        ':zero': number(0),
      })),
    removeMembership: (player, game) => table.delete(membershipKey(player, game)),
    markSeen: (player, game, ply) => raiseSeen(membershipKey(player, game), ply),
    markChatRead: (player, game, t) => raiseChat(membershipKey(player, game), t),
    // Only where there is a membership: one that was removed is not made again.
    setMuted: (player, game, muted) =>
      table.update(
        membershipKey(player, game),
        'SET m = :m',
        { ':m': number(muted ? 1 : 0) },
        'attribute_exists(pk)',
      ),
    // What another delivery has noted meanwhile stays: who was refused looks again.
    setTold: (player, game, told, before) =>
      table.update(
        membershipKey(player, game),
        'SET n = :n',
        { ':n': text(toldText(told)), ':before': text(toldText(before)) },
        `attribute_exists(pk) AND (n = :before${before.length === 0 ? ' OR attribute_not_exists(n)' : ''})`,
      ),

    readDone: async (player, finishedAtMs, game) =>
      unpacked(await table.get(doneKey(player, finishedAtMs, game)), unpackDone),
    putDone: async (player, done) =>
      void (await table.put(doneKey(player, done.finishedAtMs, done.game), packDone(player, done))),
    removeDone: (player, finishedAtMs, game) => table.delete(doneKey(player, finishedAtMs, game)),
    async doneGames(player, limit, from) {
      const { pk } = playerKey(player);
      const start = parseCursor(from, doneKeyShape(player));
      const { items, last } = await table.query(pk, DONE, { descending: true, limit, from: start });
      const next = makeCursor(last);
      return { items: items.map(unpackDone), ...(next !== undefined && { next }) };
    },
    markDoneSeen: async (player, finishedAtMs, game, ply) =>
      void (await raiseSeen(doneKey(player, finishedAtMs, game), ply)),
    markDoneChatRead: async (player, finishedAtMs, game, t) =>
      void (await raiseChat(doneKey(player, finishedAtMs, game), t)),
  };
}
