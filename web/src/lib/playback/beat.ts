/**
 * A beat of the animation: some pieces on their way for so many milliseconds while the others stand. A ply is a
 * run of beats. Pure: a beat and a time give the pieces to draw.
 */

import { headingBetween, type Piece, type Point } from '@aeroplane/board';
import type { Cue } from '../sound/cue.ts';

/** How a piece gets from one point to the next: cell by cell, in one swing, along a line, over on its face, or away. */
export type Gait = 'hop' | 'jump' | 'glide' | 'taxi' | 'loop' | 'turn' | 'fade';

export interface Mover {
  /** The piece as it will rest when the beat is over; its id tells which piece it is. */
  readonly end: Piece;
  /** From where it stands to where it rests. */
  readonly way: readonly Point[];
  readonly gait: Gait;
}

/** What is heard in a beat, and when: from 0 to 1. */
export interface Sound {
  readonly cue: Cue;
  readonly at: number;
}

export interface Beat {
  readonly ms: number;
  readonly start: readonly Piece[];
  readonly movers: readonly Mover[];
  /** In the order of time. */
  readonly sounds: readonly Sound[];
}

/** How much larger a piece is drawn at the top of its way: nearer to whoever looks down on the board. */
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

/** Turns the short way round. */
const turnTo = (from: number, to: number, t: number): number =>
  from + (((((to - from) % 360) + 540) % 360) - 180) * t;

/** The leg of a way at time `t`: in equal times for hops, otherwise by length. */
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
  let rest = smooth(t) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [leg, length] of lengths.entries()) {
    if (rest <= length) return { leg, part: length === 0 ? 1 : rest / length };
    rest -= length;
  }
  return { leg: legs - 1, part: 1 };
}

/** Seen edge-on halfway, where one side gives way to the other. */
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

/** The pieces at a time from 0 to 1 of a beat, those on their way above the others. */
export function piecesAt(beat: Beat, t: number): Piece[] {
  const moverOf = new Map(beat.movers.map((mover) => [mover.end.id, mover]));
  const standing = beat.start.filter((piece) => !moverOf.has(piece.id));
  const flying = beat.start.flatMap((piece) => {
    const mover = moverOf.get(piece.id);
    return mover ? [pieceAt(piece, mover, t)] : [];
  });
  return [...standing, ...flying];
}
