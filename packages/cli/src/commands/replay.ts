import { makePosition, parseRecord, replay } from '@aeroplane/engine';

import { orFail, readArguments } from '../arguments.ts';
import { CommandError, type Command } from '../command.ts';
import { readJson } from '../file.ts';

/** Prints every position of a record, up to the first illegal ply. */
export const replayCommand: Command = {
  name: 'replay',
  synopsis: 'FILE',
  summary: 'the position before the first ply and after every ply of a record',

  async run(args, terminal) {
    const { operands } = readArguments(args, ['FILE']);
    const [file = ''] = operands;
    const { positions, broken } = replay(orFail(parseRecord(await readJson(file, terminal))));
    terminal.out(positions.map(makePosition).join('\n'));
    if (broken !== undefined) throw new CommandError(`ply ${broken.ply}: ${broken.error.message}`);
  },
};
