/** The readable part of a simulation's output. */

import { MODES, type CellResult } from './cell.ts';
import { costOf, median, priced, purposeOf, READS_A_WRITE, sumOf, totalsOf, type Totals } from './figures.ts';
import { PURPOSES, type Purpose } from './meter.ts';

const shown = (value: number | null, digits = 1): string =>
  value === null || Number.isNaN(value) ? '–' : value.toFixed(digits);

/** A text table with fitted columns. */
function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    );
  }
  console.log('');
}

/** One figure for each mode. */
const threefold = (
  results: readonly CellResult[],
  figure: (results: readonly CellResult[]) => string,
): string => MODES.map((mode) => figure(results.filter(({ options }) => options.mode === mode))).join(' / ');

const ofTotals =
  (figure: (totals: Totals) => number, digits = 1) =>
  (results: readonly CellResult[]): string =>
    shown(figure(totalsOf(results)), digits);

const COLUMNS: Readonly<Record<string, (results: readonly CellResult[]) => string>> = {
  finished: (results) => `${totalsOf(results).finished} of ${totalsOf(results).games}`,
  'median days': (results) => threefold(results, (some) => shown(median(some.flatMap(({ days }) => days)))),
  'decisions a player': (results) =>
    threefold(
      results,
      ofTotals(({ asks, people }) => asks / people),
    ),
  'notices a decision': (results) =>
    threefold(
      results,
      ofTotals(({ notices, asks }) => notices / asks, 2),
    ),
  'missed %': (results) =>
    threefold(
      results,
      ofTotals(({ missed, asks }) => (100 * missed) / asks),
    ),
  wrong: (results) => String(totalsOf(results).wrong),
  'units written a move': (results) =>
    threefold(
      results,
      ofTotals(({ submits, submitUnits }) => submitUnits / submits, 2),
    ),
  'units a game': (results) =>
    threefold(
      results,
      ofTotals(({ cost, games }) => priced(cost) / games, 0),
    ),
};

function printKinds(results: readonly CellResult[]): void {
  const groups = Map.groupBy(results, ({ options }) => `${options.preset}, ${options.players} players`);
  const rows = [...groups].map(([name, group]) => [
    name,
    ...Object.values(COLUMNS).map((column) => column(group)),
  ]);
  console.log(`For each: ${MODES.join(' / ')}.`);
  printTable([['', ...Object.keys(COLUMNS)], ...rows]);
}

function printPurposes(results: readonly CellResult[]): void {
  const { asks } = totalsOf(results);
  const rows = (Object.keys(PURPOSES) as Purpose[]).map((purpose) => {
    const cost = costOf(results, (name) => purposeOf(name) === purpose);
    return [PURPOSES[purpose], cost.read / asks, cost.write / asks, priced(cost) / asks] as const;
  });
  const { read, write, ...rest } = costOf(results);
  const all = ['all of it', read / asks, write / asks, priced({ read, write, ...rest }) / asks] as const;
  printTable([
    ['units a decision', 'read', 'written', 'priced'],
    ...[...rows, all].map(([name, ...numbers]) => [name, ...numbers.map((number) => shown(number, 2))]),
  ]);
}

/** The most expensive calls, where savings matter most. */
function printCalls(results: readonly CellResult[], most = 24): void {
  const { asks } = totalsOf(results);
  const names = [...new Set(results.flatMap(({ costs }) => Object.keys(costs)))];
  const rows = names
    .map((name) => ({ name, cost: costOf(results, (one) => one === name) }))
    .toSorted((a, b) => priced(b.cost) - priced(a.cost))
    .slice(0, most)
    .map(({ name, cost }) => [
      name,
      ...[cost.calls, cost.read, cost.write, priced(cost)].map((number) => shown(number / asks, 2)),
    ]);
  printTable([['the dearest calls, a decision', 'calls', 'read', 'written', 'priced'], ...rows]);
}

function printNotices(results: readonly CellResult[]): void {
  const kinds: Record<string, number> = {};
  for (const { sent } of results) {
    for (const [kind, count] of Object.entries(sent)) kinds[kind] = (kinds[kind] ?? 0) + count;
  }
  console.log(
    `Notices shown: ${Object.entries(kinds)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}.`,
  );
  const faults = Map.groupBy(
    results.flatMap(({ wrong }) => wrong),
    ({ fault }) => fault,
  );
  for (const [fault, found] of faults) {
    console.log(`Wrong, ${fault}: ${found.length}, such as`);
    for (const { what } of found.slice(0, 3)) console.log(`  ${what}`);
  }
}

/** Prints everything but the RESULT line. */
export function printReport(results: readonly CellResult[]): void {
  printKinds(results);
  printPurposes(results);
  printCalls(results);
  printNotices(results);
  const sum = (of: (one: CellResult) => number): number => sumOf(results.map(of));
  const { submits, asks } = totalsOf(results);
  const bytes = results.flatMap(({ itemBytes }) => itemBytes);
  console.log(
    `${asks} decisions, of which ${sum(({ outcomes }) => outcomes.hand)} were taken by hand; ${submits} submits that were ` +
      `accepted; ${sum(({ sweeps }) => sweeps)} sweeps that found something; ${sum(({ refused }) => refused)} writes refused; ` +
      `game items at their end: ${shown(median(bytes), 0)} bytes in the median, ${Math.max(...bytes)} at most.`,
  );
  console.log(`
A decision: somebody is waited for, with a choice of moves or in a tapped game a roll, until they act, miss it or are gone.
Units: DynamoDB's capacity units by the project's own count. A unit read is 4 KB read consistently (half of one otherwise),
a unit written is 1 KB written, with one for each entry of an index that comes or goes; writes that a condition refused
count as one. Everything is counted from the first sign-in to three days after the last game, looking in included.
Priced: units written and a ${READS_A_WRITE}th of those read, as on-demand prices relate; this is \`unitsPerDecision\`, and
\`unitsPerDecisionAlike\` counts both alike. A sweep that finds nothing reads 2 units a minute, however many play: left out.
`);
}
