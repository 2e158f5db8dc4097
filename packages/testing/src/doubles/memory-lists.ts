/** Memberships and finished games in memory: the part of the store that lists a player's games. */

import type { FinishedGame, ListStore, Membership, Page } from '@aeroplane/core';
import { pageOf, timeKey } from './memory-pages.ts';
import { copy, copyOf, MemoryPeople } from './memory-people.ts';

export class MemoryLists extends MemoryPeople implements ListStore {
  readonly #memberships = new Map<string, Membership>();
  readonly #done = new Map<string, { readonly player: string; readonly game: FinishedGame }>();

  /** All that is stored here. */
  protected get listMaps(): ReadonlyMap<string, unknown>[] {
    return [this.#memberships, this.#done];
  }

  async readMembership(player: string, game: string): Promise<Membership | undefined> {
    return copyOf(this.#memberships, `${player} ${game}`);
  }

  async memberships(player: string): Promise<Membership[]> {
    return copy([...this.#memberships.values()].filter((membership) => membership.player === player));
  }

  async addMembership(player: string, game: string, sinceMs: number): Promise<void> {
    const known = this.#memberships.get(`${player} ${game}`) ?? { seen: 0, muted: false, receipts: [] };
    this.#memberships.set(`${player} ${game}`, { ...known, player, game, sinceMs });
  }

  async removeMembership(player: string, game: string): Promise<void> {
    this.#memberships.delete(`${player} ${game}`);
  }

  /** Changes a membership that is there; false where none is. */
  #changeMembership(player: string, game: string, change: (one: Membership) => Partial<Membership>): boolean {
    const membership = this.#memberships.get(`${player} ${game}`);
    if (membership === undefined) return false;
    this.#memberships.set(`${player} ${game}`, { ...membership, ...copy(change(membership)) });
    return true;
  }

  async markSeen(player: string, game: string, ply: number): Promise<boolean> {
    return this.#changeMembership(player, game, ({ seen }) => ({ seen: Math.max(seen, ply) }));
  }

  async markChatRead(player: string, game: string, t: string): Promise<boolean> {
    return this.#changeMembership(player, game, ({ chat = '' }) => ({ chat: t > chat ? t : chat }));
  }

  async setMuted(player: string, game: string, muted: boolean): Promise<boolean> {
    return this.#changeMembership(player, game, () => ({ muted }));
  }

  async setReceipts(
    player: string,
    game: string,
    receipts: readonly string[],
    before: readonly string[],
  ): Promise<boolean> {
    const membership = this.#memberships.get(`${player} ${game}`);
    if (membership?.receipts.join(' ') !== before.join(' ')) return false;
    return this.#changeMembership(player, game, () => ({ receipts }));
  }

  async readFinishedGame(
    player: string,
    finishedAtMs: number,
    game: string,
  ): Promise<FinishedGame | undefined> {
    return copyOf(this.#done, `${player} ${timeKey(finishedAtMs, game)}`)?.game;
  }

  async putFinishedGame(player: string, done: FinishedGame): Promise<void> {
    const key = `${player} ${timeKey(done.finishedAtMs, done.game)}`;
    this.#done.set(key, { player, game: copy(done) });
  }

  async removeFinishedGame(player: string, finishedAtMs: number, game: string): Promise<void> {
    this.#done.delete(`${player} ${timeKey(finishedAtMs, game)}`);
  }

  async markFinishedSeen(player: string, finishedAtMs: number, game: string, ply: number): Promise<void> {
    const key = `${player} ${timeKey(finishedAtMs, game)}`;
    const done = this.#done.get(key)?.game;
    if (done !== undefined)
      this.#done.set(key, { player, game: { ...done, seen: Math.max(done.seen, ply) } });
  }

  async markFinishedChatRead(player: string, finishedAtMs: number, game: string, t: string): Promise<void> {
    const key = `${player} ${timeKey(finishedAtMs, game)}`;
    const done = this.#done.get(key)?.game;
    if (done !== undefined && t > (done.chat ?? ''))
      this.#done.set(key, { player, game: { ...done, chat: t } });
  }

  async finishedGames(player: string, limit: number, from?: string): Promise<Page<FinishedGame>> {
    const own = [...this.#done.values()].filter((done) => done.player === player);
    const entries = own.map(({ game }) => [timeKey(game.finishedAtMs, game.game), copy(game)] as const);
    return pageOf(`done ${player}`, entries, limit, from);
  }

  /** Every membership there is. */
  everyMembership(): Membership[] {
    return copy([...this.#memberships.values()]);
  }
}
