/**
 * Luck and skill in a game, computed from its record alone. Luck is the change of a player's chance to win by the dice;
 * skill is the chance given away by choices that were not the best. Both stop counting when somebody has won; captures and
 * dice are counted to the end.
 */

import {
  DIE_FACES,
  eventsOf,
  replay,
  SEATS,
  type EngineError,
  type GameRecord,
  type Move,
  type Ply,
  type Position,
  type Rules,
  type Seat,
} from '@aeroplane/engine';
import { searcherFor } from './searcher-for.ts';
import type { Chances } from './searcher.ts';
import { winChances } from './win-chances.ts';

export interface SeatReport {
  readonly seat: Seat;
  /** The change of the player's chance by all dice, their own and others'; 1 is a whole game. */
  luck: number;
  /** The chance that the player's choices gave away, never negative. */
  givenAway: number;
  /** Plies with two or more legal moves. */
  decisions: number;
  /** Planes captured, and own planes lost to captures. */
  captures: number;
  lost: number;
  /** The count of each face; index 0 is the 1. */
  readonly dice: number[];
}

/** A ply that changed a chance by much. */
export interface Swing {
  /** From 0. */
  readonly ply: number;
  readonly seat: Seat;
  readonly kind: 'luck' | 'choice';
  /** The change of the mover's chance. */
  readonly change: number;
  /** For a choice: the best move. */
  readonly better?: Move;
}

export interface GameReport {
  readonly seats: readonly SeatReport[];
  /** Chances to win by seat: before the first ply, then after each ply. */
  readonly chances: readonly (readonly number[])[];
  /** The biggest first. */
  readonly swings: readonly Swing[];
}

const MOST_SWINGS = 12;

/** Rolls looked ahead to judge a choice. */
const CHOICE_AHEAD = 1;

type Roll = Extract<Ply, { die: number }>;

class Reporter {
  readonly #rules: Rules;
  readonly #seats: Map<Seat, SeatReport>;
  readonly #swings: Swing[] = [];

  constructor(rules: Rules, seats: readonly Seat[]) {
    this.#rules = rules;
    this.#seats = new Map(
      seats.map((seat) => [
        seat,
        { seat, luck: 0, givenAway: 0, decisions: 0, captures: 0, lost: 0, dice: [0, 0, 0, 0, 0, 0] },
      ]),
    );
  }

  /** Adds a roll and its move. */
  add(ply: number, position: Position, roll: Roll): void {
    const seat = position.turn;
    const own = seat === null ? undefined : this.#seats.get(seat);
    if (seat === null || own === undefined) return;
    own.dice[roll.die - 1] = (own.dice[roll.die - 1] ?? 0) + 1;
    for (const event of eventsOf(this.#rules, position, roll)) {
      if (event.type !== 'captured') continue;
      own.captures += event.count;
      const victim = this.#seats.get(event.seat);
      if (victim !== undefined) victim.lost += event.count;
    }
    const legal = this.#legal(position, roll.die);
    if (legal.length > 1) own.decisions += 1;
    if (position.rank.length > 0) return;
    this.#addLuck(ply, position, seat, roll.die);
    if (legal.length > 1) this.#addChoice(ply, seat, own, roll, legal);
  }

  #legal(position: Position, die: number): Move[] {
    const searcher = searcherFor(this.#rules);
    searcher.load(position);
    return searcher.legal(die);
  }

  #addLuck(ply: number, position: Position, seat: Seat, die: number): void {
    const searcher = searcherFor(this.#rules);
    searcher.load(position);
    const byDie = DIE_FACES.map((face) => {
      const chances: Chances = new Float64Array(4);
      searcher.bestOf(face, 0, chances);
      return chances;
    });
    const change = (of: Seat): number => {
      const mean = byDie.reduce((sum, chances) => sum + (chances[of] ?? 0), 0) / DIE_FACES.length;
      return (byDie[die - 1]?.[of] ?? 0) - mean;
    };
    for (const [of, report] of this.#seats) report.luck += change(of);
    this.#swings.push({ ply, seat, kind: 'luck', change: change(seat) });
  }

  #addChoice(ply: number, seat: Seat, own: SeatReport, { die, move }: Roll, legal: readonly Move[]): void {
    const searcher = searcherFor(this.#rules);
    const chances: Chances = new Float64Array(4);
    const worths = legal.map((one) => {
      searcher.afterMove(die, one, CHOICE_AHEAD, chances);
      return chances[seat] ?? 0;
    });
    const best = Math.max(...worths);
    const lost = best - (worths[legal.indexOf(move)] ?? best);
    own.givenAway += lost;
    const better = legal[worths.indexOf(best)];
    if (lost > 0 && better !== undefined)
      this.#swings.push({ ply, seat, kind: 'choice', change: -lost, better });
  }

  finish(chances: readonly (readonly number[])[]): GameReport {
    const swings = this.#swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST_SWINGS);
    return { seats: [...this.#seats.values()], chances, swings };
  }
}

/** The report of a game, or the error of its first illegal ply. */
export function reportGame(record: GameRecord): GameReport | EngineError {
  const { positions, plies, broken } = replay(record);
  const [opening] = positions;
  if (broken !== undefined) return broken.error;
  const seats = SEATS.filter((seat) => opening?.fleets[seat] != null);
  const reporter = new Reporter(record.rules, seats);
  for (const [ply, played] of plies.entries()) {
    const before = positions[ply];
    if (before !== undefined && 'die' in played) reporter.add(ply, before, played);
  }
  return reporter.finish(positions.map((position) => winChances(record.rules, position)));
}
