/** The part of the in-memory store with passkeys, merged guests, blocks and reports. */

import type { Block, Challenge, Passkey, Report } from '@aeroplane/core';

export const copy = <T>(value: T): T => structuredClone(value);

/** A map that copies its values on their way in and out. */
export function copyOf<T>(map: ReadonlyMap<string, T>, key: string): T | undefined {
  const value = map.get(key);
  return value === undefined ? undefined : copy(value);
}

export class MemoryPeople {
  readonly #passkeys = new Map<string, Passkey>();
  readonly #passkeyOwners = new Map<string, string>();
  readonly #challenges = new Map<string, Challenge>();
  readonly #codesOf = new Map<string, { readonly player: string; readonly code: string }>();
  readonly #guests = new Map<string, { readonly player: string; readonly guest: string }>();
  readonly #blocks = new Map<string, Block>();
  readonly #blockers = new Map<string, { readonly player: string; readonly blocker: string }>();
  readonly #reports = new Map<string, Report>();

  /** Everything stored here. */
  protected get peopleMaps(): ReadonlyMap<string, unknown>[] {
    const keys = [this.#passkeys, this.#passkeyOwners, this.#challenges, this.#codesOf, this.#guests];
    return [...keys, this.#blocks, this.#blockers, this.#reports];
  }

  async readPasskey(player: string, id: string): Promise<Passkey | undefined> {
    return copyOf(this.#passkeys, `${player} ${id}`);
  }

  async passkeys(player: string): Promise<Passkey[]> {
    return copy([...this.#passkeys.values()].filter((passkey) => passkey.player === player));
  }

  async putPasskey(passkey: Passkey): Promise<void> {
    this.#passkeys.set(`${passkey.player} ${passkey.id}`, copy(passkey));
  }

  async removePasskey(player: string, id: string): Promise<void> {
    this.#passkeys.delete(`${player} ${id}`);
  }

  async notePasskeyUse(player: string, id: string, counter: number, usedAtMs: number): Promise<boolean> {
    const passkey = this.#passkeys.get(`${player} ${id}`);
    if (passkey === undefined || (counter > 0 ? passkey.counter >= counter : passkey.counter > 0))
      return false;
    this.#passkeys.set(`${player} ${id}`, { ...passkey, counter, usedAtMs });
    return true;
  }

  async ownerOfPasskey(id: string): Promise<string | undefined> {
    return this.#passkeyOwners.get(id);
  }

  async setOwnerOfPasskey(id: string, player: string): Promise<void> {
    this.#passkeyOwners.set(id, player);
  }

  async removeOwnerOfPasskey(id: string): Promise<void> {
    this.#passkeyOwners.delete(id);
  }

  async putChallenge(challenge: Challenge): Promise<void> {
    this.#challenges.set(challenge.challenge, copy(challenge));
  }

  async takeChallenge(challenge: string): Promise<Challenge | undefined> {
    const taken = copyOf(this.#challenges, challenge);
    this.#challenges.delete(challenge);
    return taken;
  }

  async codesOf(player: string): Promise<string[]> {
    return [...this.#codesOf.values()].filter((one) => one.player === player).map(({ code }) => code);
  }

  async putCodeOf(player: string, code: string): Promise<void> {
    this.#codesOf.set(`${player} ${code}`, { player, code });
  }

  async removeCodeOf(player: string, code: string): Promise<void> {
    this.#codesOf.delete(`${player} ${code}`);
  }

  async guests(player: string): Promise<string[]> {
    return [...this.#guests.values()].filter((one) => one.player === player).map(({ guest }) => guest);
  }

  async putGuest(player: string, guest: string): Promise<void> {
    this.#guests.set(`${player} ${guest}`, { player, guest });
  }

  async removeGuest(player: string, guest: string): Promise<void> {
    this.#guests.delete(`${player} ${guest}`);
  }

  async readBlock(player: string, blocked: string): Promise<Block | undefined> {
    return copyOf(this.#blocks, `${player} ${blocked}`);
  }

  async blocks(player: string): Promise<Block[]> {
    return copy([...this.#blocks.values()].filter((block) => block.player === player));
  }

  async putBlock(block: Block): Promise<void> {
    this.#blocks.set(`${block.player} ${block.blocked}`, copy(block));
  }

  async removeBlock(player: string, blocked: string): Promise<void> {
    this.#blocks.delete(`${player} ${blocked}`);
  }

  async blockers(player: string): Promise<string[]> {
    return [...this.#blockers.values()].filter((one) => one.player === player).map(({ blocker }) => blocker);
  }

  async putBlocker(player: string, blocker: string): Promise<void> {
    this.#blockers.set(`${player} ${blocker}`, { player, blocker });
  }

  async removeBlocker(player: string, blocker: string): Promise<void> {
    this.#blockers.delete(`${player} ${blocker}`);
  }

  async putReport(report: Report): Promise<void> {
    this.#reports.set(`${report.game} ${report.by}${report.of}`, copy(report));
  }

  async reports(game: string): Promise<Report[]> {
    return copy([...this.#reports.values()].filter((report) => report.game === game));
  }

  async removeReport({ game, by, of }: Pick<Report, 'game' | 'by' | 'of'>): Promise<void> {
    this.#reports.delete(`${game} ${by}${of}`);
  }
}
