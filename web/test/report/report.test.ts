import { reportGame, type GameReport } from '@aeroplane/bot';
import {
  colourOf,
  makePosition,
  makeRecord,
  PRESETS,
  SEATS,
  type Preset,
  type Seat,
} from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import { main as en } from '../../src/lib/i18n/en/main.ts';
import { useMessages } from '../../src/lib/i18n/messages.ts';
import { chance, points } from '../../src/lib/i18n/numbers.ts';
import { openLog, positionAt, type GameLog } from '../../src/lib/model/log.ts';
import { lookBackTo, lookedAt } from '../../src/lib/model/look-back.ts';
import { chartLabel, leadsOf } from '../../src/lib/report/leads.ts';
import { dieBars, evenHeight, luckRows } from '../../src/lib/report/luck-rows.ts';
import { turningPoints } from '../../src/lib/report/turning-points.ts';
import { randomGame } from '../games.ts';

useMessages(en);

function played(preset: Preset, seats: readonly Seat[], seed: number): { log: GameLog; report: GameReport } {
  const game = randomGame(preset, seats, seed);
  const end = game.states.at(-1);
  const first = game.states[0]?.position.turn ?? seats[0] ?? 0;
  const log = openLog({
    rules: PRESETS[preset],
    seats: seats.map((seat) => ({ colour: colourOf(seat) })),
    ply: game.plies.length,
    plies: game.texts,
    position: end ? makePosition(end.position) : null,
  });
  const report = reportGame(makeRecord(PRESETS[preset], seats, first, game.plies));
  if (!log || !('chances' in report)) throw new Error('no report');
  return { log, report };
}

describe('numbers of a report', () => {
  it('have a sign and are hundredths', () => {
    expect([0.124, -0.15, 0, -0.004, 1].map(points)).toEqual(['+12', '−15', '0', '0', '+100']);
    expect([0.343, 0, 1].map(chance)).toEqual(['34%', '0%', '100%']);
  });

  it('have a row for every count, and a column per player', () => {
    const { report } = played('quick', [0, 2], 4);
    const rows = luckRows(report.seats, en);
    expect(rows.map(({ name }) => name)).toEqual([
      'Luck',
      'Given away',
      'Decisions',
      'Captures',
      'Planes lost',
      'Sixes',
    ]);
    for (const { cells } of rows) expect(cells).toHaveLength(2);
    expect(rows.at(-1)?.cells).toEqual(report.seats.map(({ dice }) => String(dice[5])));
  });

  it('draw dice on a scale shared by all players', () => {
    const seat = { seat: 0 as Seat, luck: 0, givenAway: 0, decisions: 0, captures: 0, lost: 0 };
    const [few, many] = [
      { ...seat, dice: [0, 1, 2, 3, 4, 5] },
      { ...seat, dice: [10, 2, 2, 2, 2, 6] },
    ];
    expect(dieBars(few, [few, many])[5]).toEqual({ face: 6, count: 5, height: 0.5 });
    expect(evenHeight(few, [few, many])).toBeCloseTo(0.25);
    expect(dieBars({ ...seat, dice: [0, 0, 0, 0, 0, 0] }, [])[0]?.height).toBe(0);
  });
});

describe('who led when', () => {
  const run = (seat: Seat, plies: number): number[][] =>
    Array.from({ length: plies }, () => SEATS.map((other) => (other === seat ? 0.4 : 0.2)));

  it('covers the game without gaps, and leaves out short leads', () => {
    const leads = leadsOf([...run(2, 40), ...run(1, 2), ...run(2, 20), ...run(3, 38)]);
    expect(leads).toEqual([
      { seat: 2, from: 0, to: 61 },
      { seat: 3, from: 62, to: 99 },
    ]);
  });

  it('always names the leader at the end', () => {
    expect(leadsOf([...run(0, 60), ...run(1, 1)]).at(-1)).toEqual({ seat: 1, from: 60, to: 60 });
  });

  it('is the label of the chart', () => {
    expect(chartLabel([...run(2, 40), ...run(0, 20), ...run(3, 41)], en)).toBe(
      'Chance to win over 100 rolls: Blue led until roll 39; Red from roll 40 to 59; Green from roll 60 to the end.',
    );
    expect(chartLabel(run(1, 6), en)).toBe(
      'Chance to win over 5 rolls: Yellow led from the start to the end.',
    );
  });
});

describe('looking back', () => {
  it('shows the position after a ply, with its die on the table and its player marked', () => {
    const { log } = played('quick', [0, 2], 4);
    const past = lookedAt(log, { ply: 12 });
    expect(past.position).toBe(positionAt(log, 12));
    const [ply, seat] = [log.plies[11], positionAt(log, 11)?.turn ?? 0];
    expect(past.active).toBe(seat);
    expect(past.dice[seat]).toBe(ply && 'die' in ply ? ply.die : null);
  });

  it('ends at the last ply, with the game as it stands', () => {
    const { log } = played('quick', [0, 2], 4);
    expect(lookBackTo(log, 3)).toEqual({ ply: 3 });
    expect(lookBackTo(log, 0)).toEqual({ ply: 0 });
    expect(lookBackTo(log, log.plies.length)).toBeUndefined();
  });

  it('shows the start before the first roll', () => {
    const { log } = played('quick', [0, 2], 4);
    expect(lookedAt(log, { ply: 0 })).toEqual({
      position: positionAt(log, 0),
      dice: [null, null, null, null],
      active: positionAt(log, 0)?.turn,
    });
  });
});

describe('turning points', () => {
  it.each([
    ['classic', SEATS, 3],
    ['quick', [1, 3], 8],
    ['mainland', [0, 1, 2], 2],
  ] as [Preset, readonly Seat[], number][])(
    'are told for every swing that does not round to zero (%s)',
    (preset, seats, seed) => {
      const { log, report } = played(preset, seats, seed);
      const told = turningPoints(log, report.swings, en);
      expect(told).toHaveLength(report.swings.filter(({ change }) => Math.abs(change) >= 0.005).length);
      for (const [index, { ply, text, kind, better }] of told.entries()) {
        expect(ply).toBe((report.swings[index]?.ply ?? 0) + 1);
        if (kind === 'luck') expect(text).toMatch(/^Roll \d+: \w+ rolled a [1-6]$/);
        else {
          expect(text).toMatch(/^Roll \d+: with a [1-6], \w+ could have chosen “.+”$/);
          expect(better?.move).toBe(report.swings[index]?.better);
        }
      }
    },
  );

  it('show the position of the choice, not its outcome', () => {
    const { log, report } = played('classic', SEATS, 3);
    const choice = turningPoints(log, report.swings, en).find(({ kind }) => kind === 'choice');
    if (!choice) throw new Error('no choice among the swings');
    const past = lookedAt(log, choice);
    expect(past.position).toBe(positionAt(log, choice.ply - 1));
    expect(past.active).toBe(choice.seat);
  });
});
