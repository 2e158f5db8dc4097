import { parsePosition, PRESETS, type Seat } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { choiceText } from '../../src/lib/model/choice.ts';
import { faceOptions, optionsKey, type FaceOptions } from '../../src/lib/plan/face-options.ts';
import { facesToSave, faceStates, isEdited } from '../../src/lib/plan/face-plan.ts';

function options(text: string, seat: Seat = 0): FaceOptions[] {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error.message);
  return faceOptions(PRESETS.classic, position.value, seat);
}

const texts = (all: readonly FaceOptions[], die: number): string[] => {
  const choices = all.find((face) => face.die === die)?.choices ?? [];
  return choices.map((choice) => choiceText(choice, choices, en));
};

const moves = (all: readonly FaceOptions[], die: number): string[] =>
  all.find((face) => face.die === die)?.choices.map(({ text }) => text) ?? [];

// Blue is to act; its step 27 is red's step 1.
const START = 'r:0,10,H,H y:- b:27,H,H,H g:- turn=b sixes=1 rank=-';
const LATER = 'r:0,10,H,H y:- b:28,H,H,H g:- turn=b sixes=0 rank=-';

describe('the options of the next roll', () => {
  const now = options(START);

  it('are the legal moves of every face, while another player decides', () => {
    expect(now.map(({ die, choices }) => [die, choices.length])).toEqual([
      [1, 2],
      [2, 3],
      [3, 2],
      [4, 4],
      [5, 2],
      [6, 4],
    ]);
    expect(texts(now, 1)).toEqual(['Plane on step 0: to 1, captures 1 of Blue', 'Plane on step 10: to 11']);
  });

  it('leave out passes, which are no choice', () => {
    const parked = options('r:H,H,H,H y:- b:27,H,H,H g:- turn=b sixes=0 rank=-');
    expect(parked.map(({ choices }) => choices.length)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('are none for a seat that will not roll again', () => {
    expect(options(START, 1)).toEqual([]);
    expect(options('r:x y:- b:27,H,H,H g:- turn=- sixes=0 rank=br')).toEqual([]);
  });

  it('have a key that differs when a player would see a difference', () => {
    expect(optionsKey(options(START))).toBe(optionsKey(now));
    expect(optionsKey(options(LATER))).not.toBe(optionsKey(now));
  });
});

describe('a plan for the next roll', () => {
  const now = options(START);
  const saved = { 1: '0', 3: '10' };

  it('shows what is saved, and asks for the other faces', () => {
    const states = faceStates(now, undefined, saved, {});
    expect(states.map(({ picked }) => picked?.text)).toEqual([
      '0',
      undefined,
      '10',
      undefined,
      undefined,
      undefined,
    ]);
    expect(isEdited(states)).toBe(false);
    expect(states.some(({ lost }) => lost)).toBe(false);
  });

  it('takes changes, and takes them back', () => {
    const states = faceStates(now, undefined, saved, { 1: null, 6: 'L' });
    expect(isEdited(states)).toBe(true);
    expect(facesToSave(states)).toEqual({ 3: '10', 6: 'L' });
    expect(isEdited(faceStates(now, undefined, saved, { 1: '0' }))).toBe(false);
    expect(facesToSave(faceStates(now, undefined, saved, { 1: null, 3: null }))).toBeNull();
  });

  it('reports a move that has become impossible, and does not save it', () => {
    const after = options('r:10,H,H,H y:- b:28,H,H,H g:- turn=b sixes=0 rank=-');
    const states = faceStates(after, undefined, { 2: '0', 4: 'L' }, { 6: '0' });
    expect(states.filter(({ lost }) => lost).map(({ die }) => die)).toEqual([2, 6]);
    expect(facesToSave(states)).toEqual({ 4: 'L' });
  });

  it('reports a move that no longer does what was planned, and accepts it when it is picked again', () => {
    const later = options(LATER);
    expect(moves(later, 1)).toContain('0');
    const states = faceStates(later, now, saved, {});
    expect(states.map(({ lost }) => lost)).toEqual([true, false, false, false, false, false]);
    expect(states[0]?.picked).toBeUndefined();
    expect(states[2]?.picked?.text).toBe('10');
    const anew = faceStates(later, now, saved, { 1: '0' });
    expect(isEdited(anew)).toBe(true);
    expect(facesToSave(anew)).toEqual(saved);
  });

  it('keeps a move that captures more than planned', () => {
    const more = options('r:0,10,H,H y:- b:27+27,H,H g:- turn=b sixes=0 rank=-');
    const state = faceStates(more, now, { 1: '0' }, {})[0];
    expect(state?.picked?.text).toBe('0');
  });

  it('plans nothing for a single move, which plays itself', () => {
    const few = options('r:5,F,F,F y:- b:28,H,H,H g:- turn=b sixes=0 rank=-');
    const states = faceStates(few, undefined, { 1: '5', 4: '0' }, { 2: '5' });
    expect(states.some(({ picked, lost }) => picked !== undefined || lost)).toBe(false);
  });
});
