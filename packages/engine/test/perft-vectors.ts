/**
 * Perft: leaves after 1, 2, 3 … plies. The first three numbers of the opening are counted by hand in docs/rules.md#perft.
 * All numbers were counted to the full depth by the engine and by the second implementation in reference.ts, which agreed;
 * perft.test.ts repeats the engine's count in full and the reference's to two plies.
 */

import { PRESETS, type Rules } from '../src/index.ts';
import { rulesWith } from './scenario.ts';

export interface PerftVector {
  readonly shows: string;
  readonly position: string;
  readonly rules: Rules;
  readonly leaves: readonly number[];
}

const { classic, quick, mainland } = PRESETS;

export const PERFT_VECTORS: readonly PerftVector[] = [
  {
    shows: 'the opening of four players',
    position: 'r:H,H,H,H y:H,H,H,H b:H,H,H,H g:H,H,H,H turn=r sixes=0 rank=-',
    rules: classic,
    leaves: [6, 39, 254, 1645, 11416],
  },
  {
    shows: 'the opening of two players under the quick rules',
    position: 'r:- y:H,H b:- g:H,H turn=y sixes=0 rank=-',
    rules: quick,
    leaves: [6, 38, 249, 1705],
  },
  {
    shows: 'the opening of three players under the mainland rules',
    position: 'r:H,H,H,H y:- b:H,H,H,H g:H,H,H,H turn=g sixes=0 rank=-',
    rules: mainland,
    leaves: [6, 37, 227, 1392],
  },
  {
    // Marked and unmarked planes side by side and in one stack, from which a third six takes some.
    shows: 'stacks and marks in the middle of a run of sixes',
    position: "r:0',12,12+12' y:2,9+9,40 b:H,30+30,42 g:5,18,F,F turn=r sixes=1 rank=-",
    rules: classic,
    leaves: [22, 404, 6008, 78615],
  },
  {
    // Every kind of marked group on one cell; a six sends back the marked planes.
    shows: 'three sorts of planes on one cell before the third six',
    position: "r:20,20',20+20' y:- b:3,8,19+19 g:- turn=r sixes=2 rank=-",
    rules: classic,
    leaves: [16, 320, 5632, 104356],
  },
  {
    // 14 by a jump and 18 directly, with blue on 40, 44, 4 (red's 14, 18, 30) and on the crossing.
    shows: 'the shortcut reached both ways, with something to capture all along',
    position: 'r:8,12,13+13 y:- b:4,40,44,53 g:- turn=r sixes=0 rank=-',
    rules: classic,
    leaves: [26, 511, 10315, 189821],
  },
  {
    shows: 'the same with flying compulsory and the jump after it',
    position: 'r:8,12,13+13 y:- b:4,40,44,53 g:- turn=r sixes=0 rank=-',
    rules: rulesWith({ shortcut: 'compulsory', afterShortcut: 'jump' }),
    leaves: [21, 407, 7206, 127144],
  },
  {
    // Stacks on red's 14, 18, 30, 34: the way ends before the choice, on the flight, or after it.
    shows: 'opposing stacks all along the shortcut, mutual capture',
    position: 'r:8,12,13+13 y:1,5+5,30 b:4+4,8+8 g:H,20,35+35 turn=r sixes=0 rank=-',
    rules: rulesWith({ stackCapture: 'mutual', afterShortcut: 'jump' }),
    leaves: [21, 372, 5428, 77247],
  },
  {
    shows: 'mutual capture with compulsory flying and automatic stacking',
    position: 'r:10,12,16+16 y:- b:4+4,40+40 g:- turn=r sixes=0 rank=-',
    rules: rulesWith({ stackCapture: 'mutual', shortcut: 'compulsory', stacking: 'automatic' }),
    leaves: [18, 216, 3161, 39578],
  },
  {
    // Bounces onto own planes, and onto the step where they began.
    shows: 'home columns with a bounce and stacks',
    position: 'r:51,53,55+55 y:- b:50,52+52,54 g:- turn=b sixes=0 rank=-',
    rules: rulesWith({ finish: 'bounce' }),
    leaves: [23, 531, 10853, 205911],
  },
  {
    shows: 'home columns with an exact finish, where many rolls pass',
    position: 'r:51,53,55+55 y:- b:50,52+52,54 g:- turn=b sixes=1 rank=-',
    rules: classic,
    leaves: [15, 191, 2243, 21391],
  },
  {
    // Games that end at every depth count once.
    shows: 'two players with one plane out each',
    position: 'r:50,F,F,F y:- b:53,F,F,F g:- turn=r sixes=0 rank=-',
    rules: classic,
    leaves: [6, 31, 156, 781],
  },
  {
    shows: 'one that left, one that finished, two that play on',
    position: 'r:H,12,29,54 y:x b:F,F,F,F g:5,10+10,48 turn=g sixes=0 rank=b',
    rules: classic,
    leaves: [20, 379, 7131, 131620],
  },
  {
    // Green's shortcut crosses yellow's column and yellow's green's.
    shows: 'flights across the column of the opposite seat, both ways',
    position: 'r:- y:12,16,53+53 b:- g:12,17,53,53 turn=y sixes=0 rank=-',
    rules: rulesWith({ afterShortcut: 'jump' }),
    leaves: [19, 355, 5986, 99352],
  },
  {
    shows: 'sixes that are not counted',
    position: 'r:7,7,21 y:- b:H,H,34 g:- turn=r sixes=0 rank=-',
    rules: rulesWith({ thirdSix: 'free', planes: 3, launch: 'six' }),
    leaves: [12, 102, 1258, 13448],
  },
  {
    shows: 'no stacking, and a third six that takes nothing back',
    position: 'r:H,7,9 y:0,22,22 b:- g:45,45,45 turn=r sixes=2 rank=-',
    rules: rulesWith({ thirdSix: 'lose', stacking: 'off', planes: 3, launch: 'five-or-six' }),
    leaves: [13, 156, 1183, 14207],
  },
];
