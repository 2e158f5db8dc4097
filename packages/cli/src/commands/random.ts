import { randomInt } from 'node:crypto';

import { randomGame, seededChoose, type Choose, type Seat } from '@aeroplane/engine';

import { readArguments, readNumber, readRules } from '../arguments.ts';
import type { Command } from '../command.ts';

/** The seats by number of players: two sit opposite. */
const SEATINGS: Readonly<Record<number, readonly Seat[]>> = { 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3] };

/** The generator has 32 bits of state. */
const MAX_SEED = 2 ** 32 - 1;

/** Prints the record of a random game, which the seed determines. */
export const randomCommand: Command = {
  name: 'random',
  synopsis: '[--seed N] [--players N] [--rules JSON]',
  summary: 'a record of a random game of 4, 3 or 2 players',

  run(args, terminal) {
    const { options } = readArguments(args, [], ['seed', 'players', 'rules']);
    const players = readNumber('--players', options['players'] ?? '4', 2, 4);
    const choose: Choose =
      options['seed'] === undefined
        ? randomInt
        : seededChoose(readNumber('--seed', options['seed'], 0, MAX_SEED));
    const record = randomGame(readRules(options['rules']), SEATINGS[players] ?? [], choose);
    terminal.out(JSON.stringify(record));
  },
};
