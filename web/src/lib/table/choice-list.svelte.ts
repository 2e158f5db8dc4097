/** The legal moves of the decision that is open at a table, and the one that the board previews. */

import type { Group } from '@aeroplane/engine';
import { m } from '../i18n/messages.ts';
import { choicesByOrigin, choicesOf, choiceText, planeLabels, type Choice } from '../model/choice.ts';
import type { Decision } from './decision.svelte.ts';
import type { ShownBoard } from './shown-board.svelte.ts';
import type { Side } from './side.svelte.ts';
import type { TableSource } from './table-source.ts';

export class ChoiceList {
  /** The choice under the pointer or with the focus: it is previewed before it is chosen. */
  glance = $state.raw<Choice>();
  readonly #source: TableSource;
  readonly #board: ShownBoard;
  readonly #decision: Decision;
  readonly #side: Side;

  constructor(source: TableSource, board: ShownBoard, decision: Decision, side: Side) {
    this.#source = source;
    this.#board = board;
    this.#decision = decision;
    this.#side = side;
  }

  /** Empty until everything that led to the decision was shown. */
  readonly all = $derived.by((): readonly Choice[] => {
    if (!this.#board.settled) return [];
    const { reached } = this.#board;
    const { rules, die, legal } = this.#source.view;
    return reached && die !== null ? choicesOf(rules, reached, die, legal) : [];
  });

  readonly #byOrigin = $derived.by(() => choicesByOrigin(this.all));

  /** The choices of the plane that was picked on the board, or all. */
  get listed(): readonly Choice[] {
    const { plane } = this.#decision.selection;
    return (plane !== undefined && this.#byOrigin.get(plane)) || this.all;
  }

  /** The label of each plane that can move, as a button on the board. */
  readonly labels = $derived.by(() => planeLabels(this.#byOrigin, m));

  get preview(): Choice | undefined {
    const { pending, selection } = this.#decision;
    const { planOpen, plannedMove } = this.#side;
    return (
      pending ??
      this.all.find((choice) => choice === this.glance) ??
      selection.choice ??
      (this.#board.settled && planOpen ? plannedMove : undefined)
    );
  }

  /** The choice that waits to be sent, in words. */
  get pendingText(): string | undefined {
    const { pending } = this.#decision;
    return pending && choiceText(pending, this.all, m);
  }

  ofPlane(origin: Group): readonly Choice[] {
    return this.#byOrigin.get(origin) ?? [];
  }
}
