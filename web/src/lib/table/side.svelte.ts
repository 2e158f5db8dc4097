/** What is open beside the board. Looking back has two ways, the story's slider and the report: one is open at a time. */

import type { Choice } from '../model/choice.ts';
import type { GameLog } from '../model/log.ts';
import { lookBackTo, type LookBack } from '../model/look-back.ts';

export class Side {
  /** The ply that the board shows; undefined shows the game as it stands. */
  look = $state.raw<LookBack>();
  planOpen = $state(false);
  /** The move that the open plan points at. */
  plannedMove = $state.raw<Choice>();
  #sliderOpen = $state(false);
  #reportOpen = $state(false);

  /** `linkedPly` is the ply that the page's address asks for, if any. */
  constructor(log: GameLog, linkedPly: number | undefined) {
    if (linkedPly === undefined) return;
    this.look = lookBackTo(log, linkedPly);
    this.#sliderOpen = true;
  }

  get sliderOpen(): boolean {
    return this.#sliderOpen;
  }
  set sliderOpen(open: boolean) {
    this.#sliderOpen = open;
    if (open) this.#reportOpen = false;
  }

  get reportOpen(): boolean {
    return this.#reportOpen;
  }
  set reportOpen(open: boolean) {
    this.#reportOpen = open;
    if (open) this.#sliderOpen = false;
  }
}
