/** Passkeys and the challenges that authenticators answer, as their items. */

import type { Challenge, Passkey } from '@aeroplane/core';
import {
  binary,
  binaryOf,
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
import { codeKey, keyItem, PASSKEYS, passkeyKey } from './keys.ts';
import { ttl } from './people-items.ts';

export const packPasskey = (passkey: Passkey): Item =>
  itemOf({
    ...keyItem(passkeyKey(passkey.player, passkey.id)),
    c: text(passkey.credential),
    b: binary(passkey.publicKey),
    n: number(passkey.counter),
    m: texts(passkey.transports),
    l: text(passkey.name),
    t: number(passkey.createdAtMs),
    u: passkey.usedAtMs === null ? null : number(passkey.usedAtMs),
  });

export const unpackPasskey = (item: Item): Passkey => ({
  player: textOf(item, 'pk').slice('PLAYER#'.length),
  id: textOf(item, 'sk').slice(PASSKEYS.length),
  credential: textOf(item, 'c'),
  publicKey: binaryOf(item, 'b'),
  counter: numberOf(item, 'n'),
  transports: textsOf(item, 'm'),
  name: textOf(item, 'l'),
  createdAtMs: numberOf(item, 't'),
  usedAtMs: optionalNumber(item, 'u'),
});

export const packChallenge = ({ challenge, player, expiresAtMs }: Challenge): Item =>
  itemOf({
    ...keyItem(codeKey(challenge)),
    p: player === null ? null : text(player),
    x: number(expiresAtMs),
    ...ttl(expiresAtMs),
  });

export const unpackChallenge = (item: Item): Challenge => ({
  challenge: textOf(item, 'pk').slice('CODE#'.length),
  player: optionalText(item, 'p') ?? null,
  expiresAtMs: numberOf(item, 'x'),
});
