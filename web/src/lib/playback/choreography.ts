/** Turns the events of a ply into beats, along the ways that the planes take. */

import {
  headingAt,
  padAt,
  piecesOf,
  pointAt,
  scaleAt,
  type BoardGeometry,
  type Piece,
} from '@aeroplane/board';
import { HANGAR, HOME, IN_HANGAR, marksOf, type PlyEvent, type Position, type Seat } from '@aeroplane/engine';
import { piecesAt, type Beat, type Gait, type Mover, type Sound } from './beat.ts';
import { loopHome } from './loop-home.ts';

const HOP_MS = 210;
const MS: Readonly<Record<Exclude<Gait, 'hop'>, number>> = {
  jump: 340,
  glide: 950,
  taxi: 550,
  loop: 900,
  turn: 320,
  fade: 450,
};

const onStep = (seat: Seat, step: number) => (piece: Piece) => piece.seat === seat && piece.step === step;

/** Takes `count` single planes out of a stack; they stand on top of the rest. Returns all pieces, and the singles. */
function unstacked(pieces: readonly Piece[], from: Piece, count: number): [Piece[], Piece[]] {
  if (from.size === 1) return [[...pieces], [from]];
  const singles = Array.from({ length: count }, (_, index) => ({
    ...from,
    id: `${from.id}/${index}`,
    size: 1,
  }));
  const others = pieces.flatMap((piece) => {
    if (piece.id !== from.id) return [piece];
    return from.size > count ? [{ ...from, size: from.size - count }] : [];
  });
  return [[...others, ...singles], singles];
}

class Choreography {
  readonly beats: Beat[] = [];
  readonly #board: BoardGeometry;
  readonly #planes: number;
  #pieces: Piece[];
  /** The id of the piece that the player moves. */
  #mover = '';

  constructor(board: BoardGeometry, planes: number, pieces: Piece[]) {
    this.#board = board;
    this.#planes = planes;
    this.#pieces = pieces;
  }

  #add(ms: number, movers: readonly Mover[], sounds: readonly Sound[] = []): void {
    const beat = { ms, start: this.#pieces, movers, sounds };
    this.beats.push(beat);
    this.#pieces = piecesAt(beat, 1);
  }

