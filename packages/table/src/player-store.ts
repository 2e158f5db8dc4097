/** Players, and the guests merged into them, in the table. */

import type { PlayerStore } from '@aeroplane/core';
import { number, textOf, unpacked } from './attribute.ts';
import { unpackDevice } from './device-item.ts';
import {
  ADDRESSEE,
  DEVICES,
  guestKey,
  GUESTS,
  keyItem,
  keyOf,
  nameIn,
  playerKey,
  playerOfKey,
  playerPartition,
} from './keys.ts';
import { packPlayer, unpackPlayer } from './player-item.ts';
import type { Table } from './table.ts';

export const playerStore = (table: Table): PlayerStore => ({
  readPlayer: async (id) => unpacked(await table.get(playerKey(id)), unpackPlayer),
  createPlayer: async (player) => void (await table.put(playerKey(player.id), packPlayer(player))),
  // Never overwrites what another device or an email link has changed meanwhile.
  replacePlayer: (player) =>
    table.put(playerKey(player.id), packPlayer(player), {
      expression: 'v = :v',
      values: { ':v': number(player.version - 1) },
    }),
  removePlayer: (id) => table.delete(playerKey(id)),

  async readAddressee(id) {
    const { items } = await table.query(playerPartition(id), ADDRESSEE);
    const player = items.find((item) => playerOfKey(keyOf(item)) !== undefined);
    if (player === undefined) return undefined;
    const devices = items.filter((item) => textOf(item, 'sk').startsWith(DEVICES));
    return { player: unpackPlayer(player), devices: devices.map(unpackDevice) };
  },

  guests: async (player) =>
    (await table.query(playerPartition(player), GUESTS)).items.map((item) => nameIn(item, GUESTS)),
  putGuest: async (player, guest) =>
    void (await table.put(guestKey(player, guest), keyItem(guestKey(player, guest)))),
  removeGuest: (player, guest) => table.delete(guestKey(player, guest)),
});
