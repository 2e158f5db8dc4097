/** The text of a position, one line (docs/rules.md#position-text). */

import { makeGroup, parseGroup, type Group } from './group.ts';
import type { Fleet, Position } from './position.ts';
import { fail, ok, type Result } from './result.ts';
import { SEAT_LETTERS, SEATS, seatOfLetter, type Seat } from './seat.ts';

/** The position as text. */
export function makePosition(position: Position): string {
  const fleets = SEATS.map((seat) => {
    const fleet = position.fleets[seat];
    const text = fleet != null ? fleet.map(makeGroup).join(',') : position.left.includes(seat) ? 'x' : '-';
    return `${SEAT_LETTERS[seat]}:${text}`;
  });
  const turn = position.turn === null ? '-' : SEAT_LETTERS[position.turn];
  const rank = position.rank.map((seat) => SEAT_LETTERS[seat]).join('') || '-';
  return `${fleets.join(' ')} turn=${turn} sixes=${position.sixes} rank=${rank}`;
}

function parseFleet(text: string): Fleet | undefined {
  const groups: Group[] = [];
  for (const part of text.split(',')) {
    const code = parseGroup(part);
    if (code === undefined) return undefined;
    groups.push(code);
  }
  return groups.sort((a, b) => a - b);
}

function parseRank(text: string): Seat[] | undefined {
  if (text === '-') return [];
  const rank: Seat[] = [];
  for (const letter of text) {
    const seat = seatOfLetter(letter);
    if (seat === undefined || rank.includes(seat)) return undefined;
    rank.push(seat);
  }
  return rank;
}

/**
 * Reads a position; `bad-position` says what cannot be read. `checkPosition` says whether it is possible. The text does not
 * hold in which order players left: it follows from the ranking when the game is over, and is the order of seats before.
 */
export function parsePosition(text: string): Result<Position> {
  const match = /^r:(\S+) y:(\S+) b:(\S+) g:(\S+) turn=([rybg-]) sixes=([012]) rank=(\S+)$/.exec(text.trim());
  if (match === null) {
    return fail('bad-position', 'a position reads "r:… y:… b:… g:… turn=… sixes=… rank=…"');
  }
  const fleets: (Fleet | null)[] = [];
  const left: Seat[] = [];
  for (const seat of SEATS) {
    const planes = match[seat + 1] ?? '';
    if (planes === 'x') left.push(seat);
    const fleet = planes === 'x' || planes === '-' ? null : parseFleet(planes);
    if (fleet === undefined) {
      return fail('bad-position', `${SEAT_LETTERS[seat]}:${planes} is not a list of planes`);
    }
    fleets.push(fleet);
  }
  const rank = parseRank(match[7] ?? '');
  if (rank === undefined) return fail('bad-position', `rank=${match[7]} is not a ranking`);
  const turn = seatOfLetter(match[5] ?? '') ?? null;
  left.sort((a, b) => rank.indexOf(b) - rank.indexOf(a));
  return ok({ fleets, turn, sixes: Number(match[6]), rank, left });
}
