/** The choice and the plane that a player has picked for one decision. */

import type { Group } from '@aeroplane/engine';
import type { Choice } from '../model/choice.ts';

export class Selection {
  choice = $state.raw<Choice>();
  /** The plane whose choices are listed; undefined lists all. */
  plane = $state<Group>();
  /** The ply of the decision. A view that arrives again for the same ply resets nothing. */
  #ply = -1;

  /** Starts afresh for another ply; whether it is another. */
  begin(ply: number): boolean {
    if (ply === this.#ply) return false;
    this.#ply = ply;
    this.choice = undefined;
    this.plane = undefined;
    return true;
  }

  /** Selects a choice; true if it was selected already, which means to play it. */
  select(choice: Choice): boolean {
    const again = this.choice?.text === choice.text;
    this.choice = choice;
    return again;
  }

  /** Picks a plane on the board; `own` are its choices. Returns the same as `select`. */
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
