/** The messages of errors: the command line shows them to whoever wrote the record or the position. */

import { describe, expect, it } from 'vitest';
import {
  checkPosition,
  initialState,
  leave,
  packPly,
  parseMove,
  parsePly,
  parsePosition,
  parseRecord,
  parseRules,
  PASS,
  PRESETS,
  RECORD_FORMAT,
  unpackLog,
  type GameState,
  type Position,
  type Result,
  type Rules,
  type Seat,
} from '../src/index.ts';
import { play } from '../src/play.ts';
import { lay, readPosition, rulesWith, valueOf } from './scenario.ts';

const messageOf = (result: Result<unknown>): string => (result.ok ? '' : result.error.message);

const start = (): GameState => initialState(PRESETS.classic, [0, 2], 0);
const over = (): Position => readPosition(lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'rb' }));

describe('the message of an error', () => {
  it.each<[string, () => Result<unknown>]>([
    ['"12sf" is not a move', () => parseMove('12sf')],
    ['"56" is not a move', () => parseMove('56')],
    ['"red" is not a ply', () => parsePly('red')],
    ['a die shows 1 to 6, not 7', () => play(PRESETS.classic, start().position, 7, PASS)],
    ['the game is over', () => play(PRESETS.classic, over(), 1, PASS)],
    [
      "0 is not legal with a 4: L 7 40'",
      () =>
        play(
          PRESETS.classic,
          readPosition(lay({ r: "7,40'", b: '' }, { sixes: 1 })),
          4,
          valueOf(parseMove('0')),
        ),
    ],
    ['the game is over', () => leave(over(), 2)],
    ['green is not in play', () => leave(start().position, 3)],
    ['4 is not in play', () => leave(start().position, 4 as Seat)],
    ['a die shows 1 to 6, not 0', () => packPly(start(), { die: 0, move: PASS })],
    ['- is not legal with a 2', () => packPly(start(), { die: 2, move: PASS })],
    ['byte 2 is no ply of this game', () => unpackLog(start(), [0, 41])],
    ['the rules are not an object', () => parseRules([])],
    ['there is no option teams', () => parseRules({ teams: true })],
    ['launch is one of even, five-or-six, six', () => parseRules({ launch: 'odd' })],
  ])('says %j', (message, run) => {
    expect(messageOf(run())).toBe(message);
  });

  it.each<[string, string]>([
    ['a position reads "r:… y:… b:… g:… turn=… sixes=… rank=…"', 'r:H'],
    ['b:H,Q is not a list of planes', 'r:H,H y:- b:H,Q g:- turn=r sixes=0 rank=-'],
    ['rank=rr is not a ranking', 'r:H,H y:- b:H,H g:- turn=r sixes=0 rank=rr'],
  ])('of a position that cannot be read says %j', (message, text) => {
    expect(messageOf(parsePosition(text))).toBe(message);
  });

  it.each<[string, unknown]>([
    ['the record is not an object', 'record'],
    ['the record is not an object', null],
    [`the format is not ${RECORD_FORMAT}`, { format: 'aeroplane-record/2' }],
    ['the rules are not an object', { rules: 'classic' }],
    ['colours is not a list of colours', { colours: 'red' }],
    ['colours is not a list of colours', { colours: ['red', 'pink'] }],
    ['colours: a seat is taken twice', { colours: ['red', 'red'] }],
    ['colours: two to four players play', { colours: ['red'] }],
    ['colours: two players sit opposite', { colours: ['red', 'yellow'] }],
    ['first is not one of the colours', { first: 'green' }],
    ['first is not one of the colours', { first: undefined }],
    ['plies is not a list of texts', { plies: '6L' }],
    ['plies is not a list of texts', { plies: ['6L', 6] }],
  ])('of a record says %j', (message, part) => {
    const good = { format: RECORD_FORMAT, rules: {}, colours: ['red', 'blue'], first: 'red', plies: [] };
    const value = typeof part === 'object' && part !== null ? { ...good, ...part } : part;
    expect(messageOf(parseRecord(value))).toBe(message);
  });

  it.each<[string, string, Partial<Rules>?]>([
    ['red has 3 planes and not 4', 'r:H,H,H y:- b:H,H,H,H g:- turn=r sixes=0 rank=-'],
    ['red has a stack where planes do not stack: 0+0', lay({ r: '0+0', b: '' })],
    ['blue has a stack where planes do not stack: 7+7', lay({ r: '', b: '7+7' }), { stacking: 'off' }],
    ["blue has a mark on 9', which no six of a running turn moved", lay({ r: '', b: "9'" }, { sixes: 1 })],
    ['yellow has every plane home and is not ranked', lay({ r: '5', y: 'F,F,F,F', b: '9' })],
    ['yellow is ranked with planes still out', lay({ r: '5', y: '', b: '9' }, { rank: 'y' })],
    [
      'sixes are counted, and these rules do not count them',
      lay({ r: '7', b: '' }, { sixes: 1 }),
      { thirdSix: 'free' },
    ],
    ["red and yellow stand on one cell, yellow's step 7", lay({ r: '20', y: '7' })],
    ['fewer than two seats are taken', lay({ r: '5' })],
    ['an empty seat is ranked', lay({ r: '5', b: '9' }, { rank: 'y' })],
    ['yellow is not in play', lay({ r: '5', b: '9' }, { turn: 'y' })],
    ['one player is left, so the game is over', lay({ r: '5', b: 'x' })],
    [
      'the game is over, and sixes are counted',
      lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', sixes: 1, rank: 'rb' }),
    ],
    [
      'the game is over, and the ranking is not that of all players',
      lay({ r: 'F,F,F,F', b: '9' }, { turn: '-', rank: 'r' }),
    ],
  ])('of an impossible position says %j', (message, text, options = {}) => {
    expect(messageOf(checkPosition(rulesWith(options), valueOf(parsePosition(text))))).toBe(message);
  });
});