  #resting(piece: Piece, seat: Seat, step: number): Piece {
    const at = { ...pointAt(this.#board, seat, step), step };
    return {
      ...piece,
      ...at,
      heading: headingAt(this.#board, seat, step),
      scale: scaleAt(this.#board, seat, step),
    };
  }

  launch(seat: Seat): void {
    const plane = this.#pieces.findLast(onStep(seat, HANGAR));
    if (!plane) return;
    const end = this.#resting(plane, seat, 0);
    this.#add(MS.taxi, [{ end, way: [plane, end], gait: 'taxi' }], [{ cue: 'taxi', at: 0 }]);
  }

  move(seat: Seat, size: number, steps: readonly number[], gait: 'hop' | 'jump' | 'glide'): void {
    const piece =
      this.#pieces.find(({ id }) => id === this.#mover) ??
      this.#pieces.findLast((other) => onStep(seat, steps[0] ?? 0)(other) && other.size === size);
    const last = steps.at(-1);
    if (!piece || last === undefined) return;
    this.#mover = piece.id;
    const way = [piece, ...steps.slice(1).map((step) => pointAt(this.#board, seat, step))];
    const legs = steps.length - 1;
    const ms = gait === 'hop' ? HOP_MS * legs : MS[gait];
    const stops = gait === 'hop' ? steps.slice(1).map((_, leg) => (leg + 1) / legs) : [1];
    const sounds: Sound[] =
      gait === 'glide' ? [{ cue: 'flight', at: 0 }] : stops.map((at) => ({ cue: 'step', at }));
    this.#add(ms, [{ end: this.#resting(piece, seat, last), way, gait }], sounds);
  }

  /** Sends planes back to the hangar, each on a loop of its own. */
  sendBack(seat: Seat, leaving: readonly { piece: Piece; count: number }[]): void {
    let parked = this.#pieces.filter(onStep(seat, HANGAR)).length;
    const movers: Mover[] = [];
    for (const { piece, count } of leaving) {
      const [pieces, singles] = unstacked(this.#pieces, piece, count);
      this.#pieces = pieces;
      for (const single of singles) {
        const pad = padAt(this.#board, seat, this.#planes, parked++);
        const end = { ...this.#resting(single, seat, HANGAR), ...pad, group: IN_HANGAR };
        movers.push({ end, way: loopHome(single, pad), gait: 'loop' });
      }
    }
    if (movers.length > 0) this.#add(MS.loop, movers, [{ cue: 'capture', at: 0 }]);
  }

  capture(seat: Seat, step: number): void {
    const victims = this.#pieces.filter(onStep(seat, step));
    this.sendBack(
      seat,
      victims.map((piece) => ({ piece, count: piece.size })),
    );
  }

  sendMoverBack(seat: Seat, count: number): void {
    const piece = this.#pieces.find(({ id }) => id === this.#mover);
    if (piece) this.sendBack(seat, [{ piece, count }]);
  }

  returnMarked(seat: Seat): void {
    const marked = this.#pieces.filter((piece) => piece.seat === seat && marksOf(piece.group) > 0);
    this.sendBack(
      seat,
      marked.map((piece) => ({ piece, count: marksOf(piece.group) })),
    );
  }

  goHome(seat: Seat): void {
    const piece = this.#pieces.find(({ id }) => id === this.#mover);
    if (!piece) return;
    let lying = this.#pieces.filter((other) => other.seat === seat && other.faceDown).length;
    const [pieces, singles] = unstacked(this.#pieces, piece, piece.size);
    this.#pieces = pieces;
    const landing = singles.map((single): Mover => {
      const pad = padAt(this.#board, seat, this.#planes, this.#planes - 1 - lying++);
      return { end: { ...this.#resting(single, seat, HOME), ...pad }, way: [single, pad], gait: 'glide' };
    });
    this.#add(MS.taxi, landing);
    const turning = landing.map(({ end }): Mover => ({
      end: { ...end, faceDown: true },
      way: [],
      gait: 'turn',
    }));
    this.#add(MS.turn, turning, [{ cue: 'home', at: 0 }]);
  }

  leave(seat: Seat): void {
    const fleet = this.#pieces.filter((piece) => piece.seat === seat);
    this.#add(
      MS.fade,
      fleet.map((piece) => ({ end: { ...piece, opacity: 0 }, way: [], gait: 'fade' })),
    );
  }

  pause(ms: number): void {
    this.#add(ms, []);
  }
}

/** The beats of a ply from the position before it. The roll has none: the die is not on the board. */
export function beatsOf(
  board: BoardGeometry,
  before: Position,
  events: readonly PlyEvent[],
  planes: number,
): Beat[] {
  const ply = new Choreography(board, planes, piecesOf(board, before));
  for (const event of events) {
    switch (event.type) {
      case 'passed':
        ply.pause(350);
        break;
      case 'launched':
        ply.launch(event.seat);
        break;
      case 'moved':
        ply.move(event.seat, event.size, event.path, 'hop');
        break;
      case 'jumped':
        ply.move(event.seat, event.size, [event.from, event.to], 'jump');
        break;
      case 'flew':
        ply.move(event.seat, event.size, [event.from, event.to], 'glide');
        break;
      case 'captured':
        ply.capture(event.seat, event.step);
        break;
      case 'sentBack':
        ply.sendMoverBack(event.seat, event.count);
        break;
      case 'wentHome':
        ply.goHome(event.seat);
        break;
      case 'thirdSix':
        if (event.groups.length > 0) ply.returnMarked(event.seat);
        else ply.pause(350);
        break;
      case 'left':
        ply.leave(event.seat);
        break;
      case 'rolled':
      case 'stacked':
      case 'ranked':
      case 'rollsAgain':
      case 'ended':
        break;
    }
  }
  return ply.beats;
}
