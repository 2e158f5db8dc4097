/** Codes that carry a player over to another device (DESIGN § 7): short, used once, and gone after a while. */

import type { Core } from './core.ts';
import { idOf, newId } from './ids.ts';
import { mergeSession } from './merge-player.ts';
import type { Player } from './player.ts';
import { isThere } from './players.ts';
import type { FormerSession } from './ports.ts';
import { Problem } from './problem.ts';

export interface HandOverCode {
  readonly code: string;
  readonly player: string;
  readonly expiresAtMs: number;
}

/** Crockford's 32 letters and figures, none of which is taken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 10;

const TYPED_MS = 10 * 60_000;
/** An app is installed first, and opened from its home screen some time later. */
const INSTALLED_MS = 24 * 3_600_000;

/** A code as people type it: small letters, spaces and lookalikes allowed; undefined where it can be none. */
export function parseCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : undefined;
}

/** Makes a code for the player's other device; `install`: for the app that is being installed on this one. `too-often`. */
export async function makeCode(core: Core, player: string, install: boolean): Promise<HandOverCode> {
  await core.limits.take('code', player);
  const letters = [...core.randomBytes(CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  const lastsMs = install ? INSTALLED_MS : TYPED_MS;
  const code = { code: letters.join(''), player, expiresAtMs: core.clock.nowMs() + lastsMs };
  // The player's list comes first, by which their deletion finds it.
  await core.store.putCodeOf(player, code.code, code.expiresAtMs);
  await core.store.putCode(code);
  return code;
}

const unknown = (): Problem =>
  new Problem('unknown-code', 'there is no such code, or it was used or is too old');

/** The player that a code carries over; it stays good. `unknown-code`. */
export async function readCode(core: Core, text: string): Promise<Player> {
  const code = parseCode(text);
  const stored = code === undefined ? undefined : await core.store.readCode(code);
  if (stored === undefined || stored.expiresAtMs <= core.clock.nowMs()) throw unknown();
  const player = await core.store.readPlayer(stored.player);
  // A guest who has become part of another player is nobody to carry over; two could become part of each other.
  if (!isThere(player)) throw unknown();
  return player;
}

/**
 * Signs a device in as the player of a code, who gets the seats of whoever the device belonged to until now, by its
 * session. The code is used up; the device that used it may ask again where the answer was lost. Errors: `unknown-code`,
 * `busy`.
 */
export async function useCode(
  core: Core,
  text: string,
  session: FormerSession | undefined,
): Promise<{ player: Player; token: string }> {
  const player = await readCode(core, text);
  const token = await core.sessions.open(player.id, session);
  // Known again by what does not say who it is, which no deletion would find. Whoever has no player yet cannot be: the
  // token itself is not to be stored.
  const user = idOf(`aeroplane code ${session?.player ?? newId(core.randomBytes)}`);
  if (!(await core.store.claimCode(parseCode(text) ?? '', user))) {
    await core.sessions.revoke(token);
    throw unknown();
  }
  await mergeSession(core, session, player);
  return { player, token };
}
