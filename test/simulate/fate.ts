/** How a person behaves in one game: they stay, resign or vanish, and may mute it. */

import type { Person } from './person.ts';

export interface Fate {
  readonly what: 'stays' | 'resigns' | 'vanishes';
  /** Counted in looks at the game. */
  readonly after: number;
  readonly mutes: boolean;
  looks: number;
  ordered: boolean;
}

/** The fates of all people in all games, each drawn when it is first asked for. */
export class Fates {
  readonly #drawn = new Map<string, Fate>();

  of(person: Person, game: string): Fate {
    const name = `${person.id} ${game}`;
    const fate = this.#drawn.get(name) ?? draw(person);
    this.#drawn.set(name, fate);
    return fate;
  }
}

function draw({ chance }: Person): Fate {
  const share = chance.share();
  return {
    what: share < 0.02 ? 'resigns' : share < 0.04 ? 'vanishes' : 'stays',
    after: 2 + chance.below(20),
    mutes: chance.happens(0.05),
    looks: 0,
    ordered: false,
  };
}
