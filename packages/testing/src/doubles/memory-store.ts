/**
 * The store in memory: the twin of the DynamoDB store, under the same contract. Values are copied on their way in and
 * out, so that only a write can change what is stored.
 */

import type {
  Addressee,
  ChatMessage,
  Device,
  Due,
  Game,
  HandOverCode,
  Nudge,
  Page,
  Player,
  SecretGame,
  Session,
  Store,
} from '@aeroplane/core';
import { MemoryLists } from './memory-lists.ts';
import { pageOf, timeKey } from './memory-pages.ts';
import { copy, copyOf } from './memory-people.ts';

/** The most due games, and due players, that one call returns. */
const MOST_DUE = 400;

function withoutSecrets(game: SecretGame): Game {
  const { secrets: _, ...rest } = copy(game);
  return rest;
}

export class MemoryStore extends MemoryLists implements Store {
  readonly #games = new Map<string, SecretGame>();
  readonly #players = new Map<string, Player>();
  readonly #sessions = new Map<string, Session>();
  readonly #devices = new Map<string, Device>();
  readonly #owners = new Map<string, string>();
  readonly #codes = new Map<string, { readonly code: HandOverCode; readonly user?: string }>();
  readonly #nudges = new Map<string, Nudge>();
  readonly #limits = new Map<string, number>();
  readonly #messages = new Map<string, { readonly game: string; readonly message: ChatMessage }>();

  async readGame(id: string): Promise<Game | undefined> {
    const game = this.#games.get(id);
    return game === undefined ? undefined : withoutSecrets(game);
  }

