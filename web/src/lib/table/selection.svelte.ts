/** What a player has picked among the choices of one decision. */

import type { Group } from '@aeroplane/engine';
import type { Choice } from '../model/choice.ts';

export class Selection {
  choice = $state.raw<Choice>();
  /** The plane whose choices are listed; undefined lists all. */
  plane = $state<Group>();
  /** The ply that it is for: a view may come again without anything new. */
  #ply = -1;

  /** Another ply begins without a selection; whether it is another. */
  begin(ply: number): boolean {
    if (ply === this.#ply) return false;
    this.#ply = ply;
    this.choice = undefined;
    this.plane = undefined;
    return true;
  }

  /** Looks at a choice; true where it was looked at already, and so is meant to be played. */
  select(choice: Choice): boolean {
    const again = this.choice?.text === choice.text;
    this.choice = choice;
    return again;
  }

  /** Picks a plane on the board, with the choices that it has; true as in `select`. */
  pick(origin: Group, own: readonly Choice[]): boolean {
    const [only] = own;
    if (own.length === 1 && only) {
      this.plane = undefined;
      return this.select(only);
    }
    this.plane = origin;
    if (this.choice?.origin !== origin) this.choice = undefined;
    return false;
  }
}
