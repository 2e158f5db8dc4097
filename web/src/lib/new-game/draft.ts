/** The game that a form describes, before it is created. */

import { PRESETS, presetOf, type Preset, type Rules } from '@aeroplane/engine';
import type { NewGame } from '../api-types/types.ts';

export const TURN_TIMES = ['5m', '1h', '8h', '24h', '3d', '7d'] as const;
export const LEVELS = ['easy', 'medium', 'hard'] as const;

/** Who gets a seat: `open` for a friend, else a bot of this level. */
export type Guest = 'open' | (typeof LEVELS)[number];

export interface Draft {
  readonly rules: Rules;
  /** The seats other than the creator's. */
  readonly guests: readonly Guest[];
  readonly turnTime: (typeof TURN_TIMES)[number];
  readonly rolling: 'auto' | 'tap';
  readonly listed: boolean;
}

export const presetRules = (preset: Preset): Rules => ({ ...PRESETS[preset] });

/** The request to the server; rules that are a preset go by its name. */
export function newGameOf({ rules, guests, turnTime, rolling, listed }: Draft): NewGame {
  const preset = presetOf(rules);
  return {
    ...(preset ? { preset } : { rules }),
    seats: [
      { who: 'me' },
      ...guests.map((guest) =>
        guest === 'open' ? { who: 'open' as const } : { who: 'bot' as const, level: guest },
      ),
    ],
    turnTime,
    rolling,
    public: listed,
  };
}
