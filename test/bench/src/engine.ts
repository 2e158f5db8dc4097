/**
 * Plies a second in random four-player Classic games: the engine as the server uses it, its inner form for search, and
 * boardgame.io's reducer with the same game. Rounds alternate and count this process's CPU time, so that other work
 * affects all three alike. RESULT holds both ratios to boardgame.io.
 */

import {
  afterDie,
  apply,
  legalMoves,
  openingPosition,
  PRESETS,
  initialState,
  type Choose,
} from '@aeroplane/engine';
import {
  innerMoves,
  innerPlay,
  innerRules,
  loadPosition,
  MOST_MOVES,
  newInnerState,
  NOBODY,
  TURN,
} from '@aeroplane/engine/inner';
import { choicesOf } from './peer-game.ts';
import { newMatch, reduce } from './peer-reducer.ts';
import { printResult } from '../../support/result.ts';
import { median } from './report.ts';

const RULES = PRESETS.classic;
const SEATS = [0, 1, 2, 3] as const;
const ROUNDS = 7;
const ROUND_MS = 1_000;

/** Plays a random game and returns its number of plies. */
type RandomGame = (choose: Choose) => number;

const plainGame: RandomGame = (choose) => {
  let state = initialState(RULES, SEATS, 0);
  while (state.position.turn !== null) {
    const die = choose(6) + 1;
    const moves = legalMoves(RULES, state.position, die);
    state = afterDie(state, apply(RULES, state.position, die, moves[choose(moves.length)] as number));
  }
  return state.dice;
};

const rules = innerRules(RULES);
const opening = openingPosition(RULES, SEATS, 0);
const state = newInnerState();
const moves = new Int32Array(MOST_MOVES);

const innerGame: RandomGame = (choose) => {
  let plies = 0;
  loadPosition(state, opening);
  for (; state[TURN] !== NOBODY; plies += 1) {
    const die = choose(6) + 1;
    const found = innerMoves(rules, state, die, moves);
    innerPlay(rules, state, die, moves[choose(found)] as number);
  }
  return plies;
};

const peerGame: RandomGame = (choose) => {
  let match = newMatch(choose(2 ** 30));
  let plies = 0;
  for (; match.ctx.gameover === undefined; plies += 1) {
    match = reduce(match, 'roll');
    const choices = choicesOf(match.G, match.ctx.currentPlayer);
    if (choices.length > 0) match = reduce(match, 'move', choices[choose(choices.length)]);
  }
  return plies;
};

/** Marsaglia's xorshift: random numbers so cheap that only the games are measured. */
function xorshift(seed: number): Choose {
  let state = seed | 0;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * bound);
  };
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Games between two readings of the clock, which is slow compared to an inner game. */
const BATCHES = { peer: 1, plain: 16, inner: 64 };

function pliesPerSecond(game: RandomGame, choose: Choose, batch: number, ms: number): number {
  const start = cpuMs();
  const spent = (): number => cpuMs() - start;
  let plies = 0;
  while (spent() < ms) {
    for (let played = 0; played < batch; played += 1) plies += game(choose);
  }
  return (plies / spent()) * 1_000;
}

/** Runs the benchmark and prints its figures. */
export function benchEngine(): void {
  const forms = { peer: peerGame, plain: plainGame, inner: innerGame };
  const speeds: Record<keyof typeof forms, number[]> = { peer: [], plain: [], inner: [] };
  const choose = xorshift(2026);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const name of ['peer', 'plain', 'inner'] as const) {
      const speed = pliesPerSecond(forms[name], choose, BATCHES[name], ROUND_MS);
      // The first round warms up.
      if (round >= 0) speeds[name].push(speed);
    }
  }
  const [peer, plain, inner] = [median(speeds.peer), median(speeds.plain), median(speeds.inner)];
  console.log(`boardgame.io's reducer  ${Math.round(peer)} plies/s`);
  console.log(`engine, plain           ${Math.round(plain)} plies/s`);
  console.log(`engine, inner           ${Math.round(inner)} plies/s`);
  printResult({
    plainRatio: Number((plain / peer).toFixed(1)),
    innerRatio: Number((inner / peer).toFixed(1)),
    pliesPerSecond: { peer: Math.round(peer), plain: Math.round(plain), inner: Math.round(inner) },
  });
}
