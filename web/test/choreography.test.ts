import { eventsOf, HANGAR, HOME, PRESET_NAMES, SEATS, type Seat } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { boardTurned } from '../src/lib/board/geometry.ts';
import { piecesOf, type Piece } from '../src/lib/board/pieces.ts';
import { piecesAt } from '../src/lib/flight/beat.ts';
import { beatsOf } from '../src/lib/flight/choreography.ts';
import { randomGame } from './games.ts';

const board = boardTurned(0);

/** Planes by seat and step; those in the hangar and at home with their pad. */
function standing(pieces: readonly Piece[]): string[] {
  return pieces
    .filter(({ opacity }) => opacity > 0)
    .flatMap(({ seat, step, size, x, y }) => {
      const pad = step === HANGAR || step === HOME ? ` at ${x.toFixed(2)},${y.toFixed(2)}` : '';
      return Array.from({ length: size }, () => `${seat}:${step}${pad}`);
    })
    .sort();
}

describe('the beats of a ply', () => {
  it.each(PRESET_NAMES)('end where the position after it stands (%s)', (preset) => {
    for (const seed of [1, 2, 3]) {
      const game = randomGame(preset, seed === 1 ? SEATS : [0, 2], seed);
      game.plies.forEach((ply, index) => {
        const [before, after] = [game.states[index], game.states[index + 1]];
        if (!before || !after) throw new Error('the game has a gap');
        const events = eventsOf(before.rules, before.position, ply);
        const beats = beatsOf(board, before.position, events, before.rules.planes);
        const last = beats.at(-1);
        const end = last ? piecesAt(last, 1) : piecesOf(board, before.position);
        expect(standing(end), `ply ${index} ${game.texts[index]}`).toEqual(
          standing(piecesOf(board, after.position)),
        );
      });
    }
  });

  it('begin where the position stands, and never lose a piece on the way', () => {
    const game = randomGame('mainland', SEATS, 7);
    game.plies.forEach((ply, index) => {
      const state = game.states[index];
      if (!state) throw new Error('the game has a gap');
      const beats = beatsOf(board, state.position, eventsOf(state.rules, state.position, ply), 4);
      const [first] = beats;
      if (first) expect(standing(piecesAt(first, 0))).toEqual(standing(piecesOf(board, state.position)));
      for (const beat of beats) {
        for (const t of [0, 0.31, 0.77, 1]) {
          const pieces = piecesAt(beat, t);
          expect(pieces.reduce((sum, { size }) => sum + size, 0)).toBe(16);
          for (const { x, y, heading, scale } of pieces) {
            expect([x, y, heading, scale].every(Number.isFinite)).toBe(true);
          }
        }
      }
    });
  });

  it('take the planes of a player who leaves off the board', () => {
    const { states } = randomGame('quick', SEATS, 4);
    const state = states[20];
    if (!state) throw new Error('too short a game');
    const leaver: Seat = 3;
    const beats = beatsOf(
      board,
      state.position,
      eventsOf(state.rules, state.position, { leaves: leaver }),
      2,
    );
    const last = beats.at(-1);
    const left = last ? piecesAt(last, 1).filter(({ seat, opacity }) => seat === leaver && opacity > 0) : [];
    expect(left).toEqual([]);
  });
});
