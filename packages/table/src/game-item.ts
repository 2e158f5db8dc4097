/** A game as its item. It must stay near 1 KB (docs/design.md#storage), so names are one letter and values packed. */

import type { Decision, Game, SecretGame } from '@aeroplane/core';
import {
  binary,
  binaryOf,
  itemOf,
  number,
  numberOf,
  numberOrNull,
  optionalBinary,
  optionalNumber,
  text,
  textOf,
  type Item,
} from './attribute.ts';
import { packOptions, unpackOptions } from './game-options.ts';
import { gameIn, gameKey, keyItem, OPEN_PARTITION, wakePartitionOf } from './keys.ts';
import { packPlyOrigins, unpackPlyOrigins } from './ply-origins-bytes.ts';
import { packSeats, unpackSeats } from './seats-attributes.ts';

/** The attributes without the dice's secrets, for reads that answer requests. */
export const PUBLIC_ATTRIBUTES = 'pk, v, o, t, q, p, n, e, z, h, i, l, m, c, k, d, r, u, f, a';

const bytes = (value: Uint8Array | null) => (value === null || value.length === 0 ? null : binary(value));

export function packGame(game: SecretGame): Item {
  return itemOf({
    ...keyItem(gameKey(game.id)),
    v: number(game.version),
    o: text(packOptions({ ...game, shown: game.decision?.shown ?? false })),
    t: number(game.createdAtMs),
    ...packSeats(game.seats),
    i: bytes(game.inviteSecret === null ? null : Buffer.from(game.inviteSecret, 'base64url')),
    l: bytes(game.log),
    m: bytes(packPlyOrigins(game.plyOrigins)),
    c: binary(game.dice.commitment),
    k: bytes(game.dice.link),
    d: numberOrNull(game.decision?.openedAtMs),
    r: numberOrNull(game.decision?.remindAtMs),
    u: numberOrNull(game.decision?.deadlineAtMs),
    f: numberOrNull(game.finishedAtMs),
    w: game.wakeAtMs === null ? null : text(wakePartitionOf(game.id)),
    a: numberOrNull(game.wakeAtMs),
    g: game.public && game.status === 'waiting' ? text(OPEN_PARTITION) : null,
    x: binary(game.secrets.secret),
    y: bytes(game.secrets.checkpoint),
  });
}

function unpackDecision(item: Item, shown: boolean): Decision | null {
  const [openedAtMs, remindAtMs, deadlineAtMs] = ['d', 'r', 'u'].map((name) => optionalNumber(item, name));
  if (openedAtMs == null || deadlineAtMs == null) return null;
  return { openedAtMs, remindAtMs: remindAtMs ?? null, deadlineAtMs, shown };
}

export function unpackGame(item: Item): Game {
  const options = unpackOptions(textOf(item, 'o'));
  const commitment = binaryOf(item, 'c');
  const invite = optionalBinary(item, 'i');
  const { shown, ...rest } = options;
  return {
    ...rest,
    id: gameIn(item),
    version: numberOf(item, 'v'),
    createdAtMs: numberOf(item, 't'),
    seats: unpackSeats(item, commitment, options.first !== null),
    inviteSecret: invite === null ? null : Buffer.from(invite).toString('base64url'),
    log: optionalBinary(item, 'l') ?? new Uint8Array(),
    plyOrigins: unpackPlyOrigins(optionalBinary(item, 'm') ?? new Uint8Array()),
    dice: { commitment, link: optionalBinary(item, 'k') },
    decision: unpackDecision(item, shown),
    finishedAtMs: optionalNumber(item, 'f'),
    wakeAtMs: optionalNumber(item, 'a'),
  };
}

export const unpackSecretGame = (item: Item): SecretGame => ({
  ...unpackGame(item),
  secrets: { secret: binaryOf(item, 'x'), checkpoint: optionalBinary(item, 'y') },
});
