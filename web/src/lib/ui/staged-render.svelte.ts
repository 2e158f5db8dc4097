/**
 * What is drawn in turns: each part in a task of its own, so that the page is never busy for long, and answers to the
 * reader between two of them.
 */
export class Turns {
  /** How many of its parts may be there by now; the first is from the beginning. */
  come = $state(1);

  /** For a component that is being made, and the number of its parts. */
  constructor(parts: () => number) {
    $effect(() => {
      if (this.come >= parts()) return;
      const next = setTimeout(() => (this.come += 1));
      return () => clearTimeout(next);
    });
  }
}
