/** One decision being made: what is looked at, how it is confirmed, and what waits to be sent. */

import type { Group } from '@aeroplane/engine';
import type { Choice } from '../model/choice.ts';
import { device } from '../platform/device.svelte.ts';
import { onLeaving, Pending } from './pending.ts';
import { Selection } from './selection.svelte.ts';

export class Decision {
  readonly selection = new Selection();
  /** What will be sent, unless it is undone. */
  pending = $state.raw<Choice>();
  /** Whole seconds that are left for that. */
  seconds = $state(0);

  readonly #send: (choice: Choice) => void;
  readonly #pending: Pending<Choice>;

  /** `send` sends a move; it is called once for each that is confirmed. */
  constructor(send: (choice: Choice) => void) {
    this.#send = send;
    this.#pending = new Pending({
      send,
      onchange: (choice, seconds) => {
        this.pending = choice;
        this.seconds = seconds;
      },
    });
  }

  /** Begins with nothing chosen, unless it is still about the same ply. */
  begin(ply: number): void {
    if (this.selection.begin(ply)) this.undo();
  }

  /** Looks at a choice, or confirms it. */
  select(choice: Choice): void {
    this.#chosen(this.selection.select(choice));
  }

  /** Picks a plane on the board, with the choices that it has. */
  pick(origin: Group, own: readonly Choice[]): void {
    this.#chosen(this.selection.pick(origin, own), own.length === 1);
  }

  /** Confirms what is looked at. */
  confirm(): void {
    const { choice } = this.selection;
    if (!choice) return;
    if (device.settings.confirmation === 'undo') this.#pending.begin(choice);
    else this.#send(choice);
  }

  undo(): void {
    this.#pending.drop();
  }

  /** Sends what waits when the page is left or hidden; returns how to stop, which is leaving too. */
  watchLeaving(): () => void {
    const stop = onLeaving(() => this.#pending.sendNow());
    return () => {
      stop();
      this.#pending.sendNow();
    };
  }

  #chosen(again: boolean, single = true): void {
    if (again || (single && device.settings.confirmation === 'undo')) this.confirm();
  }
}
