/** Hand-over codes and passkey challenges as their items, which share a key space (docs/design.md#handing-over). */

import type { Challenge, HandOverCode } from '@aeroplane/core';
import {
  itemOf,
  number,
  numberOf,
  optionalText,
  text,
  textOf,
  textOrNull,
  ttl,
  type Item,
} from './attribute.ts';
import { codeHintKey, codeIn, codeKey, keyItem } from './keys.ts';

export const packCode = (code: HandOverCode): Item => ({
  ...keyItem(codeKey(code.code)),
  p: text(code.player),
  x: number(code.expiresAtMs),
  ...ttl(code.expiresAtMs),
});

export const unpackCode = (item: Item): HandOverCode => ({
  code: codeIn(item),
  player: textOf(item, 'p'),
  expiresAtMs: numberOf(item, 'x'),
});

export const packCodeHint = (player: string, code: string, expiresAtMs: number): Item => ({
  ...keyItem(codeHintKey(player, code)),
  ...ttl(expiresAtMs),
});

export const packChallenge = ({ challenge, player, expiresAtMs }: Challenge): Item =>
  itemOf({
    ...keyItem(codeKey(challenge)),
    p: textOrNull(player),
    x: number(expiresAtMs),
    ...ttl(expiresAtMs),
  });

export const unpackChallenge = (item: Item): Challenge => ({
  challenge: codeIn(item),
  player: optionalText(item, 'p') ?? null,
  expiresAtMs: numberOf(item, 'x'),
});
