import { colourOf, makePosition, PRESETS, SEATS, type Preset, type Seat } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { continueLog, lastDice, openLog, seatOfPly, type LogSource } from '../../src/lib/model/log.ts';
import { randomGame, type PlayedGame } from '../games.ts';

function source(preset: Preset, game: PlayedGame, ply: number, since = 0): LogSource {
  const state = game.states[ply];
  return {
    rules: PRESETS[preset],
    seats: game.seats.map((seat) => ({ colour: colourOf(seat) })),
    ply,
    plies: game.texts.slice(since, ply),
    position: state ? makePosition(state.position) : null,
  };
}

describe('the log of a view', () => {
  it.each([
    ['classic', SEATS],
    ['quick', [1, 3]],
    ['mainland', [0, 1, 2]],
  ] as [Preset, Seat[]][])('finds the first player and folds every ply (%s)', (preset, seats) => {
    const game = randomGame(preset, seats, 11);
    for (const ply of [0, 1, 5, 20, game.plies.length]) {
      const log = openLog(source(preset, game, ply));
      expect(log?.states).toEqual(game.states.slice(0, ply + 1));
    }
  });

  it('goes on with the new plies of a later view', () => {
    const game = randomGame('quick', [0, 2], 5);
    const log = openLog(source('quick', game, 10));
    if (!log) throw new Error('no log');
    expect(continueLog(log, source('quick', game, 20, 10))?.states).toEqual(game.states.slice(0, 21));
    expect(continueLog(log, source('quick', game, 20, 4))?.states).toEqual(game.states.slice(0, 21));
    expect(continueLog(log, source('quick', game, 8, 4))).toBe(log);
  });

  it('is undefined for missing and illegal plies', () => {
    const game = randomGame('quick', [0, 2], 5);
    const log = openLog(source('quick', game, 10));
    if (!log) throw new Error('no log');
    expect(continueLog(log, source('quick', game, 20, 12))).toBeUndefined();
    expect(openLog(source('quick', game, 20, 10))).toBeUndefined();
    expect(openLog({ ...source('quick', game, 0), position: null })).toBeUndefined();
  });

  it('knows the last roll of every seat', () => {
    const game = randomGame('quick', [0, 2], 5);
    const log = openLog(source('quick', game, 12));
    if (!log) throw new Error('no log');
    const dice: (number | null)[] = [null, null, null, null];
    log.plies.forEach((ply, index) => {
      const seat = seatOfPly(log, index);
      if (seat !== null && 'die' in ply) dice[seat] = ply.die;
    });
    expect(lastDice(log, 12)).toEqual(dice);
    expect(lastDice(log, 0)).toEqual([null, null, null, null]);
  });
});
