/**
 * Judges every notice from outside: by what was written to the games, by the engine, and by the people's own nights,
 * days off and devices. It shares no code with what queues and delivers notices.
 */

import type { NoticeContent } from '@aeroplane/core';
import type { Ask, Observer, Seen } from './observer.ts';

export const FAULTS = [
  'taken already',
  'own act',
  'seat held',
  'in rest',
  'muted',
  'twice',
  'no choice',
  'never told',
  'not so',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What the checker asks about the people of a world. */
export interface People {
  /** Whether a player is in quiet hours or on vacation, as far as this game knows. */
  rests(player: string, game: string, atMs: number): boolean;
  mutes(player: string, game: string): boolean;
  /** The devices that could receive notices during the whole interval. */
  devices(player: string, fromMs: number, toMs: number): readonly string[];
}

/** A notice that was sent. */
export interface Sent {
  readonly player: string;
  readonly device: string;
  readonly telling: NoticeContent;
  readonly atMs: number;
}

export interface Wrong extends Sent {
  readonly fault: Fault;
}

/** The part of the observer that the checker uses. */
export type Watch = Pick<Observer, 'of' | 'onWritten'>;

const MINUTE_MS = 60_000;

/** A reminder that is due as the night begins is sent by the next sweep. */
const LATE_MS = 10 * MINUTE_MS;

/** A decision taken this soon after it opened may go without a notice. */
const SOON_MS = 2 * MINUTE_MS;

const ASKING = ['decision', 'reminder', 'nudge'];

const askName = ({ dice }: Ask): string => `${dice}`;

export class Checker {
  readonly #observer: Watch;
  readonly #people: People;
  readonly #heard = new Set<string>();
  /** By game and player: the version in which a bot took the seat over. */
  readonly #takings = new Map<string, number>();
  readonly sent: Record<string, number> = {};
  readonly wrong: { readonly fault: Fault; readonly what: string }[] = [];

  constructor(observer: Watch, people: People) {
    this.#observer = observer;
    this.#people = people;
    observer.onWritten((after, before) => this.#noteTakings(after, before));
  }

  #noteTakings({ game }: Seen, before: Seen | undefined): void {
    for (const [index, { sitter }] of game.seats.entries()) {
      const was = before?.game.seats[index]?.sitter;
      if (sitter.kind === 'player' && sitter.botPlays && !(was?.kind === 'player' && was.botPlays))
        this.#takings.set(`${game.id} ${sitter.player}`, game.version);
    }
  }

  #fault(fault: Fault, { telling, player, device, atMs }: Sent): void {
    const what = `${telling.kind} of ${telling.game} to ${player} on ${device} at ${new Date(atMs).toISOString()}`;
    this.wrong.push({ fault, what: `${fault}: ${what}` });
  }

  /** Judges a notice at the moment it is sent. */
  judge(sent: Sent): void {
    const { telling, player, atMs } = sent;
    this.sent[telling.kind] = (this.sent[telling.kind] ?? 0) + 1;
    const seen = this.#observer.of(telling.game);
    if (this.#people.mutes(player, telling.game)) this.#fault('muted', sent);
    if (
      this.#people.rests(player, telling.game, atMs) &&
      !this.#isBedtime(sent) &&
      !this.#cannotWait(sent, seen)
    )
      this.#fault('in rest', sent);
    if (ASKING.includes(telling.kind)) this.#judgeAsking(sent, seen);
    else if (!this.#isSo(sent, seen)) this.#fault('not so', sent);
    this.#judgeOnce(sent, seen);
  }

  /** A reminder that would fall into the night is sent when the night begins. */
  #isBedtime({ telling, player, atMs }: Sent): boolean {
    return telling.kind === 'reminder' && !this.#people.rests(player, telling.game, atMs - LATE_MS);
  }

  /** A decision that ends within its player's quiet time, announced after it had opened, is sent at once. */
  #cannotWait({ telling, player, atMs }: Sent, { game }: Seen): boolean {
    if (!ASKING.includes(telling.kind) || game.decision === null) return false;
    for (let ms = atMs; ms < game.decision.deadlineAtMs; ms += 10 * MINUTE_MS)
      if (!this.#people.rests(player, telling.game, ms)) return false;
    return true;
  }

  #judgeAsking(sent: Sent, { game, ask, choices }: Seen): void {
    const { telling, player } = sent;
    const sitter = game.seats.find(
      (seat) => seat.sitter.kind === 'player' && seat.sitter.player === player,
    )?.sitter;
    if (sitter?.kind !== 'player' || sitter.botPlays) this.#fault('seat held', sent);
    else if (ask?.player !== player || telling.ply !== game.log.length) this.#fault('taken already', sent);
    else if (telling.kind === 'decision' && (ask.by === player || ask.actedAtMs !== null))
      this.#fault('own act', sent);
    else if (game.rolling === 'auto' && choices < 2) this.#fault('no choice', sent);
  }

  /** Whether the game is as the notice says. */
  #isSo({ telling, player }: Sent, { game, state, plies }: Seen): boolean {
    const seat = game.seats.find((one) => one.sitter.kind === 'player' && one.sitter.player === player);
    if (seat?.sitter.kind !== 'player') return false;
    const left = state?.position.left.some((colour) => colour === seat.colour) ?? false;
    switch (telling.kind) {
      case 'took-over':
        return seat.sitter.botPlays || (game.strict && left);
      case 'finished':
        return game.status === 'finished' && !left;
      case 'started':
        return game.status === 'playing' && plies.every(({ ply }) => 'die' in ply);
      case 'joined':
        return game.status === 'waiting' && game.seats[game.creator] === seat;
      case 'rematch':
        return game.status === 'waiting';
      case 'chat':
      case 'decision':
      case 'reminder':
      case 'nudge':
        return true;
    }
  }

  #judgeOnce(sent: Sent, { game, ask }: Seen): void {
    const { telling, player, device } = sent;
    const taking = this.#takings.get(`${game.id} ${player}`) ?? 0;
    const occasions: { readonly [K in NoticeContent['kind']]?: string | undefined } = {
      decision: ask && askName(ask),
      reminder: ask && askName(ask),
      'took-over': `${taking}`,
      joined: telling.who,
      nudge: `${sent.atMs}`,
      chat: `${sent.atMs}`,
    };
    const name = `${device} ${game.id} ${telling.kind} ${occasions[telling.kind] ?? ''}`;
    if (this.#heard.has(name)) this.#fault('twice', sent);
    this.#heard.add(name);
  }

  /** Judges a decision that is over: whether its player was notified, where they had to be. */
  judgeAsk(ask: Ask): void {
    const { player, game, openedAtMs, by } = ask;
    const closedAtMs = ask.actedAtMs ?? ask.closedAtMs;
    if (closedAtMs === null || by === player || this.#people.mutes(player, game)) return;
    let fromMs = openedAtMs;
    while (fromMs < closedAtMs && this.#people.rests(player, game, fromMs)) fromMs += MINUTE_MS;
    if (fromMs + SOON_MS >= closedAtMs) return;
    for (const device of this.#people.devices(player, openedAtMs, closedAtMs)) {
      const heard = ['decision', 'reminder'].some((kind) =>
        this.#heard.has(`${device} ${game} ${kind} ${askName(ask)}`),
      );
      if (heard) continue;
      const opened = new Date(openedAtMs).toISOString();
      this.wrong.push({
        fault: 'never told',
        what: `never told: the decision of ${game} opened at ${opened} to ${player} on ${device}`,
      });
    }
  }
}
