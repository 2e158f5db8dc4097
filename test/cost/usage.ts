/** What is taken for granted about people and the cloud, where a game played here cannot tell. */

import { METRICS } from '../../packages/functions/src/metrics.ts';

/** How a game is played. */
export const PEOPLE = {
  players: 4,
  preset: 'classic',
  turnTime: '24h',
  /** Each with one device that pushes come to. */
  devices: 1,
  /** From one visit to the next. */
  hoursBetweenVisits: 4,
  /** A visit ends so long after its last move, and polls every two seconds until then. */
  secondsAfterMove: 30,
  pollSeconds: 2,
  /** Each player's chat app looks at the link they are sent, with its picture, and they open it. */
  looksAtLink: 2,
  /** Files that the browser asks for at a visit; all others it has kept. */
  filesAVisit: 4,
  bytesOfFilesAVisit: 20_000,
  /** The whole app in one language, once a player and month. */
  filesOfApp: 160,
  bytesOfApp: 600_000,
} as const;

/** How the cloud differs from this machine. */
export const CLOUD = {
  /** By function, as `sst.config.ts` says. */
  memoryMb: { api: 1_024, preview: 1_024, stream: 512, push: 512, sweep: 512 },
  /** A whole processor's worth of memory. */
  mbForOneProcessor: 1_769,
  /** One call of the table over the network. */
  tableCallMs: 4,
  /** One call of a queue or a push service over the network. */
  otherCallMs: 60,
  /** Lambda asks each queue for messages even where there are none: five askers, each every 20 seconds. */
  emptyReceivesAMonth: 2 * 5 * 3 * 60 * 24 * 30,
  sweepsAMonth: 60 * 24 * 30,
  ownMetrics: Object.keys(METRICS).length,
  /** The app's files, of three builds. */
  bytesOfFiles: 5_000_000,
  /** How long a finished game is kept, on average. */
  monthsKept: 12,
  bytesOfLogLine: 350,
  /** What DynamoDB adds to each item, and to each entry of an index, where it weighs what it stores. */
  bytesOfEntry: 100,
} as const;

export type MeteredFunction = keyof typeof CLOUD.memoryMb;
