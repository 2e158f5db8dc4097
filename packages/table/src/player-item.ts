/** A player as its item. */

import {
  MAIL_KINDS,
  NOTICE_KINDS,
  type MailAddress,
  type MailAfterHours,
  type NoticeKind,
  type Player,
  type Silenced,
} from '@aeroplane/core';
import {
  itemOf,
  number,
  numberOf,
  numberOrNull,
  optionalNumber,
  optionalText,
  text,
  textOf,
  textOrNull,
  type Item,
} from './attribute.ts';
import { packVacations, packWindow, unpackVacations, unpackWindow } from './availability-text.ts';
import { keyItem, playerIn, playerKey, wakePartitionOf } from './keys.ts';

/** Stored: a letter once given never changes its meaning. */
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

export const packPlayer = (player: Player): Item =>
  itemOf({
    ...keyItem(playerKey(player.id)),
    v: number(player.version),
    n: text(player.name),
    l: textOrNull(player.language),
    z: textOrNull(player.timeZone),
    q: textOrNull(player.quiet && packWindow(player.quiet)),
    h: textOrNull(packVacations(player.vacations) || null),
    o: textOrNull(packSilenced(player.silenced)),
    m: textOrNull(player.mail?.address),
    k: textOrNull(player.mail?.secret),
    c: numberOrNull(player.mail?.confirmedAtMs),
    d: numberOrNull(player.mail?.askedAtMs),
    e: numberOrNull(player.mail?.afterHours),
    i: textOrNull(player.mergedInto),
    x: numberOrNull(player.deletingSinceMs),
    w: player.wakeAtMs === null ? null : text(wakePartitionOf(player.id)),
    a: numberOrNull(player.wakeAtMs),
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
    id: playerIn(item),
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
