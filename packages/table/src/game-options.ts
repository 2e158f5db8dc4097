/** The parts of a game with few possible values, as one text: a character each. */

import { GAME_STATUSES, ROLLINGS, TURN_TIMES, type Game } from '@aeroplane/core';
import { RULE_NAMES, RULE_OPTIONS, type Rules, type Seat } from '@aeroplane/engine';

type Options = Pick<
  Game,
  'status' | 'rolling' | 'turnTime' | 'public' | 'strict' | 'rolled' | 'creator' | 'first' | 'by' | 'rules'
> & {
  /** `shown` of the decision; false if there is none. */
  readonly shown: boolean;
};

export function packOptions(game: Options): string {
  const rules = RULE_NAMES.map((name) =>
    (RULE_OPTIONS[name] as readonly unknown[]).indexOf(game.rules[name]),
  );
  return [
    GAME_STATUSES.indexOf(game.status),
    ROLLINGS.indexOf(game.rolling),
    TURN_TIMES.indexOf(game.turnTime),
    Number(game.public),
    Number(game.strict),
    Number(game.rolled),
    game.creator,
    game.first ?? '-',
    game.by ?? '-',
    Number(game.shown),
    ...rules,
  ].join('');
}

function pick<T>(values: readonly T[], character: string | undefined): T {
  const value = values[Number(character)];
  if (value === undefined) throw new Error('a stored game has unknown options');
  return value;
}

const seatOf = (character: string | undefined): Seat | null =>
  character === '-' ? null : (Number(character) as Seat);

export function unpackOptions(text: string): Options {
  const [status, rolling, turnTime, isPublic, strict, rolled, creator, first, by, shown, ...rules] = text;
  return {
    status: pick(GAME_STATUSES, status),
    rolling: pick(ROLLINGS, rolling),
    turnTime: pick(TURN_TIMES, turnTime),
    public: isPublic === '1',
    strict: strict === '1',
    rolled: rolled === '1',
    creator: Number(creator),
    first: seatOf(first),
    by: seatOf(by),
    shown: shown === '1',
    rules: Object.fromEntries(
      RULE_NAMES.map((name, index) => [name, pick<unknown>(RULE_OPTIONS[name], rules[index])]),
    ) as Rules,
  };
}
