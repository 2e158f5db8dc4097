/** The keys of the table's items (DESIGN § 4). No other file spells one. */

import { text, type Item, type KeyShape } from './attribute.ts';
import { INDEXES } from './schema.ts';

const [, OPEN] = INDEXES;

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export const gameKey = (id: string): Key => ({ pk: `GAME#${id}`, sk: 'GAME' });
export const playerKey = (player: string): Key => ({ pk: `PLAYER#${player}`, sk: 'PLAYER' });
export const sessionKey = (player: string, hash: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `SESSION#${hash}`,
});
export const membershipKey = (player: string, game: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `GAME#${game}`,
});
/** Milliseconds have 13 digits until the year 2286, so the order of texts is that of times. */
export const doneKey = (player: string, finishedAtMs: number, game: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `DONE#${finishedAtMs}#${game}`,
});

export const deviceKey = (player: string, device: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `PUSH#${device}`,
});
/** An item that is found by its own name. */
const ownKey = (name: string): Key => ({ pk: name, sk: name });
/** Whose device an endpoint is. */
export const endpointKey = (device: string): Key => ownKey(`PUSH#${device}`);
export const passkeyKey = (player: string, id: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `KEY#${id}`,
});
/** Whom a passkey signs in. */
export const passkeyOwnerKey = (id: string): Key => ownKey(`KEY#${id}`);
/** A guest that has become part of a player. */
export const guestKey = (player: string, guest: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `GUEST#${guest}`,
});
export const blockKey = (player: string, blocked: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `BLOCK#${blocked}`,
});
/** That somebody has blocked a player. */
export const blockerKey = (player: string, blocker: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `BLOCKER#${blocker}`,
});
/** What the seat of one colour reports of that of another. */
export const reportKey = (game: string, by: number, of: number): Key => ({
  pk: `GAME#${game}`,
  sk: `REPORT#${by}${of}`,
});
/** Hand-over codes and challenges, which differ in length. */
export const codeKey = (code: string): Key => ownKey(`CODE#${code}`);
/** That a code or a challenge names a player. */
export const codeOfKey = (player: string, code: string): Key => ({
  pk: `PLAYER#${player}`,
  sk: `CODE#${code}`,
});
export const nudgeKey = (from: string, to: string): Key => ownKey(`NUDGE#${from}#${to}`);

/** What is counted of whom: a bucket of a limit. */
export const limitKey = (what: string, who: string): Key => ownKey(`LIMIT#${what}#${who}`);

export const chatKey = (game: string, t: string): Key => ({ pk: `GAME#${game}`, sk: `CHAT#${t}` });

export const MEMBERSHIPS = 'GAME#';
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
/** What the sort keys of a player and of their devices begin with, and those of nothing else. */
export const ADDRESSEE = 'P';

export const keyItem = ({ pk, sk }: Key): Item => ({ pk: text(pk), sk: text(sk) });

/** Where a page of open games may begin: ids are 16 characters of base64url. */
export const OPEN_KEY_SHAPE: KeyShape = {
  pk: /^GAME#[\w-]{16}$/,
  sk: /^GAME$/,
  [OPEN.hash]: /^OPEN$/,
  [OPEN.range]: 'number',
};

/** Where a page of a player's finished games may begin. */
export const doneKeyShape = (player: string): KeyShape => ({
  pk: new RegExp(`^${playerKey(player).pk}$`),
  sk: /^DONE#\d{1,15}#[\w-]{16}$/,
});

/** Where a page of what was said in a game may begin. */
export const chatKeyShape = (game: string): KeyShape => ({
  pk: new RegExp(`^${gameKey(game).pk}$`),
  sk: /^CHAT#\d{14}$/,
});

/** The game whose own item a key is; undefined for other items. */
export const gameOfKey = ({ pk, sk }: Key): string | undefined =>
  pk.startsWith('GAME#') && sk === 'GAME' ? pk.slice('GAME#'.length) : undefined;

/** The game that a message was written in; undefined for other items. */
export const gameOfMessage = ({ pk, sk }: Key): string | undefined =>
  pk.startsWith('GAME#') && sk.startsWith(MESSAGES) ? pk.slice('GAME#'.length) : undefined;

/** The player whose own item a key is; undefined for other items. */
export const playerOfKey = ({ pk, sk }: Key): string | undefined =>
  pk.startsWith('PLAYER#') && sk === 'PLAYER' ? pk.slice('PLAYER#'.length) : undefined;

/** The game of a membership; undefined for other items. */
export const gameOfMembership = ({ pk, sk }: Key): string | undefined =>
  pk.startsWith('PLAYER#') && sk.startsWith(MEMBERSHIPS) ? sk.slice(MEMBERSHIPS.length) : undefined;
