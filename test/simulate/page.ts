/** The app while somebody looks at a game: it reads, polls, submits, and reports what was seen. */

import {
  changedAtMs,
  leaveGame,
  markSeen,
  Problem,
  readingOf,
  rollDie,
  submitMove,
  takeSeatBack,
  type Core,
  type Game,
} from '@aeroplane/core';
import { legalMoves, makeMove } from '@aeroplane/engine';
import { chooseMove } from '@aeroplane/bot';
import type { Script } from './agenda.ts';
import type { Charge } from './meter.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** A page polls every 2 s for two minutes after a change, and every 20 s otherwise. */
const LIVELY_MS = 2_000;
const QUIET_MS = 20_000;
const LIVELY_FOR_MS = 2 * 60_000;

const SEEN_AFTER_MS = 1_500;
const ROLLS_MS = 2_500;

/** Counters of a page. */
export interface Submits {
  count: number;
  /** Write units of the accepted submits. */
  units: number;
}

export class Page {
  readonly #world: World;
  readonly #person: Person;
  readonly #id: string;
  readonly #submits: Submits;
  #game: Game | undefined;
  #seen = 0;
  #changedMs = -Infinity;
  /** The cost of the last reading of the game. */
  #charges: readonly Charge[] | undefined;

  constructor(world: World, person: Person, id: string, submits: Submits) {
    this.#world = world;
    this.#person = person;
    this.#id = id;
    this.#submits = submits;
  }

  get #core(): Core {
    return this.#world.core;
  }

  get #nowMs(): number {
    return this.#world.agenda.nowMs();
  }

  get game(): Game | undefined {
    return this.#game;
  }

  async #read(purpose: 'open' | 'poll'): Promise<void> {
    const { meter, observer } = this.#world;
    // Reading an unchanged game again costs the same.
    if (purpose === 'poll' && this.#game?.version === observer.of(this.#id).game.version && this.#charges)
      return meter.again(purpose, this.#charges);
    const read = async (): Promise<void> => {
      const game = await this.#core.games.read(this.#id);
      const reading = await readingOf(this.#core, this.#person.id, game);
      this.#seen = Math.max(this.#seen, reading?.seen ?? 0);
      this.#take(game);
    };
    this.#charges = await meter.run(purpose, () => meter.noting(read));
  }

  #take(game: Game): void {
    if (this.#game === undefined) this.#changedMs = changedAtMs(game);
    else if (game.version !== this.#game.version) this.#changedMs = this.#nowMs;
    this.#game = game;
  }

  async open(): Promise<void> {
    await this.#read('open');
  }

  /** Stays for a while and polls; with `untilAsked`, ends as soon as the person has a decision. */
  async *stay(ms: number, untilAsked = false): Script {
    let leftMs = ms;
    while (leftMs > 0 && !(untilAsked && this.isAsked())) {
      const pauseMs = this.#nowMs - this.#changedMs < LIVELY_FOR_MS ? LIVELY_MS : QUIET_MS;
      yield Math.min(leftMs, pauseMs);
      leftMs -= pauseMs;
      if (leftMs > 0) await this.#read('poll');
    }
  }

  /** Reports what was shown after a short delay, so that immediate follow-ups are included. */
  async *tellSeen(): Script {
    const game = this.#game;
    if (game === undefined || game.log.length <= this.#seen) return;
    this.#seen = game.log.length;
    yield SEEN_AFTER_MS;
    await this.#world.meter.run('seen', () => markSeen(this.#core, this.#person.id, this.#id, this.#seen));
  }

  /** Whether the person has a decision, as far as this page knows. */
  isAsked(): boolean {
    const { ask, game } = this.#world.observer.of(this.#id);
    return ask?.player === this.#person.id && this.#game?.version === game.version;
  }

  isHeld(): boolean {
    return (
      this.#game?.seats.some(
        ({ sitter }) => sitter.kind === 'player' && sitter.player === this.#person.id && sitter.botPlays,
      ) ?? false
    );
  }

  /** Takes the decision that the page shows, unless it is too late. */
  async *decide(): Script {
    const game = this.#game;
    if (game === undefined) return;
    const ply = game.log.length;
    if (game.rolling === 'tap' && !game.rolled) {
      await this.#submit(() => rollDie(this.#core, this.#person.id, this.#id, ply));
      yield ROLLS_MS;
      if (!this.isAsked() || this.#game?.log.length !== ply) return;
    }
    const move = this.#choose();
    if (move !== undefined)
      await this.#submit(() => submitMove(this.#core, this.#person.id, this.#id, { ply, move }));
  }

  #choose(): string | undefined {
    const { game, state, die } = this.#world.observer.of(this.#id);
    if (state === undefined || die === undefined) return undefined;
    const { level, chance } = this.#person;
    const moves = legalMoves(game.rules, state.position, die);
    const chosen =
      level === 'random'
        ? moves[chance.below(moves.length)]
        : chooseMove(level, game.rules, state.position, die, chance.below(2 ** 16));
    return chosen === undefined ? undefined : makeMove(chosen);
  }

  async #submit(call: () => Promise<Game>): Promise<void> {
    const { meter, observer } = this.#world;
    const before = meter.written;
    try {
      const after = await meter.run('submit', () => observer.act(this.#person.id, call));
      this.#submits.count += 1;
      this.#submits.units += meter.written - before;
      this.#take(after);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.#read('open');
    }
  }

  async takeBack(): Promise<void> {
    await this.#other(() => takeSeatBack(this.#core, this.#person.id, this.#id));
  }

  async resign(): Promise<void> {
    await this.#other(() => leaveGame(this.#core, this.#person.id, this.#id));
  }

  async #other(call: () => Promise<Game>): Promise<void> {
    const { meter, observer } = this.#world;
    try {
      this.#take(await meter.run('other', () => observer.act(this.#person.id, call)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
}
