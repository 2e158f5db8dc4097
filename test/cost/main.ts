/**
 * `npm run cost -- --games N`: the cost of a month with N games, extrapolated from one game played and counted here.
 * RESULT holds dollars a month, a game and standing.
 */

import { parseArgs } from 'node:util';
import { billOf, plus, times, type Bill } from './bill.ts';
import { playGame } from './played-game.ts';
import { printResult } from '../support/result.ts';
import { FREE, PRICES_OF } from './prices.ts';
import { standingOf } from './standing.ts';
import { PEOPLE } from './usage.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '1000' } } });
const games = Number(values.games);

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

function show({ lines, total }: Bill): void {
  for (const { what, amount, dollars: price } of lines) {
    const shown = amount >= 100 ? Math.round(amount).toLocaleString('en-US') : amount.toPrecision(2);
    console.log(`${what.padEnd(46)} ${shown.padStart(14)} ${dollars(price).padStart(9)}`);
  }
  console.log(`${'together'.padEnd(61)} ${dollars(total).padStart(9)}`);
}

if (!Number.isInteger(games) || games < 0) {
  console.error('npm run cost -- --games N, where N is how many games begin in a month');
  process.exitCode = 1;
} else {
  const played = await playGame();
  const standing = standingOf(played.sweep);
  const month = plus(standing, times(played.game, games));
  const [list, free] = [billOf(month, { free: false }), billOf(month, { free: true })];
  console.log(
    `A game of ${PEOPLE.players} under ${PEOPLE.preset} rules: ${played.plies} plies, ${played.decisions} decisions in ${played.visits} visits.`,
  );
  console.log(`${games.toLocaleString('en-US')} such games a month, at list prices of ${PRICES_OF}:\n`);
  show(list);
  const standingList = billOf(standing, { free: false }).total;
  console.log(
    `\nof which ${dollars(standingList)} with no game at all; with what AWS gives away, ${dollars(free.total)}.`,
  );
  console.log(`For nothing: ${FREE.join('; ')}.`);
  const { writeUnits = 0, indexWriteUnits = 0 } = played.game;
  printResult({
    games,
    dollars: cents(list.total),
    dollarsAfterFree: cents(free.total),
    dollarsStanding: cents(standingList),
    centsAGame: Math.round(billOf(played.game, { free: false }).total * 10_000) / 100,
    decisions: played.decisions,
    writeUnitsADecision: cents((writeUnits + indexWriteUnits) / played.decisions),
    requestsAGame: Math.round(played.game.apiRequests ?? 0),
  });
}
