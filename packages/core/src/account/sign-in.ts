/** Signing a device in as another player: by a passkey, or by a code from another device (docs/design.md#sessions). */

import type { Core } from '../context/core.ts';
import { idOf, newId } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { parseCode } from '../model/hand-over-code.ts';
import type { Player } from '../model/player.ts';
import type { FormerSession } from '../model/session.ts';
import { mergePlayer } from './merge-player.ts';
import { type Authenticators, bad, passkeyId, takeChallenge } from './passkeys.ts';
import { isThere } from './profile.ts';

const unknownPasskey = (): Problem => new Problem('unknown-passkey', 'no player has this passkey');

/**
 * Signs a device in as the player of a passkey. The guest of the device's former session merges into that player. Errors:
 * `unknown-passkey`, `unknown-challenge`, `bad-passkey`, `busy`.
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
  // Of two answers with the same counter at the same moment, one comes from a copied key.
  if (!(await core.store.notePasskeyUse(player.id, id, counter, core.clock.nowMs()))) throw bad();
  const token = await core.sessions.open(player.id, session);
  await mergeSession(core, session, player);
  return { player, token };
}

const unknownCode = (): Problem =>
  new Problem('unknown-code', 'there is no such code, or it was used or is too old');

/** The player that a code signs in; the code stays valid. Errors: `unknown-code`. */
export async function readCode(core: Core, text: string): Promise<Player> {
  const code = parseCode(text);
  const stored = code === undefined ? undefined : await core.store.readCode(code);
  if (stored === undefined || stored.expiresAtMs <= core.clock.nowMs()) throw unknownCode();
  const player = await core.store.readPlayer(stored.player);
  // A merged guest must not be signed in: two players could merge into each other.
  if (!isThere(player)) throw unknownCode();
  return player;
}

/**
 * Signs a device in as the player of a code. The guest of the device's former session merges into that player. The code is
 * used up, but the device that used it may retry where the answer was lost. Errors: `unknown-code`, `busy`.
 */
export async function useCode(
  core: Core,
  text: string,
  session: FormerSession | undefined,
): Promise<{ player: Player; token: string }> {
  const player = await readCode(core, text);
  const token = await core.sessions.open(player.id, session);
  // Store a hash, not the id: a deletion could not find it here. A device without a player cannot retry, because a session
  // token is never stored.
  const user = idOf(`aeroplane code ${session?.player ?? newId(core.randomBytes)}`);
  if (!(await core.store.claimCode(parseCode(text) ?? '', user))) {
    await core.sessions.revoke(token);
    throw unknownCode();
  }
  await mergeSession(core, session, player);
  return { player, token };
}

/** Merges the guest of a device's former session into the player that the device is signed in as. */
async function mergeSession(core: Core, session: FormerSession | undefined, player: Player): Promise<void> {
  // A session that acts for the player already may come from a merge cut by a crash, which is completed here.
  const guest = session?.actsFor === player.id ? session.player : (session?.actsFor ?? session?.player);
  if (guest !== undefined && guest !== player.id) await mergePlayer(core, guest, player);
}
