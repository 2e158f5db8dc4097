/** Codes that carry a player over to another device (DESIGN § 7): short, used once, and gone after a while. */

import type { Core } from '../context/core.ts';
import { CODE_LENGTH, LETTERS, type HandOverCode } from '../model/hand-over-code.ts';

const TYPED_MS = 10 * 60_000;
/** An app is installed first, and opened from its home screen some time later. */
const INSTALLED_MS = 24 * 3_600_000;

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
