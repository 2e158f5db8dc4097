import { describe, expect, it } from 'vitest';
import type { View, ViewSeat } from '../../src/lib/api-types/types.ts';
import { nudgedSeat } from '../../src/lib/model/nudge.ts';
import { planningOf } from '../../src/lib/model/planning.ts';
import { awayUntilMs } from '../../src/lib/model/seat-name.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

const ada: ViewSeat = { colour: 'red', name: 'Ada', kind: 'player', you: true };
const bo: ViewSeat = { colour: 'blue', name: 'Bo', kind: 'player' };
const bot: ViewSeat = { colour: 'blue', name: null, kind: 'bot', level: 'easy' };
const vacation = (from: string, until: string): ViewSeat => ({
  ...bo,
  away: { from: `${from}T00:00:00.000Z`, until: `${until}T00:00:00.000Z` },
});

/** A view, as far as these functions read it. */
function view(change: Partial<View>): View {
  const asked: Partial<View> = {
    status: 'playing',
    rolling: 'auto',
    seats: [ada, bo],
    toAct: 'blue',
    nudgeFrom: '2026-03-10T11:59:00.000Z',
    ...change,
  };
  return asked as View;
}

describe('a vacation', () => {
  it('shows only while it runs', () => {
    const until = Date.parse('2026-03-12T00:00:00Z');
    expect(awayUntilMs(vacation('2026-03-09', '2026-03-12'), NOW)).toBe(until);
    expect(awayUntilMs(vacation('2026-03-11', '2026-03-12'), NOW)).toBeUndefined();
    expect(awayUntilMs(vacation('2026-03-01', '2026-03-10'), NOW)).toBeUndefined();
    expect(awayUntilMs(bo, NOW)).toBeUndefined();
  });
});

describe('a nudge', () => {
  it('goes to the player to act, once they have had long enough', () => {
    expect(nudgedSeat(view({}), NOW)).toBe(bo);
    expect(nudgedSeat(view({}), NOW - 120_000)).toBeUndefined();
  });

  it.each<[string, Partial<View>]>([
    ['the reader', { toAct: 'red' }],
    ['nobody', { toAct: null }],
    ['a bot', { seats: [ada, bot] }],
    ['somebody on vacation', { seats: [ada, vacation('2026-03-09', '2026-03-12')] }],
  ])('does not go to %s', (_, change) => {
    expect(nudgedSeat(view(change), NOW)).toBeUndefined();
  });
});

describe('planning', () => {
  it('covers the next roll while another player decides, and orders at any time', () => {
    expect(planningOf(view({}))).toBe('all');
    expect(planningOf(view({ toAct: null }))).toBe('all');
    expect(planningOf(view({ toAct: 'red' }))).toBe('orders');
  });

  it.each<[string, Partial<View>]>([
    ['onlookers', { seats: [{ ...ada, you: undefined }, bo] as ViewSeat[] }],
    ['games in which players roll by hand', { rolling: 'tap' }],
    ['games that are over', { status: 'finished' }],
    ['seats that a bot holds', { seats: [{ ...ada, held: true }, bo] }],
    ['those who have left', { seats: [{ ...ada, left: true }, bo] }],
    ['those whose place is certain', { seats: [{ ...ada, rank: 1 }, bo] }],
  ])('is not for %s', (_, change) => {
    expect(planningOf(view(change))).toBe('nothing');
  });
});
