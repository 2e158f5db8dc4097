/**
 * The same game under Classic rules, as one would write it for boardgame.io: a state of plain objects changed through
 * its drafts, dice from its random plugin, turns by its events. The baseline of the engine.
 */

import type { Game, MoveFn } from 'boardgame.io';

interface Plane {
  /** −1 in the hangar, 56 at home. */
  step: number;
  /** Planes with the same number move together; null: loose. */
  stack: number | null;
  /** Moved on a six in this turn. */
  marked: boolean;
}

export interface PeerState {
  fleets: Record<string, Plane[]>;
  die: number | null;
  /** The last roll, for display. */
  last: number | null;
  sixes: number;
  stacks: number;
  rank: string[];
}

/** A choice: a plane of the fleet (the first of its kind), and the way it moves. */
export interface PeerChoice {
  plane: number;
  fly: boolean;
  stack: boolean;
}

const HOME = 56;

const cellOf = (player: string, step: number): number => (13 * Number(player) + step - 1) % 52;
const isOnTrack = (step: number): boolean => step >= 1 && step <= 50;
const jumps = (step: number): boolean => step % 4 === 2 && step < 50 && step !== 18;

/** The steps on which a plane lands. */
function stopsOf(from: number, die: number, fly: boolean): number[] {
  const landing = from + die;
  if (landing === 18) return fly ? [18, 30] : [18, 22];
  if (landing === 14 && fly) return [14, 18, 30];
  return isOnTrack(landing) && jumps(landing) ? [landing, landing + 4] : [landing];
}

const groupOf = (fleet: Plane[], plane: Plane): Plane[] =>
  plane.stack === null ? [plane] : fleet.filter(({ stack }) => stack === plane.stack);

/** The choices of the player to move, with the die on the table. */
export function choicesOf(G: PeerState, player: string): PeerChoice[] {
  const fleet = G.fleets[player] ?? [];
  const { die } = G;
  if (die === null) return [];
  const choices: PeerChoice[] = [];
  const seen = new Set<string>();
  for (const [index, plane] of fleet.entries()) {
    const group = groupOf(fleet, plane);
    const marks = group.filter(({ marked }) => marked).length;
    const kind = `${plane.step}:${group.length}:${marks}`;
    if (seen.has(kind) || plane.step === HOME) continue;
    seen.add(kind);
    if (plane.step < 0) {
      if (die % 2 === 0) choices.push({ plane: index, fly: false, stack: false });
      continue;
    }
    const landing = plane.step + die;
    if (landing > HOME) continue;
    for (const fly of landing === 14 || landing === 18 ? [false, true] : [false]) {
      const end = stopsOf(plane.step, die, fly).at(-1) ?? landing;
      choices.push({ plane: index, fly, stack: false });
      if (end < HOME && fleet.some((other) => other.step === end && !group.includes(other))) {
        choices.push({ plane: index, fly, stack: true });
      }
    }
  }
  return choices;
}

function capture(G: PeerState, player: string, isHit: (other: string, plane: Plane) => boolean): void {
  for (const [other, fleet] of Object.entries(G.fleets)) {
    if (other === player) continue;
    for (const plane of fleet) if (isHit(other, plane)) Object.assign(plane, { step: -1, stack: null });
  }
}

const clearMarks = (fleet: Plane[]): void => fleet.forEach((plane) => (plane.marked = false));

function endTurn(G: PeerState, player: string, events: { endTurn: () => void }): void {
  clearMarks(G.fleets[player] ?? []);
  G.sixes = 0;
  events.endTurn();
}

function afterPly(G: PeerState, player: string, die: number, events: { endTurn: () => void }): void {
  G.die = null;
  if (die === 6) G.sixes += 1;
  else endTurn(G, player, events);
}

const roll: MoveFn<PeerState> = ({ G, random, events, playerID }) => {
  const fleet = G.fleets[playerID] ?? [];
  G.die = random.D6();
  G.last = G.die;
  if (G.die === 6 && G.sixes === 2) {
    for (const plane of fleet.filter(({ marked }) => marked)) Object.assign(plane, { step: -1, stack: null });
    G.die = null;
    endTurn(G, playerID, events);
  } else if (choicesOf(G, playerID).length === 0) afterPly(G, playerID, G.die, events);
};

const move: MoveFn<PeerState> = ({ G, events, playerID }, choice: PeerChoice) => {
  const legal = choicesOf(G, playerID);
  const { die } = G;
  if (die === null || !legal.some((one) => JSON.stringify(one) === JSON.stringify(choice)))
    return 'INVALID_MOVE';
  const fleet = G.fleets[playerID] ?? [];
  const plane = fleet[choice.plane];
  if (plane === undefined) return 'INVALID_MOVE';
  const group = groupOf(fleet, plane);
  const stops = plane.step < 0 ? [0] : stopsOf(plane.step, die, choice.fly);
  for (const stop of stops.filter(isOnTrack)) {
    capture(
      G,
      playerID,
      (other, { step }) => isOnTrack(step) && cellOf(other, step) === cellOf(playerID, stop),
    );
  }
  if (choice.fly) {
    const opposite = String((Number(playerID) + 2) % 4);
    capture(G, playerID, (other, { step }) => other === opposite && step === 53);
  }
  const end = stops.at(-1) ?? plane.step;
  const joined = choice.stack ? fleet.filter((other) => other.step === end && !group.includes(other)) : [];
  for (const moved of group) {
    moved.step = end;
    if (die === 6) moved.marked = true;
    if (end === HOME) Object.assign(moved, { stack: null, marked: false });
  }
  if (joined.length > 0) {
    G.stacks += 1;
    for (const one of [...group, ...joined]) one.stack = G.stacks;
  }
  if (fleet.every(({ step }) => step === HOME)) {
    G.rank.push(playerID);
    G.die = null;
    endTurn(G, playerID, events);
  } else afterPly(G, playerID, die, events);
  return undefined;
};

export const PeerGame: Game<PeerState> = {
  name: 'aeroplane-chess',
  setup: ({ ctx }) => ({
    fleets: Object.fromEntries(
      ctx.playOrder.map((player) => [
        player,
        Array.from({ length: 4 }, () => ({ step: -1, stack: null, marked: false })),
      ]),
    ),
    die: null,
    last: null,
    sixes: 0,
    stacks: 0,
    rank: [],
  }),
  moves: { roll, move },
  turn: {
    order: {
      first: () => 0,
      next: ({ G, ctx }) => {
        const players = ctx.playOrder.length;
        for (let k = 1; k <= players; k += 1) {
          const next = (ctx.playOrderPos + k) % players;
          if (!G.rank.includes(ctx.playOrder[next] ?? '')) return next;
        }
        return undefined;
      },
    },
  },
  endIf: ({ G, ctx }) =>
    G.rank.length >= ctx.numPlayers - 1
      ? { rank: [...G.rank, ...ctx.playOrder.filter((player) => !G.rank.includes(player))] }
      : undefined,
};
