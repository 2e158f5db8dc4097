/** A game as its item: about 1 KB at its end (DESIGN § 4), so names are a letter and values packed. */

import type { Decision, Game, SecretGame } from '@aeroplane/core';
import {
  binary,
  binaryOf,
  itemOf,
  number,
  numberOf,
  optionalBinary,
  optionalNumber,
  text,
  textOf,
  type Item,
} from './attribute.ts';
import { packOptions, unpackOptions } from './game-options.ts';
import { gameKey, keyItem } from './keys.ts';
import { packMarks, unpackMarks } from './marks-bytes.ts';
import { WAKE_SHARDS } from './schema.ts';
import { packSeats, unpackSeats } from './seats-attributes.ts';

/** The attributes of a game but for the dice's secrets, for reads that answer people. */
export const PUBLIC_ATTRIBUTES = 'pk, v, o, t, q, p, n, e, z, h, i, l, m, c, k, d, r, u, f, a';

/** The shard of the index of wake-ups that a game or player is in. */
export const wakeShard = (id: string): string =>
  `WAKE#${[...id].reduce((sum, character) => sum + character.charCodeAt(0), 0) % WAKE_SHARDS}`;

const bytes = (value: Uint8Array | null) => (value === null || value.length === 0 ? null : binary(value));
const time = (value: number | null | undefined) => (value == null ? null : number(value));

export function packGame(game: SecretGame): Item {
  return itemOf({
    ...keyItem(gameKey(game.id)),
    v: number(game.version),
    o: text(packOptions({ ...game, shown: game.decision?.shown ?? false })),
    t: number(game.createdAtMs),
    ...packSeats(game.seats),
    i: bytes(game.inviteSecret === null ? null : Buffer.from(game.inviteSecret, 'base64url')),
    l: bytes(game.log),
    m: bytes(packMarks(game.marks)),
    c: binary(game.dice.commitment),
    k: bytes(game.dice.link),
    d: time(game.decision?.openedAtMs),
    r: time(game.decision?.remindAtMs),
    u: time(game.decision?.deadlineAtMs),
    f: time(game.finishedAtMs),
    w: game.wakeAtMs === null ? null : text(wakeShard(game.id)),
    a: time(game.wakeAtMs),
    g: game.public && game.status === 'waiting' ? text('OPEN') : null,
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
    id: textOf(item, 'pk').slice('GAME#'.length),
    version: numberOf(item, 'v'),
    createdAtMs: numberOf(item, 't'),
    seats: unpackSeats(item, commitment, options.first !== null),
    inviteSecret: invite === null ? null : Buffer.from(invite).toString('base64url'),
    log: optionalBinary(item, 'l') ?? new Uint8Array(),
    marks: unpackMarks(optionalBinary(item, 'm') ?? new Uint8Array()),
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
