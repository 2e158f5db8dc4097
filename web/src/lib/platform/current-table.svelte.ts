/** What happens at the table that is open, for whatever is not the game itself. */

class Table {
  /** Whoever is here has something to decide, and shall not be disturbed. */
  deciding = $state(false);
}

export const table = new Table();

let listeners: readonly (() => void)[] = [];

export const noteOwnMove = (): void => listeners.forEach((listener) => listener());

/** Calls `listener` after every move that was made on this page; returns how to stop that. */
export function onOwnMove(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}
