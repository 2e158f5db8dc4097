/** A game's view in the states that the catalogue shows. */

import { initialState, PRESETS, randomGame, seatOf, SEATS, seededChoose } from '@aeroplane/engine';
import type { View, ViewSeat } from '#lib/api-types/types.ts';
import { extendLog, type GameLog } from '#lib/model/log.ts';

/** The catalogue's own now, so that it looks the same each time. */
export const NOW_MS = Date.UTC(2026, 0, 1, 12);

const HOUR_MS = 3_600_000;
const at = (ms: number): string => new Date(ms).toISOString();

/** Ann is the reader; Ben and Cam have the other colours. */
const SEATED: readonly ViewSeat[] = [
  { colour: 'red', name: 'Ann', kind: 'player', you: true },
  { colour: 'yellow', name: 'Ben', kind: 'player' },
  { colour: 'blue', name: 'Cam', kind: 'player' },
  { colour: 'green', name: null, kind: 'bot', level: 'hard' },
];

/** All planes on their way, and a stack that can be captured. */
export const MIDDLE = 'r:H,3,14,F y:H,0,8,F b:H,21+21,F g:H,4,40,F turn=r sixes=0 rank=-';

const BASE: View = {
  id: 'AAAAAAAAAAAAAAAA',
  status: 'playing',
  version: 1,
  createdAt: at(NOW_MS - 24 * HOUR_MS),
  changedAt: at(NOW_MS),
  rules: PRESETS.classic,
  rolling: 'auto',
  turnTime: '24h',
  public: false,
  strict: false,
  seats: [...SEATED],
  position: MIDDLE,
  ply: 40,
  toAct: 'red',
  die: 6,
  legal: [],
  deadline: at(NOW_MS + 23 * HOUR_MS),
  plies: [],
  marks: { bot: [], planned: [], missed: [] },
  dice: { commitment: '', seeds: {}, links: [] },
};

/** The same seats with something changed in Ben's. */
const withBen = (change: Partial<ViewSeat>): ViewSeat[] =>
  SEATED.map((seat) => (seat.name === 'Ben' ? { ...seat, ...change } : seat));

/** Views by what is to be seen in them. */
export const VIEWS: Readonly<Record<string, View>> = {
  'Your decision': BASE,
  'Your roll, in a game in which each taps': { ...BASE, rolling: 'tap', die: null },
  "Another's decision": { ...BASE, toAct: 'yellow', die: 4 },
  'Little time is left': { ...BASE, deadline: at(NOW_MS + HOUR_MS / 4) },
  'The time is over': { ...BASE, deadline: at(NOW_MS - HOUR_MS) },
  'The bot holds a seat': { ...BASE, seats: withBen({ held: true }) },
  'A player is on vacation': {
    ...BASE,
    toAct: 'yellow',
    die: 4,
    seats: withBen({ away: { from: at(NOW_MS - HOUR_MS), until: at(NOW_MS + 100 * HOUR_MS) } }),
  },
  'A player has left': {
    ...BASE,
    position: 'r:H,3,14,F y:x b:H,21+21,F g:H,4,40,F turn=r sixes=0 rank=-',
    seats: withBen({ left: true }),
  },
  'Names as long as they get': { ...BASE, seats: withBen({ name: 'Benedetta Maria Alessandra' }) },
  'You have won': {
    ...BASE,
    status: 'finished',
    position: 'r:F,F,F,F y:F,F,F,F b:F,F,F,F g:H,4,40,F turn=- sixes=0 rank=rybg',
    toAct: null,
    die: null,
    deadline: null,
    seats: SEATED.map((seat, index) => ({ ...seat, rank: index + 1 })),
  },
};

/** A game from its first ply to its last: moves by chance, and the same each time. */
export function wholeGame(): GameLog {
  const { first, plies } = randomGame(PRESETS.quick, SEATS, seededChoose(7));
  const start = { plies: [], states: [initialState(PRESETS.quick, SEATS, seatOf(first))] };
  const log = extendLog(start, plies);
  if (log === undefined) throw new Error('a random game has no log');
  return log;
}
