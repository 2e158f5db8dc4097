/** What can be undone for a moment before it is sent. */

/** How long that is. */
export const GRACE_MS = 5_000;
const SECOND_MS = 1_000;

export interface PendingHooks<T> {
  /** Called once for each that was not undone. */
  readonly send: (what: T) => void;
  /** What waits, if anything does, and how many whole seconds are left to undo it. */
  readonly onchange: (what: T | undefined, seconds: number) => void;
}

export class Pending<T> {
  readonly #hooks: PendingHooks<T>;
  #what: T | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(hooks: PendingHooks<T>) {
    this.#hooks = hooks;
  }

  /** Sends it a little later; whatever waited is forgotten. */
  begin(what: T): void {
    this.drop();
    this.#what = what;
    let seconds = GRACE_MS / SECOND_MS;
    this.#hooks.onchange(what, seconds);
    this.#timer = setInterval(() => {
      seconds -= 1;
      if (seconds > 0) this.#hooks.onchange(what, seconds);
      else this.sendNow();
    }, SECOND_MS);
  }

  /** Sends at once what waits, as whoever leaves has not undone it. */
  sendNow(): void {
    const what = this.#what;
    this.drop();
    if (what !== undefined) this.#hooks.send(what);
  }

  /** Forgets it: it was undone, or there is nothing to decide any more. */
  drop(): void {
    clearInterval(this.#timer);
    if (this.#what === undefined) return;
    this.#what = undefined;
    this.#hooks.onchange(undefined, 0);
  }
}

/** Calls `left` when the page is hidden or goes away, after which it may never run again; returns how to stop that. */
export function onLeaving(left: () => void): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') left();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', left);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', left);
  };
}
