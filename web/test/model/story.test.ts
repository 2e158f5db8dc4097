import { colourOf, makePosition, parsePosition, PRESETS, SEATS, initialState } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { extendLog, openLog } from '../../src/lib/model/log.ts';
import { lineOf } from '../../src/lib/model/story.ts';
import { randomGame } from '../games.ts';

const none = { bot: [], planned: [], missed: [], own: null };
const seats = [{ colour: 'red' }, { colour: 'blue' }] as const;

describe('the story of a game', () => {
  it('has a line for every ply, with its player and roll', () => {
    const game = randomGame('classic', SEATS, 3);
    const end = game.states.at(-1);
    const log = openLog({
      rules: PRESETS.classic,
      seats: SEATS.map((seat) => ({ colour: colourOf(seat) })),
      ply: game.plies.length,
      plies: game.texts,
      position: end ? makePosition(end.position) : null,
    });
    if (!log) throw new Error('no log');
    for (let ply = 0; ply < game.plies.length; ply += 1) {
      expect(lineOf(log, ply, none, en)?.text).toMatch(/^(Red|Yellow|Blue|Green) rolled [1-6], \S/);
    }
  });

  it('tells jumps, and moves that were not chosen by hand', () => {
    const log = openLog({
      rules: PRESETS.classic,
      seats,
      ply: 2,
      plies: ['6L', "20'"],
      position: 'r:H,H,H,6 y:- b:H,H,H,H g:- turn=b sixes=0 rank=-',
    });
    if (!log) throw new Error('no log');
    expect(lineOf(log, 0, { ...none, missed: [0] }, en)?.text).toBe(
      'Red rolled 6, launched a plane, time ran out, the house bot chose.',
    );
    expect(lineOf(log, 1, none, en)?.text).toBe('Red rolled 2, moved 0 to 2, jumped to 6.');
    expect(lineOf(log, 1, { ...none, planned: [1] }, en)?.text).toBe(
      'Red rolled 2, moved 0 to 2, jumped to 6, as planned.',
    );
  });

  it('names the owner of planes that are sent back, and addresses the reader', () => {
    const rules = { ...PRESETS.classic, launch: 'six', planes: 2 } as const;
    const start = initialState(rules, [0, 2], 0);
    const before = parsePosition('r:H,0 y:- b:H,27 g:- turn=r sixes=0 rank=-');
    if (!before.ok) throw new Error(before.error.message);
    const log = extendLog({ plies: [], states: [{ ...start, position: before.value }] }, ['10']);
    if (!log) throw new Error('no log');
    expect(lineOf(log, 0, none, en)?.text).toBe('Red rolled 1, moved 0 to 1, sent back one of Blue.');
    expect(lineOf(log, 0, { ...none, own: 2 }, en)?.text).toBe(
      'Red rolled 1, moved 0 to 1, sent back one of yours.',
    );
    expect(lineOf(log, 0, { ...none, own: 0 }, en)?.text).toBe(
      'Red rolled 1, moved 0 to 1, sent back one of Blue.',
    );
  });

  it('tells who left', () => {
    const log = openLog({
      rules: PRESETS.classic,
      seats,
      ply: 1,
      plies: ['red leaves'],
      position: 'r:x y:- b:H,H,H,H g:- turn=- sixes=0 rank=br',
    });
    if (!log) throw new Error('no log');
    expect(lineOf(log, 0, none, en)?.text).toBe('Red left the game, the game is over.');
  });
});
