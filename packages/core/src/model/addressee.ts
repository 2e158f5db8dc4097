import type { Device } from './device.ts';
import type { Player } from './player.ts';

/** A player with the devices that pushes reach them on. */
export interface Addressee {
  readonly player: Player;
  readonly devices: readonly Device[];
}
