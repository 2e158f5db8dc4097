/** The colours of the light theme: a picture cannot follow its reader's. */

import type { Seat } from '@aeroplane/engine';

export const INK = '#23201a';
export const PAPER = '#fbf5e6';
export const TARMAC = '#efe4cb';
export const TABLE = '#e9dcc0';
export const SKY = '#cfe0dc';
export const RAY = '#f2e3b8';
export const SUN = '#f5bd3d';

export interface FleetColours {
  readonly fleet: string;
  /** Of the mark on paper. */
  readonly mark: string;
  /** Of the mark on the fleet's colour. */
  readonly on: string;
}

export const FLEETS: Readonly<Record<Seat, FleetColours>> = {
  0: { fleet: '#b3261e', mark: '#b3261e', on: PAPER },
  1: { fleet: '#f5bd3d', mark: '#a8730a', on: INK },
  2: { fleet: '#2456a6', mark: '#2456a6', on: PAPER },
  3: { fleet: '#4fae7b', mark: '#2c7a50', on: INK },
};
