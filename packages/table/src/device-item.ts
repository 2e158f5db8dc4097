/** A device as its item. */

import type { Device } from '@aeroplane/core';
import { itemOf, numberOrNull, optionalNumber, text, textOf, type Item } from './attribute.ts';
import { deviceKey, DEVICES, keyItem, nameIn, playerIn } from './keys.ts';

export const packDevice = (device: Device): Item =>
  itemOf({
    ...keyItem(deviceKey(device.player, device.id)),
    u: text(device.endpoint),
    p: text(device.p256dh),
    s: text(device.auth),
    h: text(device.session),
    t: numberOrNull(device.reachedAtMs),
  });

export const unpackDevice = (item: Item): Device => ({
  player: playerIn(item),
  id: nameIn(item, DEVICES),
  endpoint: textOf(item, 'u'),
  p256dh: textOf(item, 'p'),
  auth: textOf(item, 's'),
  session: textOf(item, 'h'),
  reachedAtMs: optionalNumber(item, 't'),
});
