/**
 * A beat of the animation: some pieces move for some milliseconds while the others stand. A ply is a sequence of beats.
 * Pure: a beat and a time give the pieces to draw.
 */

import { headingBetween, type Piece, type Point } from '@aeroplane/board';
import type { Cue } from '../sound/cue.ts';

/** How a piece moves: cell by cell, in one leap, along a line, rolling, looping, turning on its face, or fading away. */
export type Gait = 'hop' | 'jump' | 'glide' | 'taxi' | 'loop' | 'turn' | 'fade';

export interface Mover {
  /** The piece as it rests after the beat, under the id it has before. */
  readonly end: Piece;
  /** From its place before the beat to its place after it. */
  readonly way: readonly Point[];
  readonly gait: Gait;
}

/** A sound of a beat; `at` is its time, from 0 to 1. */
export interface Sound {
  readonly cue: Cue;
  readonly at: number;
}

export interface Beat {
  readonly ms: number;
  readonly start: readonly Piece[];
  readonly movers: readonly Mover[];
  /** Sorted by time. */
  readonly sounds: readonly Sound[];
}

/** How much larger a piece is drawn at the top of its way, where it is nearer to the viewer. */
const LIFT: Readonly<Record<Gait, number>> = {
  hop: 0.14,
  jump: 0.34,
  glide: 0.4,
  taxi: 0,
  loop: 0.3,
  turn: 0.2,
  fade: 0,
};

const smooth = (t: number): number => t * t * (3 - 2 * t);
const between = (from: number, to: number, t: number): number => from + (to - from) * t;

/** A heading between two, in degrees, turning the short way round. */
const turnTo = (from: number, to: number, t: number): number =>
  from + (((((to - from) % 360) + 540) % 360) - 180) * t;

/** The leg of a way at time `t`. Hops take equal times, other legs time by their length. */
function legAt(way: readonly Point[], t: number, gait: Gait): { leg: number; part: number } {
  const legs = way.length - 1;
  if (gait === 'hop') {
    const leg = Math.min(Math.floor(t * legs), legs - 1);
    return { leg, part: smooth(t * legs - leg) };
  }
  const lengths = way.slice(1).map((to, index) => {
    const from = way[index] ?? to;
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  let left = smooth(t) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [leg, length] of lengths.entries()) {
    if (left <= length) return { leg, part: length === 0 ? 1 : left / length };
    left -= length;
  }
  return { leg: legs - 1, part: 1 };
}

/** Halfway it is seen edge-on, which hides the change of sides. */
function turnedOver(start: Piece, end: Piece, t: number): Piece {
  const height = Math.sin(Math.PI * t) * LIFT.turn;
  const side = t < 0.5 ? start : end;
  return { ...side, scale: side.scale * (1 + height), breadth: Math.abs(Math.cos(Math.PI * t)), height };
}

function pieceAt(start: Piece, { end, way, gait }: Mover, t: number): Piece {
  if (t >= 1) return end;
  if (gait === 'fade') return { ...start, opacity: between(start.opacity, end.opacity, t) };
  if (gait === 'turn') return turnedOver(start, end, t);
  const { leg, part } = legAt(way, t, gait);
  const [from, to] = [way[leg] ?? start, way[leg + 1] ?? end];
  const last = leg === way.length - 2;
  const before = leg === 0 ? start.heading : headingBetween(way[leg - 1] ?? start, from);
  let heading = turnTo(before, headingBetween(from, to), Math.min(part * 2.5, 1));
  if (last && part > 0.6) heading = turnTo(heading, end.heading, (part - 0.6) / 0.4);
  const lift = Math.sin(Math.PI * (gait === 'hop' ? part : t)) * LIFT[gait];
  return {
    ...start,
    x: between(from.x, to.x, part),
    y: between(from.y, to.y, part),
    heading,
    scale: between(start.scale, end.scale, t) * (1 + lift),
    height: lift,
  };
}

/** The pieces of a beat at a time from 0 to 1. Moving pieces are drawn above the others. */
export function piecesAt(beat: Beat, t: number): Piece[] {
  const moverOf = new Map(beat.movers.map((mover) => [mover.end.id, mover]));
  const standing = beat.start.filter((piece) => !moverOf.has(piece.id));
  const flying = beat.start.flatMap((piece) => {
    const mover = moverOf.get(piece.id);
    return mover ? [pieceAt(piece, mover, t)] : [];
  });
  return [...standing, ...flying];
}
