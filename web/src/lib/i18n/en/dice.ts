/** The check of a game's dice, in English. */

import type { DiceFault } from '@aeroplane/dice';

const faults: Record<Exclude<DiceFault, 'outcome'>, string> = {
  evidence: 'The record is not whole, so that nothing can be checked.',
  witness: 'The commitment or somebody’s bytes are not those that this browser noted before the first roll.',
  malformed: 'The commitment, the bytes of a player or the link are not written as they have to be.',
  missing: 'Its link is missing.',
  early: 'Its link was published before its roll.',
  chain: 'Its link does not hash to the one before, so it was not fixed beforehand.',
  'too-many': 'A game does not have so many draws.',
};

export const dice = {
  title: 'Dice',
  description: 'Checks every roll of a game of Aeroplane Chess in your browser, and says what that proves.',
  gameTitle: 'The dice of this game',
  back: 'To the game',
  checking: 'Checking the dice …',
  failed: 'The record could not be fetched.',
  retry: 'Try again',

  right: (draws: number) =>
    draws === 1 ? 'The only draw so far is right.' : `All ${draws} draws are right.`,
  running: 'The game goes on: each further draw can be checked as soon as it is made.',
  wrong: (draw: number) => `Draw ${draw} is wrong.`,
  broken: 'This record cannot be checked.',
  faults,
  outcome: (drawn: string) => `It comes to ${drawn}, and the record says something else.`,
  illegal: (roll: number) => `The dice are right, but roll ${roll} was played against the rules.`,
  later: 'What follows hangs on it and was not checked.',
  witnessed:
    'This browser noted the commitment and its own bytes before the first roll. The record still holds the same.',
  unwitnessed:
    'This browser has noted nothing of this game, so it cannot tell whether the commitment is the one that was shown before the first roll. Those who joined can, in the browser they joined with.',

  how: 'How a roll comes about',
  steps: [
    'Before anybody joins, the server hashes 32 secret bytes 2,048 times over and publishes the last result: the commitment. All earlier results, the links, stay secret for now.',
    'Whoever takes a seat adds 16 random bytes, after having seen the commitment. Those of a bot follow from the commitment.',
    'Each draw takes the link before the one last published as its key, and mixes in the game, the bytes of all players and the draw’s number. Draw 1 picks who starts; every further one is a roll.',
    'With each draw its link is published. Anyone can see that it hashes to the one before, and so was fixed from the beginning.',
  ],
  proved: 'What this proves',
  provedPoints: [
    'All rolls were fixed before the first one. None was changed, left out or drawn again.',
    'They hang on bytes of every player, so the server alone could not choose them.',
    'No roll hangs on when somebody plays, on what is played, or on who leads.',
  ],
  unproved: 'What it does not prove',
  unprovedPoints: [
    'That nobody knew the rolls: whoever runs the server knows those to come.',
    'That nobody chose them: whoever runs the server, together with the last to join, could have tried out bytes until the rolls suited them.',
    'That the commitment is the one of the beginning, unless your browser noted it before joining.',
  ],

  evidence: 'Commitment and bytes',
  commitment: 'Commitment',
  seedOf: (who: string) => `Bytes of ${who}`,
  draws: 'Draw by draw',
  drawsHint: 'With each draw, its link. The roll leads to the board as it was then.',
  draw: (n: number) => `Draw ${n}`,
  starts: (who: string) => `${who} starts`,
  rolled: (who: string, die: number) => `${who} rolled ${die}`,
  onTable: 'The roll on the table',
  roll: (n: number) => `Roll ${n}`,
  isRight: 'right',
  isWrong: 'wrong',
  isOpen: 'not checked',

  tool: 'Check it without this page',
  toolText:
    'Download the record. In a copy of this project, its command line tool checks it without any server:',

  file: 'Check a record',
  fileText: 'Choose the record of a game that you have downloaded. It is read here and sent nowhere.',
  choose: 'Record',
  unreadable: 'This file is no record of a game.',
  ofGame: (id: string) => `Game ${id}`,
};

export type DiceMessages = typeof dice;
