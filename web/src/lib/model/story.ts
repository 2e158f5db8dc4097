/** A game told in lines of text. */

import { colourOf, eventsOf, type PlyEvent, type Seat } from '@aeroplane/engine';
import type { Messages } from '../i18n/en/main.ts';
import { seatOfPly, type GameLog } from './log.ts';

export interface StoryLine {
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string;
}

/** Who reads a story, and which of its plies were not chosen by hand. */
export interface StoryAudience {
  readonly bot: readonly number[];
  readonly planned: readonly number[];
  readonly missed: readonly number[];
  /** The reader's seat; null for onlookers, and where several people read. */
  readonly own: Seat | null;
}

function partOf(event: PlyEvent, own: Seat | null, m: Messages): string | undefined {
  const colour = (seat: Seat): string => m.colours[colourOf(seat)];
  switch (event.type) {
    case 'rolled':
      return m.story.rolled(event.die);
    case 'passed':
      return m.story.passed;
    case 'launched':
      return m.story.launched;
    case 'moved':
      return m.story.moved(event.path[0] ?? 0, event.path.at(-1) ?? 0, event.size);
    case 'jumped':
      return m.story.jumped(event.to);
    case 'flew':
      return m.story.flew(event.from, event.to);
    case 'captured':
      return event.seat === own
        ? m.story.capturedOwn(event.count)
        : m.story.captured(event.count, colour(event.seat));
    case 'sentBack':
      return m.story.sentBack;
    case 'stacked':
      return m.story.stacked(event.size);
    case 'wentHome':
      return m.story.wentHome(event.count);
    case 'thirdSix':
      return m.story.thirdSix(event.groups.reduce((sum, { count }) => sum + count, 0));
    case 'left':
      return m.story.left;
    case 'ranked':
      return m.story.ranked(event.place);
    case 'ended':
      return m.story.ended;
    case 'rollsAgain':
      return undefined;
  }
}

const noteOf = (ply: number, audience: StoryAudience, m: Messages): string | undefined => {
  if (audience.missed.includes(ply)) return m.story.missed;
  if (audience.bot.includes(ply)) return m.story.bot;
  return audience.planned.includes(ply) ? m.story.planned : undefined;
};

/** The line of ply `n`. */
export function lineOf(log: GameLog, n: number, audience: StoryAudience, m: Messages): StoryLine | undefined {
  const [ply, state, seat] = [log.plies[n], log.states[n], seatOfPly(log, n)];
  if (!ply || !state || seat === null) return undefined;
  const note = noteOf(n, audience, m);
  const parts = eventsOf(state.rules, state.position, ply).flatMap(
    (event) => partOf(event, audience.own, m) ?? [],
  );
  const text = m.story.line(m.colours[colourOf(seat)], note ? [...parts, note] : parts);
  return { ply: n, seat, text };
}
