/** One open game on this device: its view for the table, and the actions that change it. */

import { parseMove, type Colour } from '@aeroplane/engine';
import type { View } from '../api-types/types.ts';
import { offline } from '../i18n/offline.ts';
import {
  advance,
  leave,
  openLocalGame,
  play,
  rollByHand,
  seatOnTurn,
  type OpenedGame,
} from '../model/local-game.ts';
import type { GameLog } from '../model/log.ts';
import type { TableSession } from '../model/table-session.ts';
import type { Bots } from './bots.ts';
import { fairDie } from './fair-die.ts';
import { localGame, markLocalSeen, saveLocalGame } from './local-games.ts';
import { localView } from './local-view.ts';

export class LocalSession implements TableSession {
  readonly id: string;
  opened = $state.raw<OpenedGame>();
  /** There is no such game, or it is damaged. */
  unknown = $state(false);
  sending = $state(false);
  readonly everybodyHere = true;
  notice = $state('');
  readonly #bots: Bots;
  readonly #roll: () => number;
  #from = 0;
  #stopped = false;

  constructor(id: string, bots: Bots, roll: () => number = fairDie) {
    this.id = id;
    this.#bots = bots;
    this.#roll = roll;
  }

  readonly view = $derived.by((): View | undefined => this.opened && localView(this.opened));

  get word(): string {
    return this.notice;
  }

  get log(): GameLog | undefined {
    return this.opened?.log;
  }

  get from(): number {
    return this.#from;
  }

  /** Opens the game and plays on to the first decision of a person. */
  async start(): Promise<void> {
    try {
      const game = await localGame(this.id);
      this.#from = game?.seen ?? 0;
      this.opened = game && openLocalGame(game);
      this.unknown = this.opened === undefined;
    } catch {
      this.unknown = true;
    }
    await this.#goOn((opened) => advance(opened, this.#roll, Date.now()));
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  stop(): void {
    this.#stopped = true;
    this.#bots.close();
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  submit(text: string): Promise<boolean> {
    const move = parseMove(text);
    if (!move.ok) return Promise.resolve(false);
    return this.#goOn((opened) => play(opened, move.value, this.#roll, Date.now()));
  }

  roll(): Promise<boolean> {
    return this.#goOn((opened) => rollByHand(opened, this.#roll, Date.now()));
  }

  /** Removes a person for good, on any turn. */
  leave(colour: Colour): Promise<boolean> {
    return this.#goOn((opened) => leave(opened, colour, this.#roll, Date.now()));
  }

  seen(ply: number): void {
    // If the mark is lost, the same plies are shown again.
    markLocalSeen(this.id, ply).catch(() => undefined);
  }

  /** Catches up with another window that may have gone on with the game. */
  readonly #onVisibility = (): void => {
    if (document.visibilityState === 'visible' && !this.sending) void this.#goOn((opened) => opened);
  };

  /** Changes the game, and then lets the bots move. Nothing is shown before it is saved. */
  async #goOn(act: (opened: OpenedGame) => OpenedGame): Promise<boolean> {
    if (!this.opened || this.sending) return false;
    this.sending = true;
    this.notice = '';
    try {
      await this.#save(act(this.opened));
      while (await this.#botMoves());
      return true;
    } catch {
      this.notice = offline.local.notKept;
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Saves a game and shows it; if another window was faster, shows the game of that window. */
  async #save(next: OpenedGame): Promise<void> {
    const saved = await saveLocalGame(next.game);
    this.opened = saved === next.game ? next : saved && openLocalGame(saved);
    this.unknown = this.opened === undefined;
  }

  /** Lets the bot whose turn it is move; whether there was one. */
  async #botMoves(): Promise<boolean> {
    const { opened } = this;
    const level = opened && seatOnTurn(opened)?.level;
    const state = opened?.log.states.at(-1);
    const die = opened?.game.die ?? null;
    if (this.#stopped || !opened || !state || level === undefined || die === null) return false;
    // The mistakes of easy bots differ from game to game.
    const seed = opened.game.createdAtMs + opened.game.plies.length;
    const { rules, position } = state;
    const move = await this.#bots.choose({ level, rules, position, die, seed });
    await this.#save(play(opened, move, this.#roll, Date.now()));
    return true;
  }
}
