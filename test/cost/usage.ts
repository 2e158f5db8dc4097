/** Assumptions about people and the cloud that a game played here cannot measure. */

import { METRICS } from '../../packages/functions/src/metrics.ts';

/** How a game is played. */
export const PEOPLE = {
  players: 4,
  preset: 'classic',
  turnTime: '24h',
  /** Each has one device with pushes. */
  devices: 1,
  /** The time between two visits. */
  hoursBetweenVisits: 4,
  /** How long a visit lasts after its last move; it polls every two seconds until then. */
  secondsAfterMove: 30,
  pollSeconds: 2,
  /** Each player's chat app fetches the link that they are sent, with its picture, and they open it. */
  looksAtLink: 2,
  /** Files requested on a visit; all others are cached. */
  filesAVisit: 4,
  bytesOfFilesAVisit: 20_000,
  /** The whole app in one language, once per player and month. */
  filesOfApp: 160,
  bytesOfApp: 600_000,
} as const;

/** How the cloud differs from this machine. */
export const CLOUD = {
  /** Memory by function, as in `sst.config.ts`. */
  memoryMb: { api: 1_024, preview: 1_024, stream: 512, push: 512, sweep: 512 },
  /** The memory that comes with one whole processor. */
  mbForOneProcessor: 1_769,
  /** One table call over the network. */
  tableCallMs: 4,
  /** One call of a queue or push service over the network. */
  otherCallMs: 60,
  /** Lambda polls each queue even when it is empty: five pollers, each every 20 seconds. */
  emptyReceivesAMonth: 2 * 5 * 3 * 60 * 24 * 30,
  sweepsAMonth: 60 * 24 * 30,
  ownMetrics: Object.keys(METRICS).length,
  /** The app's files of three builds. */
  bytesOfFiles: 5_000_000,
  /** The average time that a finished game is stored. */
  monthsKept: 12,
  bytesOfLogLine: 350,
  /** DynamoDB's overhead for each stored item and index entry. */
  bytesOfEntry: 100,
} as const;

export type MeteredFunction = keyof typeof CLOUD.memoryMb;
