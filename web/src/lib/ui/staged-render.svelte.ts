/** Draws a component in stages, each in a task of its own, so that the page stays responsive between two of them. */
export class StagedRender {
  /** How many stages may be drawn by now; the first is there from the beginning. */
  stage = $state(1);

  /** Call while a component is being created. `stages` is how many it has; it may grow. */
  constructor(stages: () => number) {
    $effect(() => {
      if (this.stage >= stages()) return;
      const next = setTimeout(() => (this.stage += 1));
      return () => clearTimeout(next);
    });
  }
}
