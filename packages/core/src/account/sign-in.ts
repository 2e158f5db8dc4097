/** Signing a device in as a player it was not signed in as before: by a passkey, or by a code from another device (docs/design.md#people). */

import type { Core } from '../context/core.ts';
import { idOf, newId } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { parseCode } from '../model/hand-over-code.ts';
import type { Player } from '../model/player.ts';
import type { FormerSession } from '../model/session.ts';
import { mergePlayer } from './merge-player.ts';
import { type Authenticators, bad, passkeyId, takeChallenge } from './passkeys.ts';
import { isThere } from './profile.ts';

const unknownPasskey = (): Problem => new Problem('unknown-passkey', 'nobody has this passkey here');

/**
 * Signs a device in as the player of a passkey, who gets the seats of whoever the device belonged to until now, by its
 * session. Errors: `unknown-passkey`, `unknown-challenge`, `bad-passkey`, `busy`.
 */
export async function signInByPasskey<Used extends { readonly id: string }>(
  core: Core,
  { used }: Pick<Authenticators<never, Used>, 'used'>,
  answer: Used,
  session: FormerSession | undefined,
): Promise<{ player: Player; token: string }> {
  const id = passkeyId(answer.id);
  const owner = await core.store.ownerOfPasskey(id);
  const passkey = owner === undefined ? undefined : await core.store.readPasskey(owner, id);
  const player = passkey === undefined ? undefined : await core.store.readPlayer(passkey.player);
  if (passkey === undefined || !isThere(player)) throw unknownPasskey();
  const counter = await used(answer, passkey, (challenge) => takeChallenge(core, challenge, null));
  if (counter === undefined) throw bad();
  // Two answers at the same moment with one count: one of them is a copy's.
  if (!(await core.store.notePasskeyUse(player.id, id, counter, core.clock.nowMs()))) throw bad();
  const token = await core.sessions.open(player.id, session);
  await mergeSession(core, session, player);
  return { player, token };
}

const unknownCode = (): Problem =>
  new Problem('unknown-code', 'there is no such code, or it was used or is too old');

/** The player that a code carries over; it stays good. `unknown-code`. */
export async function readCode(core: Core, text: string): Promise<Player> {
  const code = parseCode(text);
  const stored = code === undefined ? undefined : await core.store.readCode(code);
  if (stored === undefined || stored.expiresAtMs <= core.clock.nowMs()) throw unknownCode();
  const player = await core.store.readPlayer(stored.player);
  // A guest who has become part of another player is nobody to carry over; two could become part of each other.
  if (!isThere(player)) throw unknownCode();
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
    throw unknownCode();
  }
  await mergeSession(core, session, player);
  return { player, token };
}

/** Makes whoever a device belonged to until now, by its session, part of the player that it is signed in as. */
export async function mergeSession(
  core: Core,
  session: FormerSession | undefined,
  player: Player,
): Promise<void> {
  // One that acts for the player already may come from a merge that was cut, which is then done again.
  const guest = session?.actsFor === player.id ? session.player : (session?.actsFor ?? session?.player);
  if (guest !== undefined && guest !== player.id) await mergePlayer(core, guest, player);
}
