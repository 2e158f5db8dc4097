import { SEATS, type Position, type Rules } from '@aeroplane/engine';
import { searcherFor } from './searcher-for.ts';

/**
 * Each seat's chance (0 … 1) to finish first, before the next roll. Seats that are not in play have 0; once somebody has
 * finished, the winner has 1.
 */
export function winChances(rules: Rules, position: Position): number[] {
  const [winner] = position.rank;
  if (winner !== undefined) return SEATS.map((seat) => (seat === winner ? 1 : 0));
  const searcher = searcherFor(rules);
  const chances = new Float64Array(4);
  searcher.load(position);
  searcher.afterRoll(chances);
  return Array.from(chances);
}