  async readGames(ids: readonly string[]): Promise<Game[]> {
    return ids.flatMap((id) => this.#games.get(id) ?? []).map(withoutSecrets);
  }

  async readSecretGame(id: string): Promise<SecretGame | undefined> {
    return copyOf(this.#games, id);
  }

  async createGame(game: SecretGame): Promise<boolean> {
    if (this.#games.has(game.id)) return false;
    this.#games.set(game.id, copy(game));
    return true;
  }

  async replaceGame(game: SecretGame): Promise<boolean> {
    if (this.#games.get(game.id)?.version !== game.version - 1) return false;
    this.#games.set(game.id, copy(game));
    return true;
  }

  async openGames(limit: number, from?: string): Promise<Page<Game>> {
    const open = [...this.#games.values()].filter((game) => game.public && game.status === 'waiting');
    const entries = open.map((game) => [timeKey(game.createdAtMs, game.id), withoutSecrets(game)] as const);
    return pageOf('open', entries, limit, from);
  }

  async due(nowMs: number): Promise<Due> {
    const ids = (all: Iterable<{ readonly id: string; readonly wakeAtMs: number | null }>): string[] =>
      [...all]
        .filter(({ wakeAtMs }) => wakeAtMs !== null && wakeAtMs <= nowMs)
        .sort((a, b) => (a.wakeAtMs ?? 0) - (b.wakeAtMs ?? 0))
        .slice(0, MOST_DUE)
        .map(({ id }) => id);
    return { games: ids(this.#games.values()), players: ids(this.#players.values()) };
  }

  async readPlayer(id: string): Promise<Player | undefined> {
    return copyOf(this.#players, id);
  }

  async createPlayer(player: Player): Promise<void> {
    this.#players.set(player.id, copy(player));
  }

  async replacePlayer(player: Player): Promise<boolean> {
    if (this.#players.get(player.id)?.version !== player.version - 1) return false;
    this.#players.set(player.id, copy(player));
    return true;
  }

  async removePlayer(id: string): Promise<void> {
    this.#players.delete(id);
  }

  async readAddressee(id: string): Promise<Addressee | undefined> {
    const player = copyOf(this.#players, id);
    if (player === undefined) return undefined;
    return { player, devices: copy([...this.#devices.values()].filter((device) => device.player === id)) };
  }

  async readSession(player: string, hash: string): Promise<Session | undefined> {
    return copyOf(this.#sessions, `${player} ${hash}`);
  }

  async sessions(player: string): Promise<Session[]> {
    return copy([...this.#sessions.values()].filter((session) => session.player === player));
  }

  async putSession(session: Session): Promise<void> {
    this.#sessions.set(`${session.player} ${session.hash}`, copy(session));
  }

  async removeSession(player: string, hash: string): Promise<void> {
    this.#sessions.delete(`${player} ${hash}`);
  }

  async readDevice(player: string, id: string): Promise<Device | undefined> {
    return copyOf(this.#devices, `${player} ${id}`);
  }

  async putDevice(device: Device): Promise<void> {
    this.#devices.set(`${device.player} ${device.id}`, copy(device));
  }

  async setReached(player: string, id: string, reachedAtMs: number): Promise<void> {
    const device = this.#devices.get(`${player} ${id}`);
    if (device !== undefined) this.#devices.set(`${player} ${id}`, { ...device, reachedAtMs });
  }

  async removeDevice(player: string, id: string): Promise<void> {
    this.#devices.delete(`${player} ${id}`);
  }

  async ownerOfDevice(id: string): Promise<string | undefined> {
    return this.#owners.get(id);
  }

  async setOwnerOfDevice(id: string, player: string): Promise<void> {
    this.#owners.set(id, player);
  }

  async removeOwnerOfDevice(id: string, player: string): Promise<void> {
    if (this.#owners.get(id) === player) this.#owners.delete(id);
  }

  async readCode(code: string): Promise<HandOverCode | undefined> {
    return copyOf(this.#codes, code)?.code;
  }

  async putCode(code: HandOverCode): Promise<void> {
    this.#codes.set(code.code, { code: copy(code) });
  }

  async claimCode(code: string, user: string): Promise<boolean> {
    const stored = this.#codes.get(code);
    if (stored === undefined || (stored.user ?? user) !== user) return false;
    this.#codes.set(code, { ...stored, user });
    return true;
  }

  async removeCode(code: string): Promise<void> {
    this.#codes.delete(code);
    await this.takeChallenge(code);
  }

  async removeNudge(from: string, to: string): Promise<void> {
    this.#nudges.delete(`${from} ${to}`);
  }

  async removeMessage(game: string, t: string): Promise<void> {
    this.#messages.delete(`${game} ${t}`);
  }

  async readNudge(from: string, to: string): Promise<Nudge | undefined> {
    return copyOf(this.#nudges, `${from} ${to}`);
  }

  async putNudge(nudge: Nudge, olderThanMs: number): Promise<boolean> {
    const key = `${nudge.from} ${nudge.to}`;
    if ((this.#nudges.get(key)?.atMs ?? -Infinity) >= olderThanMs) return false;
    this.#nudges.set(key, copy(nudge));
    return true;
  }

  async readLimit(what: string, who: string): Promise<number | undefined> {
    return this.#limits.get(`${what} ${who}`);
  }

  async setLimit(what: string, who: string, fullAtMs: number, before: number | undefined): Promise<boolean> {
    if (this.#limits.get(`${what} ${who}`) !== before) return false;
    this.#limits.set(`${what} ${who}`, fullAtMs);
    return true;
  }

  async raiseLimit(what: string, who: string, byMs: number, mostMs: number): Promise<boolean> {
    const before = this.#limits.get(`${what} ${who}`);
    if (before === undefined || before > mostMs) return false;
    this.#limits.set(`${what} ${who}`, before + byMs);
    return true;
  }

  async removeLimit(what: string, who: string): Promise<void> {
    this.#limits.delete(`${what} ${who}`);
  }

  async putMessage(game: string, message: ChatMessage): Promise<boolean> {
    const key = `${game} ${message.t}`;
    if (this.#messages.has(key)) return false;
    this.#messages.set(key, { game, message: copy(message) });
    return true;
  }

  async chat(game: string, limit: number, from?: string): Promise<Page<ChatMessage>> {
    const said = [...this.#messages.values()].filter((one) => one.game === game);
    const entries = said.map(({ message }) => [message.t, copy(message)] as const);
    return pageOf(`chat ${game}`, entries, limit, from);
  }

  /** Everything stored, as text: to search for what must not be there. */
  dump(): string {
    const people = [this.#players, this.#sessions, ...this.listMaps, this.#devices];
    const all = [
      this.#games,
      ...people,
      ...this.peopleMaps,
      this.#owners,
      this.#codes,
      this.#nudges,
      this.#limits,
      this.#messages,
    ];
    return JSON.stringify(all.map((map) => [...map]));
  }

  /** All games. */
  everyGame(): SecretGame[] {
    return copy([...this.#games.values()]);
  }
}
