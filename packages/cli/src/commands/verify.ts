import { verifyDice } from '@aeroplane/dice';
import { parseRecord, replay } from '@aeroplane/engine';

import { orFail, readArguments } from '../arguments.ts';
import { CommandError, UsageError, type Command } from '../command.ts';
import { readJson } from '../file.ts';

/** Checks the dice of a record and then its plies. Dice come first, since a forged die mostly makes a ply illegal too. */
export const verifyCommand: Command = {
  name: 'verify',
  synopsis: 'FILE [--witness FILE]',
  summary: '"ok: N draws", or the first draw that is wrong and why',

  async run(args, terminal) {
    const { operands, options } = readArguments(args, ['FILE'], ['witness']);
    const [file = ''] = operands;
    const { witness } = options;
    if (file === '-' && witness === '-')
      throw new UsageError('FILE and --witness cannot both be standard input');
    const record = await readJson(file, terminal);
    const check = verifyDice(record, witness === undefined ? undefined : await readJson(witness, terminal));
    if (!check.ok)
      throw new CommandError(check.draw === 0 ? check.reason : `draw ${check.draw}: ${check.reason}`);
    const { broken } = replay(orFail(parseRecord(record)));
    if (broken !== undefined) throw new CommandError(`ply ${broken.ply}: ${broken.error.message}`);
    terminal.out(`ok: ${check.draws} draws`);
  },
};
