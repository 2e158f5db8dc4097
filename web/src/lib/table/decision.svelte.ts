/** One decision being made: the choice looked at, how it is confirmed, and the choice that waits to be sent. */

import type { Group } from '@aeroplane/engine';
import type { Choice } from '../model/choice.ts';
import { device } from '../platform/device.svelte.ts';
import { onLeaving, Pending } from './pending.ts';
import { Selection } from './selection.svelte.ts';

export class Decision {
  readonly selection = new Selection();
  /** Will be sent, unless it is undone. */
  pending = $state.raw<Choice>();
  /** Whole seconds that are left to undo it. */
  seconds = $state(0);

  readonly #send: (choice: Choice) => void;
  readonly #onpending: () => void;
  readonly #pending: Pending<Choice>;

  /** `send` is called once for each choice that is confirmed, `onpending` when one begins to wait. */
  constructor(send: (choice: Choice) => void, onpending: () => void) {
    this.#send = send;
    this.#onpending = onpending;
    this.#pending = new Pending({
      send,
      onchange: (choice, seconds) => {
        this.pending = choice;
        this.seconds = seconds;
      },
    });
  }

  /** A choice can be undone for a moment, rather than confirmed by choosing it again. */
  get undoes(): boolean {
    return device.settings.confirmation === 'undo';
  }

  /** There is a choice to confirm, or to undo. */
  get ready(): boolean {
    return (this.undoes ? this.pending : this.selection.choice) !== undefined;
  }

  /** Starts afresh for another ply; the same ply keeps what was chosen. */
  begin(ply: number): void {
    if (this.selection.begin(ply)) this.undo();
  }

  /** Looks at a choice, or confirms it. */
  select(choice: Choice): void {
    this.#chosen(this.selection.select(choice));
  }

  /** Picks a plane on the board; `own` are its choices. */
  pick(origin: Group, own: readonly Choice[]): void {
    this.#chosen(this.selection.pick(origin, own), own.length === 1);
  }

  /** Confirms what is looked at. */
  confirm(): void {
    const { choice } = this.selection;
    if (!choice) return;
    if (this.undoes) {
      this.#pending.begin(choice);
      this.#onpending();
    } else this.#send(choice);
  }

  undo(): void {
    this.#pending.drop();
  }

  /** Sends the waiting choice when the page is left or hidden; returns how to stop, which counts as leaving. */
  watchLeaving(): () => void {
    const stop = onLeaving(() => this.#pending.sendNow());
    return () => {
      stop();
      this.#pending.sendNow();
    };
  }

  #chosen(again: boolean, single = true): void {
    if (again || (single && this.undoes)) this.confirm();
  }
}
