/** Plays back a game ply by ply: the pieces and dice of this moment, and how many plies have been shown. */

import { boardTurned, piecesOf, type BoardGeometry, type Piece } from '@aeroplane/board';
import { eventsOf, type Seat } from '@aeroplane/engine';
import { ROLL_MS, tumblingFace } from '../board/tumble.ts';
import { lastDice, positionAt, seatOfPly, type GameLog } from '../model/log.ts';
import type { TableDie } from '../model/table-die.ts';
import { device } from '../platform/device.svelte.ts';
import type { Cue } from '../sound/cue.ts';
import { piecesAt, type Beat } from './beat.ts';
import { beatsOf } from './choreography.ts';
import { paceOf } from './pace.ts';

const AFTER_ROLL_MS = 260;
const FADE_MS = 170;

export class Playback {
  pieces = $state.raw<readonly Piece[]>([]);
  /** How many plies have been played back. */
  shown = $state(0);
  /** The last roll of each seat. */
  dice = $state.raw<readonly (number | null)[]>([null, null, null, null]);
  /** The seat whose die tumbles. */
  rolling = $state<Seat | null>(null);
  /** A ply or a roll is being played back. */
  busy = $state(false);
  /** How many plies are still to be played back. */
  waiting = $state(0);
  readonly pace = $derived(paceOf(device.settings.speed, this.waiting));

  #board: BoardGeometry;
  #log: GameLog | undefined;
  #table: TableDie | null = null;
  /** The last ply whose die has been rolled. */
  #rolledFor = -1;
  #skipping = false;
  #stopped = false;
  readonly #oncue: (cue: Cue) => void;

  /** `rotation` is in clockwise quarter turns. */
  constructor(rotation = 0, oncue: (cue: Cue) => void = () => undefined) {
    this.#board = boardTurned(rotation);
    this.#oncue = oncue;
  }

  /** Shows the position before ply `n` at once, with a die on the table that has been rolled. */
  jumpTo(log: GameLog, n: number, table: TableDie | null = null): void {
    this.#log = log;
    this.shown = Math.min(n, log.plies.length);
    this.dice = lastDice(log, this.shown);
    if (table) {
      this.#setDie(table.seat, table.die);
      this.#rolledFor = this.shown;
    }
    this.#settle();
  }

  /** Rotates the board to clockwise quarter turns, and ends the ply being played back at once. */
  rotateTo(rotation: number): void {
    if (rotation === this.#board.turn) return;
    this.#board = boardTurned(rotation);
    this.skip();
    this.#settle();
  }

  /** Plays on to the end of the log, and then rolls the die on the table. */
  async playOn(log: GameLog, table: TableDie | null): Promise<void> {
    this.#log = log;
    this.#table = table;
    this.waiting = log.plies.length - this.shown;
    const upToDate = this.waiting === 0 && (!table || this.#rolledFor === this.shown);
    if (this.busy || upToDate) return;
    this.busy = true;
    this.#skipping = false;
    // The log may grow meanwhile.
    while (!this.#stopped && this.shown < this.#log.plies.length) await this.#showPly(this.#log, this.shown);
    if (!this.#stopped) await this.#showTable();
    this.busy = false;
  }

  /** Jumps to the end. */
  skip(): void {
    this.#skipping = true;
  }

  /** Ends for good, when the page is left. */
  stop(): void {
    this.#stopped = true;
  }

  #settle(): void {
    const position = this.#log && positionAt(this.#log, this.shown);
    this.pieces = position ? piecesOf(this.#board, position) : [];
    this.waiting = (this.#log?.plies.length ?? 0) - this.shown;
  }

  async #showPly(log: GameLog, n: number): Promise<void> {
    const [ply, state, seat] = [log.plies[n], log.states[n], seatOfPly(log, n)];
    if (ply && state && seat !== null && !this.#skipping) {
      if ('die' in ply) await this.#roll(seat, ply.die, n);
      const events = eventsOf(state.rules, state.position, ply);
      const beats = beatsOf(this.#board, state.position, events, state.rules.planes);
      if (reducedMotion()) await this.#crossFade(log, n, beats);
      else for (const beat of beats) await this.#playBeat(beat);
    }
    if (ply && 'die' in ply && seat !== null) this.#setDie(seat, ply.die);
    this.shown = n + 1;
    this.#settle();
  }

  async #showTable(): Promise<void> {
    const table = this.#table;
    if (!table) return;
    await this.#roll(table.seat, table.die, this.shown);
  }

  #setDie(seat: Seat, die: number): void {
    if (this.dice[seat] === die) return;
    this.dice = this.dice.map((other, index) => (index === seat ? die : other));
  }

  async #roll(seat: Seat, die: number, ply: number): Promise<void> {
    if (this.#rolledFor !== ply && !this.#skipping) {
      this.#cue('roll');
      if (!reducedMotion()) {
        this.rolling = seat;
        await this.#during(ROLL_MS, (t) => this.#setDie(seat, tumblingFace(die, t)));
        this.rolling = null;
        await this.#during(AFTER_ROLL_MS, () => undefined);
      }
    }
    this.#rolledFor = ply;
    this.#setDie(seat, die);
  }

  #playBeat(beat: Beat): Promise<void> {
    let heard = 0;
    return this.#during(beat.ms, (t) => {
      for (let sound = beat.sounds[heard]; sound && sound.at <= t; sound = beat.sounds[heard]) {
        this.#cue(sound.cue);
        heard += 1;
      }
      this.pieces = piecesAt(beat, t);
    });
  }

  /** Skipped plies are silent. */
  #cue(cue: Cue): void {
    if (!this.#skipping && !this.#stopped) this.#oncue(cue);
  }

  /** With reduced motion, pieces fade out where they stood and fade in where they arrive. */
  async #crossFade(log: GameLog, n: number, beats: readonly Beat[]): Promise<void> {
    const [before, after] = [positionAt(log, n), positionAt(log, n + 1)];
    if (!before || !after) return;
    const [old, fresh] = [piecesOf(this.#board, before), piecesOf(this.#board, after)];
    const faded = (pieces: readonly Piece[], others: readonly Piece[], opacity: number) =>
      pieces.map((piece) =>
        others.some((other) => placeOf(other) === placeOf(piece)) ? piece : { ...piece, opacity },
      );
    const cues = beats.flatMap(({ sounds }) => sounds.map(({ cue }) => cue));
    cues.filter((cue, index) => cues.indexOf(cue) === index).forEach((cue) => this.#cue(cue));
    await this.#during(FADE_MS, (t) => (this.pieces = faded(old, fresh, 1 - t)));
    await this.#during(FADE_MS, (t) => (this.pieces = faded(fresh, old, t)));
  }

  /** Calls `frame` with times from 0 to 1, for a duration at the current pace. */
  #during(ms: number, frame: (t: number) => void): Promise<void> {
    return new Promise((resolve) => {
      let t = 0;
      let before: number | undefined;
      const step = (now: number): void => {
        t = Math.min(1, t + ((now - (before ?? now)) * this.pace) / ms);
        before = now;
        if (this.#skipping || this.#stopped) t = 1;
        frame(t);
        if (t < 1) requestAnimationFrame(step);
        else resolve();
      };
      requestAnimationFrame(step);
    });
  }
}

const placeOf = (piece: Piece): string => `${piece.seat}:${piece.step}:${piece.size}:${piece.x}:${piece.y}`;

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
