/** Random rules and positions for the tests of bots. */

import {
  afterDie,
  apply,
  legalMoves,
  PRESETS,
  RULE_NAMES,
  RULE_OPTIONS,
  seededChoose,
  initialState,
  type Choose,
  type GameState,
  type Rules,
  type Seat,
} from '@aeroplane/engine';

const SEATINGS: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
  [0, 1, 2],
  [0, 1, 2, 3],
];

function randomRules(choose: Choose): Rules {
  if (choose(3) === 0) return Object.values(PRESETS)[choose(3)] ?? PRESETS.classic;
  return Object.fromEntries(
    RULE_NAMES.map((name) => [name, RULE_OPTIONS[name][choose(RULE_OPTIONS[name].length)]]),
  ) as Rules;
}

/** A game under random rules after some random plies, and not over. */
export function randomState(seed: number): { state: GameState; choose: Choose } {
  const choose = seededChoose(seed);
  const seats = SEATINGS[choose(SEATINGS.length)] ?? [0, 2];
  let state = initialState(randomRules(choose), seats, seats[0] ?? 0);
  for (let plies = choose(250); plies > 0; plies -= 1) {
    const die = choose(6) + 1;
    const legal = legalMoves(state.rules, state.position, die);
    const next = afterDie(state, apply(state.rules, state.position, die, legal[choose(legal.length)] ?? 0));
    if (next.position.turn === null) break;
    state = next;
  }
  return { state, choose };
}
