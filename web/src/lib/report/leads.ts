/** The leaders over time: the chart in a few words. */

import { colourOf, SEATS, type Seat } from '@aeroplane/engine';
import type { Messages } from '../i18n/en/main.ts';

export interface Lead {
  readonly seat: Seat;
  /** From this number of plies on … */
  readonly from: number;
  /** … up to this one. */
  readonly to: number;
}

const leaderOf = (chances: readonly number[]): Seat =>
  SEATS.reduce<Seat>((best, seat) => ((chances[seat] ?? 0) > (chances[best] ?? 0) ? seat : best), 0);

function joined(leads: readonly Lead[]): Lead[] {
  const runs: Lead[] = [];
  for (const lead of leads) {
    const last = runs.at(-1);
    if (last?.seat === lead.seat) runs[runs.length - 1] = { ...last, to: lead.to };
    else runs.push(lead);
  }
  return runs;
}

/** The runs of plies that one player led. Short runs count for the leader before them. */
export function leadsOf(chances: readonly (readonly number[])[]): Lead[] {
  const all = joined(chances.map((at, ply) => ({ seat: leaderOf(at), from: ply, to: ply })));
  const shortest = Math.max(3, chances.length / 25);
  const last = all.length - 1;
  const long = all.filter((lead, index) => index === last || lead.to - lead.from + 1 >= shortest);
  return joined(long).map((lead, index, runs) => ({
    seat: lead.seat,
    from: index === 0 ? 0 : lead.from,
    to: (runs[index + 1]?.from ?? chances.length) - 1,
  }));
}

/** The label of the chart for screen readers. */
export function chartLabel(chances: readonly (readonly number[])[], m: Messages): string {
  const leads = leadsOf(chances).map(({ seat, from, to }, index, { length }) => {
    const who = m.colours[colourOf(seat)];
    return index === length - 1 ? m.report.ledToTheEnd(who, from) : m.report.led(who, from, to);
  });
  return m.report.chartLabel(chances.length - 1, leads);
}
