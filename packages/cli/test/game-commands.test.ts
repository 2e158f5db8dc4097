import { makePosition, parseRecord, replay, wrongSeating, seatOf, type GameRecord } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';

import { run } from './memory-terminal.ts';

const OPENING = 'r:H,H,H,H y:H,H,H,H b:H,H,H,H g:H,H,H,H turn=r sixes=0 rank=-';
const OVER = 'r:F,F,F,F y:- b:H,H,H,H g:- turn=- sixes=0 rank=rb';

const recordOf = (plies: readonly string[], more: object = {}) => ({
  format: 'aeroplane-record/1',
  rules: {},
  colours: ['red', 'blue'],
  first: 'red',
  plies,
  ...more,
});

describe('replay', () => {
  it('prints the position before the first ply and after every ply', async () => {
    const { status, out, err } = await run(['replay', 'game.json'], {
      'game.json': recordOf(['4L', '1-', '30']),
    });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.split('\n')).toEqual([
      'r:H,H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-',
      'r:H,H,H,0 y:- b:H,H,H,H g:- turn=b sixes=0 rank=-',
      'r:H,H,H,0 y:- b:H,H,H,H g:- turn=r sixes=0 rank=-',
      'r:H,H,H,3 y:- b:H,H,H,H g:- turn=b sixes=0 rank=-',
      '',
    ]);
  });

  it('prints the positions up to a broken ply, then its number and why', async () => {
    const { status, out, err } = await run(['replay', '-'], { '-': recordOf(['4L', '1L', '2L']) });
    expect(status).toBe(1);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(err).toMatch(/^ply 2: .*not legal/);
    expect((await run(['replay', '-'], { '-': recordOf(['nonsense']) })).err).toMatch(/^ply 1: .*not a ply/);
  });

  it('reads a file that begins with a byte order mark', async () => {
    expect((await run(['replay', '-'], { '-': `\uFEFF${JSON.stringify(recordOf([]))}` })).status).toBe(0);
  });

  it.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /^standard input is not JSON: /],
    ['no record', [], /format/],
    ['a wrong seating', recordOf([], { colours: ['red', 'green'] }), /opposite/],
    ['a rule that is none', recordOf([], { rules: { wind: 'east' } }), /wind/],
  ])('says what is wrong with %s', async (_, content, message) => {
    const { status, out, err } = await run(['replay', '-'], { '-': content });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(message);
  });

  it('says that a file cannot be read', async () => {
    expect(await run(['replay', 'none.json'])).toEqual({
      status: 1,
      out: '',
      err: 'cannot read none.json: no such file\n',
    });
  });
});

describe('moves', () => {
  const MIDDLE = "r:0',12+12,13 y:- b:H,7,7,53 g:- turn=r sixes=1 rank=-";

  it.each([
    [OPENING, '2', 'L'],
    [OPENING, '1', '-'],
    [MIDDLE, '1', "0' 2x12 2x12s 13 13f"],
    [OPENING.replace('sixes=0', 'sixes=2'), '6', '!'],
    [OVER, '6', ''],
  ])('of %s with a %s', async (position, die, moves) => {
    expect(await run(['moves', position, die])).toEqual({ status: 0, out: `${moves}\n`, err: '' });
  });

  it('follow the rules given, the others at their default', async () => {
    expect((await run(['moves', OPENING, '2', '--rules', '{"launch":"six"}'])).out).toBe('-\n');
    expect((await run(['moves', '--rules={"launch":"five-or-six"}', OPENING, '5'])).out).toBe('L\n');
  });

  it('are refused for an impossible position, a wrong die and wrong rules', async () => {
    expect((await run(['moves', OPENING.replace('H,H,H,H', 'H,H,H'), '2'])).err).toMatch(/^red has 3 planes/);
    expect((await run(['moves', OPENING, '2', '--rules', '{"planes":2}'])).err).toMatch(/4 planes and not 2/);
    expect((await run(['moves', 'r:', '2'])).err).toMatch(/a position reads/);
    for (const die of ['0', '7', '1.5', 'six', '', '-1']) {
      const { status, out, err } = await run(['moves', OPENING, die]);
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toMatch(/DIE is a whole number from 1 to 6|below 0/);
    }
    expect(await run(['moves', OPENING, '2', '--rules', '{'])).toMatchObject({ status: 1, out: '' });
    expect((await run(['moves', OPENING, '2', '--rules', '[]'])).err).toMatch(/not an object/);
    expect((await run(['moves', OPENING, '2', '--rules', '{"planes":5}'])).err).toMatch(/planes is one of/);
  });
});

describe('perft', () => {
  it.each([
    ['0', '1'],
    ['1', '6'],
    ['2', '39'],
    ['3', '254'],
    ['4', '1645'],
  ])('after %s plies from the opening with four players is %s', async (depth, leaves) => {
    expect(await run(['perft', OPENING, depth])).toEqual({ status: 0, out: `${leaves}\n`, err: '' });
  });

  it('counts a game that is over once', async () => {
    expect((await run(['perft', OVER, '5'])).out).toBe('1\n');
  });

  it('is refused for a wrong depth', async () => {
    for (const depth of ['-1', '1.5', 'x', '1e3', '99999999999999999999']) {
      expect(await run(['perft', OPENING, depth])).toMatchObject({ status: 1, out: '' });
    }
  });
});

describe('random', () => {
  const gameOf = async (...args: string[]) => JSON.parse((await run(['random', ...args])).out) as GameRecord;

  it('gives the same record for the same seed and another for another', async () => {
    const one = await run(['random', '--seed', '7']);
    expect(one.status).toBe(0);
    expect(await run(['random', '--seed', '7'])).toEqual(one);
    expect((await run(['random', '--seed', '8'])).out).not.toBe(one.out);
    expect((await run(['random'])).out).not.toBe((await run(['random'])).out);
  });

  it.each([2, 3, 4])('plays a whole game of %i', async (players) => {
    const record = await gameOf('--seed', '1', '--players', String(players), '--rules', '{"planes":2}');
    expect(record.colours).toHaveLength(players);
    expect(wrongSeating(record.colours.map(seatOf))).toBeUndefined();
    expect(record.rules).toMatchObject({ planes: 2, launch: 'even' });
    const parsed = parseRecord(record);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const played = replay(parsed.value);
    expect(played.broken).toBeUndefined();
    expect(played.state.position.turn).toBeNull();

    const replayed = await run(['replay', '-'], { '-': record });
    expect(replayed.out).toBe(`${played.positions.map(makePosition).join('\n')}\n`);
  });

  it('has four players unless told otherwise', async () => {
    expect((await gameOf('--seed', '0')).colours).toEqual(['red', 'yellow', 'blue', 'green']);
  });

  it('refuses wrong numbers', async () => {
    for (const args of [
      ['--players', '1'],
      ['--players', '5'],
      ['--players', 'two'],
      ['--seed', '-1'],
      ['--seed', 'x'],
      ['--seed', '4294967296'],
      ['--seed'],
    ]) {
      const { status, out, err } = await run(['random', ...args]);
      expect({ args, status, out }).toEqual({ args, status: 1, out: '' });
      expect(err).toContain('usage: ');
    }
  });
});
