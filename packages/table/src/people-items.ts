/** The items of people: players, sessions, devices, codes, nudges, limits, memberships and finished games. */

import {
  MAIL_KINDS,
  NOTICE_KINDS,
  type Device,
  type DoneGame,
  type HandOverCode,
  type MailAddress,
  type MailAfterHours,
  type Membership,
  type NoticeKind,
  type Nudge,
  type Player,
  type Session,
  type Silenced,
} from '@aeroplane/core';
import type { Preset } from '@aeroplane/engine';
import {
  itemOf,
  number,
  numberOf,
  optionalNumber,
  optionalText,
  text,
  textOf,
  texts,
  textsOf,
  type Item,
} from './attribute.ts';
import { wakeShard } from './game-item.ts';
import {
  codeKey,
  codeOfKey,
  DEVICES,
  deviceKey,
  DONE,
  doneKey,
  keyItem,
  MEMBERSHIPS,
  nudgeKey,
  playerKey,
  SESSIONS,
  sessionKey,
  type Key,
} from './keys.ts';
import { packVacations, packWindow, unpackVacations, unpackWindow } from './rest-text.ts';

const PLAYER = 'PLAYER#';

/** Kinds as letters, in the order that they were listed in when this form was chosen. */
const KIND_LETTERS: Readonly<Record<NoticeKind, string>> = {
  decision: 'd',
  reminder: 'r',
  'took-over': 't',
  finished: 'f',
  joined: 'j',
  started: 's',
  nudge: 'n',
  rematch: 'm',
  chat: 'c',
};

const packKinds = (kinds: readonly NoticeKind[]): string => kinds.map((kind) => KIND_LETTERS[kind]).join('');

const unpackKinds = <K extends NoticeKind>(kinds: readonly K[], letters: string): K[] =>
  kinds.filter((kind) => letters.includes(KIND_LETTERS[kind]));

function packSilenced({ push, mail }: Silenced): string | null {
  return push.length + mail.length === 0 ? null : `${packKinds(push)} ${packKinds(mail)}`;
}

function unpackSilenced(value = ' '): Silenced {
  const [push = '', mail = ''] = value.split(' ');
  return { push: unpackKinds(NOTICE_KINDS, push), mail: unpackKinds(MAIL_KINDS, mail) };
}

const optional = (value: string | null | undefined) => (value == null ? null : text(value));
const time = (ms: number | null | undefined) => (ms == null ? null : number(ms));

export const packPlayer = (player: Player): Item =>
  itemOf({
    ...keyItem(playerKey(player.id)),
    v: number(player.version),
    n: text(player.name),
    l: optional(player.language),
    z: optional(player.timeZone),
    q: optional(player.quiet && packWindow(player.quiet)),
    h: optional(packVacations(player.vacations) || null),
    o: optional(packSilenced(player.silenced)),
    m: optional(player.mail?.address),
    k: optional(player.mail?.secret),
    c: time(player.mail?.confirmedAtMs),
    d: time(player.mail?.askedAtMs),
    e: time(player.mail?.afterHours),
    i: optional(player.mergedInto),
    x: time(player.deletingSinceMs),
    w: player.wakeAtMs === null ? null : text(wakeShard(player.id)),
    a: time(player.wakeAtMs),
  });

function unpackMail(item: Item): MailAddress | undefined {
  const [address, secret] = [optionalText(item, 'm'), optionalText(item, 'k')];
  if (address === undefined || secret === undefined) return undefined;
  return {
    address,
    secret,
    confirmedAtMs: optionalNumber(item, 'c'),
    askedAtMs: numberOf(item, 'd'),
    afterHours: numberOf(item, 'e') as MailAfterHours,
  };
}

export function unpackPlayer(item: Item): Player {
  const [language, timeZone, quiet, vacations, mergedInto] = ['l', 'z', 'q', 'h', 'i'].map((name) =>
    optionalText(item, name),
  );
  const mail = unpackMail(item);
  const deletingSinceMs = optionalNumber(item, 'x');
  return {
    id: textOf(item, 'pk').slice(PLAYER.length),
    version: numberOf(item, 'v'),
    name: textOf(item, 'n'),
    ...(language !== undefined && { language }),
    ...(timeZone !== undefined && { timeZone }),
    ...(quiet !== undefined && { quiet: unpackWindow(quiet) }),
    vacations: vacations === undefined ? [] : unpackVacations(vacations),
    silenced: unpackSilenced(optionalText(item, 'o')),
    ...(mail !== undefined && { mail }),
    wakeAtMs: optionalNumber(item, 'a'),
    ...(mergedInto !== undefined && { mergedInto }),
    ...(deletingSinceMs !== null && { deletingSinceMs }),
  };
}

/** In seconds since 1970: DynamoDB removes the item some time after, readers check the time themselves. */
export const ttl = (ms: number) => ({ ttl: number(Math.ceil(ms / 1000)) });

