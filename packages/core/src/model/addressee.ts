/** A player together with the devices that pushes reach them on. */

import type { Device } from './device.ts';
import type { Player } from './player.ts';

/** Somebody who may be told something. */
export interface Addressee {
  readonly player: Player;
  readonly devices: readonly Device[];
}
