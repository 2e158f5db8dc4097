import { checkPosition, legalMoves, makeMove } from '@aeroplane/engine';

import { orFail, readArguments, readNumber, readPosition, readRules } from '../arguments.ts';
import type { Command } from '../command.ts';

/** Prints the legal moves of a roll in canonical order. */
export const movesCommand: Command = {
  name: 'moves',
  synopsis: '"POSITION" DIE [--rules JSON]',
  summary: 'the legal moves; - where there is none, ! for the third six',

  run(args, terminal) {
    const { operands, options } = readArguments(args, ['POSITION', 'DIE'], ['rules']);
    const [position = '', die = ''] = operands;
    const face = readNumber('DIE', die, 1, 6);
    const rules = readRules(options['rules']);
    const moves = legalMoves(rules, orFail(checkPosition(rules, readPosition(position))), face);
    terminal.out(moves.map(makeMove).join(' '));
  },
};
