/**
 * The keys of the table's items (docs/design.md#keys). No other file spells one, but for `stream-filters.ts`, which may
 * import nothing.
 */

import { text, textOf, type Item } from './attribute.ts';
import type { KeyShape } from './key-shape.ts';
import { INDEXES } from './schema.ts';

const [, OPEN_INDEX] = INDEXES;

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export const keyItem = ({ pk, sk }: Key): Item => ({ pk: text(pk), sk: text(sk) });

export const keyOf = (item: Item): Key => ({ pk: textOf(item, 'pk'), sk: textOf(item, 'sk') });

const GAMES = 'GAME#';
const PLAYERS = 'PLAYER#';
const NUDGES = 'NUDGE#';
const LIMITS = 'LIMIT#';

/** What the sort keys of a partition's lists begin with. */
export const MEMBERSHIPS = GAMES;
export const DONE = 'DONE#';
export const SESSIONS = 'SESSION#';
export const DEVICES = 'PUSH#';
export const PASSKEYS = 'KEY#';
export const GUESTS = 'GUEST#';
export const CODES = 'CODE#';
export const BLOCKS = 'BLOCK#';
export const BLOCKERS = 'BLOCKER#';
export const REPORTS = 'REPORT#';
export const MESSAGES = 'CHAT#';
/** Begins the sort keys of a player and of their devices, and no others. */
export const ADDRESSEE = 'P';

export const gamePartition = (game: string): string => GAMES + game;
export const playerPartition = (player: string): string => PLAYERS + player;

const inGame = (game: string, sk: string): Key => ({ pk: gamePartition(game), sk });
const ofPlayer = (player: string, sk: string): Key => ({ pk: playerPartition(player), sk });
/** The key of an item that has its partition to itself. */
const alone = (name: string): Key => ({ pk: name, sk: name });

export const gameKey = (id: string): Key => inGame(id, 'GAME');
export const messageKey = (game: string, t: string): Key => inGame(game, MESSAGES + t);
/** A report by the seat of one colour about the seat of another. */
export const reportKey = (game: string, by: number, of: number): Key => inGame(game, `${REPORTS}${by}${of}`);

export const playerKey = (player: string): Key => ofPlayer(player, 'PLAYER');
export const sessionKey = (player: string, hash: string): Key => ofPlayer(player, SESSIONS + hash);
export const membershipKey = (player: string, game: string): Key => ofPlayer(player, MEMBERSHIPS + game);
/** Milliseconds have 13 digits until the year 2286, so keys sort by time. */
export const doneKey = (player: string, finishedAtMs: number, game: string): Key =>
  ofPlayer(player, `${DONE}${finishedAtMs}#${game}`);
export const deviceKey = (player: string, device: string): Key => ofPlayer(player, DEVICES + device);
export const passkeyKey = (player: string, id: string): Key => ofPlayer(player, PASSKEYS + id);
/** A guest that was merged into a player. */
export const guestKey = (player: string, guest: string): Key => ofPlayer(player, GUESTS + guest);
/** A hint that a hand-over code or a challenge names a player. */
export const codeHintKey = (player: string, code: string): Key => ofPlayer(player, CODES + code);
export const blockKey = (player: string, blocked: string): Key => ofPlayer(player, BLOCKS + blocked);
/** A hint that `blocker` has blocked a player. */
export const blockerKey = (player: string, blocker: string): Key => ofPlayer(player, BLOCKERS + blocker);

/** The owner of a device, found by its endpoint. */
export const deviceOwnerKey = (device: string): Key => alone(DEVICES + device);
/** The owner of a passkey. */
export const passkeyOwnerKey = (id: string): Key => alone(PASSKEYS + id);
/** A hand-over code or a challenge; their lengths differ, so they cannot collide. */
export const codeKey = (code: string): Key => alone(CODES + code);
export const nudgeKey = (from: string, to: string): Key => alone(`${NUDGES}${from}#${to}`);
/** A bucket of a limit: what is counted, and of whom. */
export const limitKey = (what: string, who: string): Key => alone(`${LIMITS}${what}#${who}`);

/** The shards of the `wake` index: one would be a hot partition. */
const WAKE_SHARDS = 4;
const wakePartition = (shard: number): string => `WAKE#${shard}`;
export const WAKE_PARTITIONS = Array.from({ length: WAKE_SHARDS }, (_, shard) => wakePartition(shard));

/** The partition of the `wake` index that a game or player is in. */
export const wakePartitionOf = (id: string): string =>
  wakePartition([...id].reduce((sum, character) => sum + character.charCodeAt(0), 0) % WAKE_SHARDS);

/** The one partition of the `open` index. */
export const OPEN_PARTITION = 'OPEN';

/** The cursors of open games. An id is 16 characters of base64url. */
export const OPEN_KEY_SHAPE: KeyShape = {
  pk: /^GAME#[\w-]{16}$/,
  sk: /^GAME$/,
  [OPEN_INDEX.hash]: /^OPEN$/,
  [OPEN_INDEX.range]: 'number',
};

/** The cursors of a player's finished games. */
export const doneKeyShape = (player: string): KeyShape => ({
  pk: new RegExp(`^${playerPartition(player)}$`),
  sk: /^DONE#\d{1,15}#[\w-]{16}$/,
});

/** The cursors of a game's chat. */
export const chatKeyShape = (game: string): KeyShape => ({
  pk: new RegExp(`^${gamePartition(game)}$`),
  sk: /^CHAT#\d{14}$/,
});

/** The game in whose partition an item is, the player, or the code that an item is of. */
export const gameIn = (item: Item): string => textOf(item, 'pk').slice(GAMES.length);
export const playerIn = (item: Item): string => textOf(item, 'pk').slice(PLAYERS.length);
export const codeIn = (item: Item): string => textOf(item, 'pk').slice(CODES.length);
/** A sort key without the prefix of its list. */
export const nameIn = (item: Item, prefix: string): string => textOf(item, 'sk').slice(prefix.length);

/** The game whose own item has this key; undefined for other items. */
export const gameOfKey = ({ pk, sk }: Key): string | undefined =>
  pk.startsWith(GAMES) && sk === 'GAME' ? pk.slice(GAMES.length) : undefined;

/** The game of the message with this key; undefined for other items. */
export const gameOfMessage = ({ pk, sk }: Key): string | undefined =>
  pk.startsWith(GAMES) && sk.startsWith(MESSAGES) ? pk.slice(GAMES.length) : undefined;

/** The player whose own item has this key; undefined for other items. */
export const playerOfKey = ({ pk, sk }: Key): string | undefined =>
  pk.startsWith(PLAYERS) && sk === 'PLAYER' ? pk.slice(PLAYERS.length) : undefined;

/** The game of the membership with this key; undefined for other items. */
export const gameOfMembership = ({ pk, sk }: Key): string | undefined =>
  pk.startsWith(PLAYERS) && sk.startsWith(MEMBERSHIPS) ? sk.slice(MEMBERSHIPS.length) : undefined;

/** Sender and receiver of the nudge with this key; undefined for other items. */
export function pairOfNudge({ pk }: Key): { from: string; to: string } | undefined {
  const [kind, from, to] = pk.split('#');
  return `${kind}#` === NUDGES && from !== undefined && to !== undefined ? { from, to } : undefined;
}
