/** Loads the record of a game of this server, and checks its dice in the browser. */

import * as api from '../api/client.ts';
import { checkRecord, type CheckedDice } from './draws.ts';
import { readWitness, witnessed } from './witness.ts';

export interface LoadedDice extends CheckedDice {
  /** Whether the record has what this browser noted before the first draw; undefined if it noted nothing. */
  readonly agrees: boolean | undefined;
  readonly running: boolean;
}

/** Rejects with a `Refusal` if the server has no such record, or cannot be reached. */
export async function loadDraws(id: string, storage: Storage): Promise<LoadedDice> {
  const [record, answer] = await Promise.all([api.gameRecord(id), api.game(id, 0, null)]);
  const own = answer?.view.seats.find(({ you }) => you)?.colour ?? undefined;
  const witness = readWitness(storage, id);
  const checked = checkRecord(record, witness && witnessed(witness, own));
  const { check } = checked;
  return {
    ...checked,
    agrees: witness && (check.ok || (check.fault !== 'witness' && check.fault !== 'evidence')),
    running: answer?.view.status === 'playing',
  };
}
