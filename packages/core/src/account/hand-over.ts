/**
 * Hand-over codes, which sign a player in on another device (docs/design.md#handing-over): short, used once, and
 * short-lived.
 */

import type { Core } from '../context/core.ts';
import { CODE_LENGTH, LETTERS, type HandOverCode } from '../model/hand-over-code.ts';

/** How long a code for typing is valid. */
const TYPED_MS = 10 * 60_000;
/** How long a code for an installation is valid: the app may be opened from the home screen much later. */
const INSTALLED_MS = 24 * 3_600_000;

/**
 * Makes a code for the player's other device, or with `install` for the app that is being installed. Errors:
 * `too-often`.
 */
export async function makeCode(core: Core, player: string, install: boolean): Promise<HandOverCode> {
  await core.limits.take('code', player);
  const letters = [...core.randomBytes(CODE_LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  const lastsMs = install ? INSTALLED_MS : TYPED_MS;
  const code = { code: letters.join(''), player, expiresAtMs: core.clock.nowMs() + lastsMs };
  // The player's list comes first, because a deletion finds codes by it.
  await core.store.putCodeOf(player, code.code, code.expiresAtMs);
  await core.store.putCode(code);
  return code;
}
