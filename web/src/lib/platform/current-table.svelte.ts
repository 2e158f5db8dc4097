/** What happens at the table that is open, for parts of the page outside the game. */

class CurrentTable {
  /** The reader has something to decide and must not be interrupted (docs/design.md#only-decisions-interrupt). */
  deciding = $state(false);
}

export const currentTable = new CurrentTable();

let listeners: readonly (() => void)[] = [];

export const noteOwnMove = (): void => listeners.forEach((listener) => listener());

/** Calls `listener` after every move made on this page; returns how to stop that. */
export function onOwnMove(listener: () => void): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}
