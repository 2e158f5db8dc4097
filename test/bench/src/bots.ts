/**
 * The strength of the bot levels: two-player Classic games, with seats and first rolls alternating. A pairing's dice
 * are the same in every run. RESULT holds the share of games that each pairing's first bot wins.
 */

import {
  afterDie,
  apply,
  legalMoves,
  PRESETS,
  seededChoose,
  initialState,
  type Seat,
} from '@aeroplane/engine';
import { HARD_NODES, searcherFor } from '@aeroplane/bot';
import { POLICIES, type PolicyName } from './policies.ts';
import { printResult } from '../../support/result.ts';

const RULES = PRESETS.classic;
const DEFAULT_GAMES = 400;

const SEATINGS: readonly (readonly [Seat, Seat])[] = [
  [0, 2],
  [2, 0],
  [1, 3],
  [3, 1],
];

interface Tally {
  wins: number;
  /** The first bot's decisions and the time that they took. */
  decisions: number;
  spentMs: number;
  mostNodes: number;
}

/** Plays one game; `seats[0]` belongs to the first bot of the pairing. */
function playGame(pair: readonly [PolicyName, PolicyName], game: number, tally: Tally): void {
  const seats = SEATINGS[game % SEATINGS.length] ?? [0, 2];
  const choose = seededChoose(game * 7919 + 17);
  let state = initialState(RULES, seats, seats[(game >> 2) % 2] ?? 0);
  while (state.position.turn !== null) {
    const { position } = state;
    const die = choose(6) + 1;
    const legal = legalMoves(RULES, position, die);
    let move = legal[0] ?? 0;
    if (legal.length > 1) {
      const isFirst = position.turn === seats[0];
      const start = performance.now();
      move = POLICIES[pair[isFirst ? 0 : 1]]({ rules: RULES, position, die, legal, choose });
      if (isFirst) {
        tally.decisions += 1;
        tally.spentMs += performance.now() - start;
        tally.mostNodes = Math.max(tally.mostNodes, searcherFor(RULES).nodes);
      }
    }
    state = afterDie(state, apply(RULES, position, die, move));
  }
  if (state.position.rank[0] === seats[0]) tally.wins += 1;
}

/** The 95 % interval of a share of `count` (Wilson). */
function interval(share: number, count: number): [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half =
    (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  return [middle - half, middle + half];
}

function winRate(one: PolicyName, other: PolicyName, games: number): number {
  const tally: Tally = { wins: 0, decisions: 0, spentMs: 0, mostNodes: 0 };
  for (let game = 0; game < games; game += 1) playGame([one, other], game, tally);
  const rate = tally.wins / games;
  const [low, high] = interval(rate, games).map((share) => (100 * share).toFixed(1));
  const time = (tally.spentMs / tally.decisions).toFixed(2);
  console.log(
    `${one} over ${other}: ${(100 * rate).toFixed(1)} % of ${games} games (95 %: ${low} to ${high}), ` +
      `${time} ms a decision, ${tally.mostNodes} positions at most`,
  );
  return Number(rate.toFixed(3));
}

/** Runs the tournament and prints it; `games` per pairing. */
export function benchBots(games = DEFAULT_GAMES): void {
  console.log(`A hard bot stops looking farther ahead once ${HARD_NODES} positions would be passed.`);
  printResult({
    games,
    hardOverMedium: winRate('hard', 'medium', games),
    mediumOverEasy: winRate('medium', 'easy', games),
    hardOverRandom: winRate('hard', 'random', games),
    hardOverLead: winRate('hard', 'lead', games),
    hardOverGreedy: winRate('hard', 'greedy', games),
  });
}
