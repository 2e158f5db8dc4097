/** Simple strategies as opponents for the bots: what people do without thinking. */

import { chooseMove, type Level } from '@aeroplane/bot';
import { eventsOf, LAUNCH, type Choose, type Move, type Position, type Rules } from '@aeroplane/engine';

export interface Choice {
  readonly rules: Rules;
  readonly position: Position;
  readonly die: number;
  /** At least two moves, in canonical order. */
  readonly legal: readonly Move[];
  readonly choose: Choose;
}

export type Policy = (choice: Choice) => Move;

const first = (moves: readonly Move[]): Move => {
  const [move] = moves;
  if (move === undefined) throw new RangeError('there is nothing to choose');
  return move;
};

const random: Policy = ({ legal, choose }) => legal[choose(legal.length)] ?? first(legal);

/** Always the most advanced plane; launches only when nothing else can move. */
const lead: Policy = ({ legal }) => legal.findLast((move) => move !== LAUNCH) ?? first(legal);

const captures = ({ rules, position, die }: Choice, move: Move): boolean =>
  eventsOf(rules, position, { die, move }).some(({ type }) => type === 'captured');

/** A capture if there is one, otherwise the lead plane. */
const greedy: Policy = (choice) => choice.legal.find((move) => captures(choice, move)) ?? lead(choice);

const bot =
  (level: Level): Policy =>
  ({ rules, position, die, choose }) =>
    chooseMove(level, rules, position, die, choose(2 ** 16));

export const POLICIES = {
  random,
  lead,
  greedy,
  easy: bot('easy'),
  medium: bot('medium'),
  hard: bot('hard'),
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof POLICIES;
