/** Compares the record of a game with what the server acknowledged. */

import type { GameRecord } from '@aeroplane/api';
import { verifyDice } from '@aeroplane/dice';
import { legalMoves, parseRecord, replay } from '@aeroplane/engine';
import type { Played } from './played.ts';

export interface Ledger {
  readonly acknowledged: number;
  /** Acknowledged moves and dice that the record lacks or contradicts. */
  readonly lost: readonly string[];
  /** Decisions in the record that nobody submitted, such as a move written twice. */
  readonly doubled: readonly string[];
}

/** People's decisions in a record: plies with more than one legal move, not chosen by a bot. */
function decisionsOf(record: GameRecord): { readonly ply: number; readonly text: string }[] {
  const parsed = parseRecord(record);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { positions, plies, broken } = replay(parsed.value);
  if (broken !== undefined) throw new Error(`ply ${broken.ply}: ${broken.error.message}`);
  return plies.flatMap((ply, at) => {
    const position = positions[at];
    if (!('die' in ply) || position === undefined || record.marks.bot.includes(at)) return [];
    const free = legalMoves(parsed.value.rules, position, ply.die).length > 1;
    return free ? [{ ply: at, text: record.plies[at] ?? '' }] : [];
  });
}

/** An Error where the record is invalid: illegal plies, or dice that were not drawn so. */
export function ledgerOf({ id, acknowledged, asked, dice }: Played, record: GameRecord): Ledger {
  const checked = verifyDice(record);
  if (!checked.ok) throw new Error(`${id}: draw ${checked.draw}: ${checked.reason}`);
  const lost = [
    ...[...acknowledged].filter(([ply, text]) => record.plies[ply] !== text),
    ...[...dice].filter(([ply, die]) => (record.plies[ply] ?? String(die)).slice(0, 1) !== String(die)),
  ].map(([ply, what]) => `${id}: ply ${ply} was ${what} and is ${record.plies[ply]}`);
  const doubled = decisionsOf(record)
    .filter(({ ply, text }) => asked.get(ply)?.has(text) !== true)
    .map(({ ply, text }) => `${id}: ply ${ply} is ${text}, which nobody asked for`);
  return { acknowledged: acknowledged.size, lost, doubled };
}
