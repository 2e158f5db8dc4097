import { boardTurned, piecesOf, type Piece } from '@aeroplane/board';
import {
  eventsOf,
  HANGAR,
  HOME,
  legalMoves,
  makeMove,
  parsePosition,
  PRESET_NAMES,
  PRESETS,
  SEATS,
  type Seat,
} from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { piecesAt } from '../../src/lib/playback/beat.ts';
import { beatsOf } from '../../src/lib/playback/choreography.ts';
import type { Cue } from '../../src/lib/sound/cue.ts';
import { randomGame } from '../games.ts';

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
  it.each(PRESET_NAMES)('end in the position after it (%s)', (preset) => {
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

  it('begin in the position before it, and never lose a piece', () => {
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

  /** The sounds of a move, by its text, in the order of time. */
  function heard(text: string, die: number, wanted: string): Cue[] {
    const position = parsePosition(text);
    if (!position.ok) throw new Error(position.error.message);
    const move = legalMoves(PRESETS.classic, position.value, die).find((one) => makeMove(one) === wanted);
    if (move === undefined) throw new Error('no such move');
    const events = eventsOf(PRESETS.classic, position.value, { die, move });
    return beatsOf(board, position.value, events, 4).flatMap(({ sounds }) => sounds.map(({ cue }) => cue));
  }

  it('sound at every cell, at a flight, a capture, and at home', () => {
    expect(heard('r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 2, 'L')).toEqual(['taxi']);
    // 7 + 3 = 10, jumps to 14; blue's step 40 is red's 14.
    expect(heard('r:7,H,H,H y:- b:40,H,H,H g:- turn=r sixes=0 rank=-', 3, '7')).toEqual([
      'step',
      'step',
      'step',
      'step',
      'capture',
    ]);
    expect(heard('r:17,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 1, '17f')).toEqual(['step', 'flight']);
    expect(heard('r:55,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-', 1, '55')).toEqual(['step', 'home']);
  });

  it('sound in the order of time, and no later than they end', () => {
    const game = randomGame('classic', SEATS, 5);
    game.plies.forEach((ply, index) => {
      const state = game.states[index];
      if (!state) throw new Error('the game has a gap');
      for (const { sounds } of beatsOf(
        board,
        state.position,
        eventsOf(state.rules, state.position, ply),
        4,
      )) {
        const times = sounds.map(({ at }) => at);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(times.every((at) => at >= 0 && at <= 1)).toBe(true);
      }
    });
  });

  it('turn a plane over at home, edge-on at the change of sides', () => {
    const before = parsePosition('r:55,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-');
    if (!before.ok) throw new Error(before.error.message);
    const [move = 0] = legalMoves(PRESETS.classic, before.value, 1);
    const beats = beatsOf(board, before.value, eventsOf(PRESETS.classic, before.value, { die: 1, move }), 4);
    const last = beats.at(-1);
    if (!last) throw new Error('nothing moves');
    const turning = [0, 0.25, 0.49, 0.51, 0.75, 1].map((t) =>
      piecesAt(last, t).find(({ step }) => step === HOME),
    );
    expect(turning.map((piece) => piece?.faceDown)).toEqual([false, false, false, true, true, true]);
    expect(turning[2]?.breadth).toBeLessThan(0.1);
    expect(turning.at(-1)).toMatchObject({ breadth: 1, height: 0 });
  });
});
