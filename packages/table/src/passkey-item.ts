/** A passkey as its item. */

import type { Passkey } from '@aeroplane/core';
import {
  binary,
  binaryOf,
  itemOf,
  number,
  numberOf,
  numberOrNull,
  optionalNumber,
  text,
  textOf,
  texts,
  textsOf,
  type Item,
} from './attribute.ts';
import { keyItem, nameIn, passkeyKey, PASSKEYS, playerIn } from './keys.ts';

export const packPasskey = (passkey: Passkey): Item =>
  itemOf({
    ...keyItem(passkeyKey(passkey.player, passkey.id)),
    c: text(passkey.credential),
    b: binary(passkey.publicKey),
    n: number(passkey.counter),
    m: texts(passkey.transports),
    l: text(passkey.name),
    t: number(passkey.createdAtMs),
    u: numberOrNull(passkey.usedAtMs),
  });

export const unpackPasskey = (item: Item): Passkey => ({
  player: playerIn(item),
  id: nameIn(item, PASSKEYS),
  credential: textOf(item, 'c'),
  publicKey: binaryOf(item, 'b'),
  counter: numberOf(item, 'n'),
  transports: textsOf(item, 'm'),
  name: textOf(item, 'l'),
  createdAtMs: numberOf(item, 't'),
  usedAtMs: optionalNumber(item, 'u'),
});
