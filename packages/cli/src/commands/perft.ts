import { checkPosition, perft } from '@aeroplane/engine';

import { orFail, readArguments, readNumber, readPosition, readRules } from '../arguments.ts';
import type { Command } from '../command.ts';

/** Prints perft (docs/rules.md#perft). */
export const perftCommand: Command = {
  name: 'perft',
  synopsis: '"POSITION" N [--rules JSON]',
  summary: 'the leaf count after N plies',

  run(args, terminal) {
    const { operands, options } = readArguments(args, ['POSITION', 'N'], ['rules']);
    const [position = '', depth = ''] = operands;
    const plies = readNumber('N', depth, 0);
    const rules = readRules(options['rules']);
    terminal.out(String(perft(rules, orFail(checkPosition(rules, readPosition(position))), plies)));
  },
};
