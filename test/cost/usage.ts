/** What is taken for granted about people and the cloud, where a game played here cannot tell. */

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
  /** Files that the browser asks for at a visit; all others it has kept. */
  filesAVisit: 4,
  bytesOfFilesAVisit: 20_000,
  /** The whole app, once a player and month. */
  bytesOfApp: 600_000,
} as const;

/** How the cloud differs from this machine. */
export const CLOUD = {
  /** By function, as `sst.config.ts` says. */
  memoryMb: { api: 1_024, stream: 512, push: 512, sweep: 512 },
  /** A whole processor's worth of memory. */
  mbForOneProcessor: 1_769,
  /** One call of the table over the network. */
  tableCallMs: 4,
  /** One call of a queue or a push service over the network. */
  otherCallMs: 60,
  /** Lambda asks each queue for messages even where there are none: five askers, each every 20 seconds. */
  emptyReceivesAMonth: 2 * 5 * 3 * 60 * 24 * 30,
  sweepsAMonth: 60 * 24 * 30,
  ownMetrics: 6,
  alarmMetrics: 14,
  /** How long a finished game is kept, on average. */
  monthsKept: 12,
  bytesOfLogLine: 350,
} as const;

export type MeteredFunction = keyof typeof CLOUD.memoryMb;
