/** Delays sending for a moment in which it can be undone. */

/** How long sending can be undone. */
export const GRACE_MS = 5_000;
const SECOND_MS = 1_000;

export interface PendingHooks<T> {
  /** Called once for each item that was not undone. */
  readonly send: (what: T) => void;
  /** The waiting item, if any, and the whole seconds left to undo it. */
  readonly onchange: (what: T | undefined, seconds: number) => void;
}

export class Pending<T> {
  readonly #hooks: PendingHooks<T>;
  #what: T | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(hooks: PendingHooks<T>) {
    this.#hooks = hooks;
  }

  /** Sends an item after the delay. It replaces one that waits. */
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

  /** Sends the waiting item at once: a player who leaves the page has not undone it. */
  sendNow(): void {
    const what = this.#what;
    this.drop();
    if (what !== undefined) this.#hooks.send(what);
  }

  /** Forgets the waiting item: it was undone, or the decision is over. */
  drop(): void {
    clearInterval(this.#timer);
    if (this.#what === undefined) return;
    this.#what = undefined;
    this.#hooks.onchange(undefined, 0);
  }
}

/** Calls `left` when the page is hidden or unloaded, the last moments at which it surely runs; returns how to stop. */
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