export const packSession = (session: Session): Item =>
  itemOf({
    ...keyItem(sessionKey(session.player, session.hash)),
    t: number(session.createdAtMs),
    x: number(session.expiresAtMs),
    i: optional(session.actsFor),
    r: optional(session.replaces),
    ...ttl(session.expiresAtMs),
  });

export function unpackSession(item: Item): Session {
  const [actsFor, replaces] = [optionalText(item, 'i'), optionalText(item, 'r')];
  return {
    player: textOf(item, 'pk').slice(PLAYER.length),
    hash: textOf(item, 'sk').slice(SESSIONS.length),
    createdAtMs: numberOf(item, 't'),
    expiresAtMs: numberOf(item, 'x'),
    ...(actsFor !== undefined && { actsFor }),
    ...(replaces !== undefined && { replaces }),
  };
}

export const packDevice = (device: Device): Item =>
  itemOf({
    ...keyItem(deviceKey(device.player, device.id)),
    u: text(device.endpoint),
    p: text(device.p256dh),
    s: text(device.auth),
    h: text(device.session),
    t: time(device.reachedAtMs),
  });

export const unpackDevice = (item: Item): Device => ({
  player: textOf(item, 'pk').slice(PLAYER.length),
  id: textOf(item, 'sk').slice(DEVICES.length),
  endpoint: textOf(item, 'u'),
  p256dh: textOf(item, 'p'),
  auth: textOf(item, 's'),
  session: textOf(item, 'h'),
  reachedAtMs: optionalNumber(item, 't'),
});

export const packCode = (code: HandOverCode): Item => ({
  ...keyItem(codeKey(code.code)),
  p: text(code.player),
  x: number(code.expiresAtMs),
  ...ttl(code.expiresAtMs),
});

export const packCodeOf = (player: string, code: string, expiresAtMs: number): Item => ({
  ...keyItem(codeOfKey(player, code)),
  ...ttl(expiresAtMs),
});

export const unpackCode = (item: Item): HandOverCode => ({
  code: textOf(item, 'pk').slice('CODE#'.length),
  player: textOf(item, 'p'),
  expiresAtMs: numberOf(item, 'x'),
});

const DAY_MS = 24 * 3_600_000;

/** A bucket goes a day after it is full; one in use without a pause for longer may so begin anew, which harms nobody. */
export const packLimit = (key: Key, fullAtMs: number): Item => ({
  ...keyItem(key),
  a: number(fullAtMs),
  ...ttl(fullAtMs + DAY_MS),
});

export const unpackLimit = (item: Item): number => numberOf(item, 'a');

export const packNudge = (nudge: Nudge): Item => ({
  ...keyItem(nudgeKey(nudge.from, nudge.to)),
  j: text(nudge.game),
  s: number(nudge.ply),
  t: number(nudge.atMs),
});

export function unpackNudge(item: Item): Nudge {
  const [, from = '', to = ''] = textOf(item, 'pk').split('#');
  return { from, to, game: textOf(item, 'j'), ply: numberOf(item, 's'), atMs: numberOf(item, 't') };
}

/** What was told is one text: marks have no spaces. */
export const toldText = (told: readonly string[]): string => told.join(' ');

export function unpackMembership(item: Item): Membership {
  const chat = optionalText(item, 'c');
  return {
    player: textOf(item, 'pk').slice(PLAYER.length),
    game: textOf(item, 'sk').slice(MEMBERSHIPS.length),
    seen: numberOf(item, 's'),
    sinceMs: numberOf(item, 't'),
    muted: optionalNumber(item, 'm') === 1,
    told: optionalText(item, 'n')?.split(' ').filter(Boolean) ?? [],
    ...(chat !== undefined && { chat }),
  };
}

export const packDone = (player: string, done: DoneGame): Item =>
  itemOf({
    ...keyItem(doneKey(player, done.finishedAtMs, done.game)),
    r: text(`${done.colour}${done.rank}${done.players}`),
    // Names are never empty, so what is empty is a former player.
    o: texts(done.opponents.map((name) => name ?? '')),
    k: optional(done.ranks.join('') || null),
    p: optional(done.preset),
    s: number(done.seen),
    c: optional(done.chat),
    m: done.muted === true ? number(1) : null,
  });

export function unpackDone(item: Item): DoneGame {
  const [finishedAt = '', game = ''] = textOf(item, 'sk').slice(DONE.length).split('#');
  const [colour, rank, players] = textOf(item, 'r');
  const chat = optionalText(item, 'c');
  return {
    game,
    finishedAtMs: Number(finishedAt),
    colour: Number(colour),
    rank: Number(rank),
    players: Number(players),
    opponents: textsOf(item, 'o').map((name) => name || null),
    ranks: [...(optionalText(item, 'k') ?? '')].map(Number),
    preset: (optionalText(item, 'p') as Preset | undefined) ?? null,
    seen: numberOf(item, 's'),
    ...(chat !== undefined && { chat }),
    ...(optionalNumber(item, 'm') === 1 && { muted: true }),
  };
}
