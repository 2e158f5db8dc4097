/**
 * The table of a game that has begun, without its drawing: what is shown, what its reader can do, and in which order
 * things happen.
 */

import type { Group } from '@aeroplane/engine';
import { tick, untrack } from 'svelte';
import type { Choice } from '../model/choice.ts';
import { turnFor } from '../model/own-side.ts';
import { planningOf, type Planning } from '../model/planning.ts';
import { audienceOf, isHeldByBot, isTurnHere } from '../model/seats.ts';
import { dieOnTable } from '../model/table-die.ts';
import { device } from '../platform/device.svelte.ts';
import type { Playback } from '../playback/playback.svelte.ts';
import { Showing } from '../playback/showing.svelte.ts';
import { Effects } from '../sound/effects.ts';
import { ChoiceList } from './choice-list.svelte.ts';
import { Decision } from './decision.svelte.ts';
import { ShownBoard } from './shown-board.svelte.ts';
import { Side } from './side.svelte.ts';
import type { TableSource } from './table-source.ts';

const CLOCK_MS = 15_000;

/** What the table waits for its reader to do. */
export type TableAction = 'choose' | 'roll' | 'takeBack' | 'over';

/** The strip as far as the focus is concerned. */
interface Strip {
  focus(options?: FocusOptions): void;
  /** Moves the focus to the button of the current action. */
  focusAction(): void;
}

interface Planner {
  /** Opens the plan and scrolls to it. */
  show(): Promise<void>;
}

export class TableState {
  readonly source: TableSource;
  readonly showing: Showing;
  readonly playback: Playback;
  readonly side: Side;
  readonly decision: Decision;
  readonly board: ShownBoard;
  readonly choices: ChoiceList;
  strip: Strip | undefined;
  planner: Planner | undefined;
  nowMs = $state(Date.now());
  /** The reader decided something on this visit, so another game may be next. */
  moved = $state(false);
  readonly #effects = new Effects();

  /** Call while a component is being created. `linkedPly` is the ply that the page's address asks for, if any. */
  constructor(source: TableSource, linkedPly: number | undefined) {
    this.source = source;
    const { session, view, log } = source;
    // News since the last visit is shown first; onlookers, and readers who follow a link to a ply, see the game as it is.
    const from = linkedPly === undefined ? session.from : log.plies.length;
    // Without news, the die was rolled before this visit. The first roll of a game is always shown.
    const lies = from === log.plies.length && (from > 0 || linkedPly !== undefined);
    const rotation = turnFor(view, device.settings.ownColourBelow);
    this.showing = new Showing(log, from, lies ? dieOnTable(view) : null, rotation, (cue) =>
      this.#effects.play(cue),
    );
    this.playback = this.showing.playback;
    this.side = new Side(log, linkedPly);
    this.decision = new Decision(
      (choice) => void this.#send(choice),
      // After a choice by keyboard, Undo is the button to press next.
      () => void tick().then(() => this.strip?.focusAction()),
    );
    this.board = new ShownBoard(source, this.playback, this.side);
    this.choices = new ChoiceList(source, this.board, this.decision, this.side);
    // In this order: playback begins before it is asked whether it has ended, and the reader is called after that.
    $effect(() => this.#follow());
    $effect(() => this.#markSeen());
    $effect(() => this.#callReader());
  }

  readonly audience = $derived.by(() => audienceOf(this.source.view, this.source.log));

  /** A bot plays for the reader. */
  get botPlays(): boolean {
    return isHeldByBot(this.source.view);
  }

  /** The game is over, and its end was played back. */
  get over(): boolean {
    return this.source.view.status === 'finished' && this.board.settled;
  }

  /** The game is over and somebody rolled in it, so there is something to report. */
  get reported(): boolean {
    return this.over && this.source.log.plies.some((ply) => 'die' in ply);
  }

  get planning(): Planning {
    return this.source.online ? planningOf(this.source.view) : 'nothing';
  }

  /** Something is open beside the board that is read together with it. */
  get sideOpen(): boolean {
    const { sliderOpen, reportOpen, planOpen } = this.side;
    return sliderOpen || (this.reported ? reportOpen : this.planning !== 'nothing' && planOpen);
  }

  readonly action = $derived.by((): TableAction | undefined => {
    const { session, view } = this.source;
    if (this.choices.all.length > 0) return 'choose';
    if (this.board.settled && view.die === null && isTurnHere(view, session.everybodyHere)) return 'roll';
    if (this.botPlays) return 'takeBack';
    return this.over ? 'over' : undefined;
  });

  /** The ply for which the reader's decision is open. */
  readonly #calledFor = $derived.by(() =>
    this.action === 'choose' || this.action === 'roll' ? this.source.view.ply : undefined,
  );

  /** Runs the clock, and listens for touches and for leaving; returns how to stop all of it. */
  start(): () => void {
    const clock = setInterval(() => (this.nowMs = Date.now()), CLOCK_MS);
    const [stopListening, stopWatching] = [this.#effects.listen(), this.decision.watchLeaving()];
    return () => {
      clearInterval(clock);
      this.playback.stop();
      stopListening();
      stopWatching();
    };
  }

  /** Looks at a choice, or confirms it; the board shows the game as it stands again. */
  select(choice: Choice): void {
    this.side.look = undefined;
    this.decision.select(choice);
  }

  /** Picks a plane on the board. */
  pick(origin: Group): void {
    this.decision.pick(origin, this.choices.ofPlane(origin));
  }

  undo(): void {
    this.decision.undo();
    this.strip?.focus();
  }

  /** Shows again what happened while the reader was away. */
  showAgain(): void {
    this.showing.again(this.source.log, dieOnTable(this.source.view));
  }

  async #send(choice: Choice): Promise<void> {
    const { session } = this.source;
    if (session.sending) return;
    this.strip?.focus();
    this.showing.recap.end();
    if (await session.submit(choice.text)) this.moved = true;
  }

  /** Plays on to the end of the log. What happens while the reader looks back is shown when they are done. */
  #follow(): void {
    const { log, view } = this.source;
    const [{ look }, { rotation }] = [this.side, this.board];
    untrack(() => {
      if (look) this.playback.skip();
      else {
        this.decision.begin(log.plies.length);
        this.showing.playOn(log, dieOnTable(view));
      }
      this.playback.rotateTo(rotation);
    });
  }

  /** Looking at one ply does not count as having seen the others. */
  #markSeen(): void {
    if (this.playback.busy || this.side.look) return;
    this.showing.settle();
    this.source.session.seen(this.playback.shown);
  }

  /** Sounds once for each decision of the reader. */
  #callReader(): void {
    if (this.#calledFor !== undefined) untrack(() => this.#effects.play('turn'));
  }
}
