/** Passkeys (DESIGN § 4, § 7): they keep a player the same on every device, and bring them back to one that lost them. */

import { createHash } from 'node:crypto';
import type { Core } from '../context/core.ts';
import { toBase64Url } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import type { Challenge, Credential, Passkey } from '../model/passkey.ts';
import { parseName, type Player } from '../model/player.ts';
import { readMe } from './profile.ts';

/** A passkey as its player sees it. */
export const passkeyEntry = ({ id, name, createdAtMs, usedAtMs }: Passkey) => ({
  id,
  name,
  createdAt: new Date(createdAtMs).toISOString(),
  usedAt: usedAtMs === null ? null : new Date(usedAtMs).toISOString(),
});

/** Asks whether the challenge that an answer names is one that was given out. It is used up by asking. */
export type IsExpected = (challenge: string) => Promise<boolean>;

/** What checks the answers of authenticators (WebAuthn); undefined where one proves nothing. */
export interface Authenticators<Created = unknown, Used = unknown> {
  created(answer: Created, isExpected: IsExpected): Promise<Credential | undefined>;
  /** The counter that the authenticator has reached. */
  used(answer: Used, passkey: Passkey, isExpected: IsExpected): Promise<number | undefined>;
}

/** So many passkeys may one player have. */
export const MOST_PASSKEYS = 10;

/** Long enough for a page that offers passkeys while its reader looks around. */
const CHALLENGE_MS = 10 * 60_000;
const CHALLENGE_BYTES = 32;

/** The id of the passkey with this credential. */
export const passkeyId = (credential: string): string =>
  toBase64Url(createHash('sha256').update(credential).digest());

/** Gives a challenge out: for a passkey that a player makes, or with null for a sign-in. */
export async function newChallenge(core: Core, player: string | null): Promise<Challenge> {
  const challenge = toBase64Url(core.randomBytes(CHALLENGE_BYTES));
  const given = { challenge, player, expiresAtMs: core.clock.nowMs() + CHALLENGE_MS };
  // The player's list comes first, by which their deletion finds it.
  if (player !== null) await core.store.putCodeOf(player, challenge, given.expiresAtMs);
  await core.store.putChallenge(given);
  return given;
}

/** Takes the challenge that an answer names. `unknown-challenge` where it was not given for this, is used or too old. */
export async function takeChallenge(core: Core, challenge: string, player: string | null): Promise<boolean> {
  const given = await core.store.takeChallenge(challenge);
  if (given !== undefined && given.player !== null) await core.store.removeCodeOf(given.player, challenge);
  if (given === undefined || given.player !== player || given.expiresAtMs <= core.clock.nowMs())
    throw new Problem('unknown-challenge', 'this was not asked for, or too long ago; begin again');
  return true;
}

export const bad = (): Problem => new Problem('bad-passkey', 'the answer does not prove what it should');

/**
 * Begins a new passkey: its player, those the player has already, and the challenge. Errors: `too-often`,
 * `too-many-passkeys`, `not-signed-in`.
 */
export async function beginPasskey(
  core: Core,
  id: string,
): Promise<{ player: Player; passkeys: Passkey[]; challenge: Challenge }> {
  await core.limits.take('passkey', id);
  const player = await readMe(core, id);
  const passkeys = await core.store.passkeys(id);
  if (passkeys.length >= MOST_PASSKEYS)
    throw new Problem('too-many-passkeys', `one can have ${MOST_PASSKEYS} passkeys; remove one first`);
  return { player, passkeys, challenge: await newChallenge(core, id) };
}

/**
 * Keeps a passkey that was made. The player's list comes first: cut here, it has a key that signs nobody in and that can
 * be removed. Errors: `bad-name`, `unknown-challenge`, `bad-passkey`.
 */
export async function addPasskey<Created>(
  core: Core,
  { created }: Pick<Authenticators<Created>, 'created'>,
  player: string,
  answer: Created,
  name: string,
): Promise<Passkey> {
  const called = parseName(name);
  const credential = await created(answer, (challenge) => takeChallenge(core, challenge, player));
  if (credential === undefined) throw bad();
  const id = passkeyId(credential.credential);
  // No authenticator makes the same twice, so this one was not made for this.
  if ((await core.store.ownerOfPasskey(id)) !== undefined) throw bad();
  const passkey = {
    ...credential,
    player,
    id,
    name: called,
    createdAtMs: core.clock.nowMs(),
    usedAtMs: null,
  };
  await core.store.putPasskey(passkey);
  await core.store.setOwnerOfPasskey(id, player);
  return passkey;
}

/** Removes a passkey of a player's own; what is nobody's or another's is left alone. */
export async function removePasskey(core: Core, player: string, id: string): Promise<void> {
  if ((await core.store.ownerOfPasskey(id)) === player) await core.store.removeOwnerOfPasskey(id);
  await core.store.removePasskey(player, id);
}

/** Gives a guest's passkeys to the player that the guest becomes part of: each signs in as one of the two at any time. */
export async function movePasskeys(core: Core, guest: string, player: string): Promise<void> {
  for (const passkey of await core.store.passkeys(guest)) {
    await core.store.putPasskey({ ...passkey, player });
    await core.store.setOwnerOfPasskey(passkey.id, player);
    await core.store.removePasskey(guest, passkey.id);
  }
}
