import { STATE_LENGTH, type InnerState } from './state.ts';

/** A stack of saved states, to take plies back. */
export class UndoStack {
  readonly #states: Int32Array;
  #depth = 0;

  /** `plies`: the most states that it can hold. */
  constructor(plies: number) {
    this.#states = new Int32Array(plies * STATE_LENGTH);
  }

  /** Saves the state. */
  push(state: InnerState): void {
    const start = this.#depth * STATE_LENGTH;
    for (let at = 0; at < STATE_LENGTH; at += 1) this.#states[start + at] = state[at] ?? 0;
    this.#depth += 1;
  }

  /** Restores the state that was saved last, and removes it from the stack. */
  pop(state: InnerState): void {
    this.#depth -= 1;
    const start = this.#depth * STATE_LENGTH;
    for (let at = 0; at < STATE_LENGTH; at += 1) state[at] = this.#states[start + at] ?? 0;
  }
}
