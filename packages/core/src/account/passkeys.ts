/** Passkeys (docs/design.md#passkeys): a player signs in with one on any device, also on one that has lost its session. */

import { createHash } from 'node:crypto';
import type { Core } from '../context/core.ts';
import { toBase64Url } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import type { Challenge, Credential, Passkey } from '../model/passkey.ts';
import { parseName, type Player } from '../model/player.ts';
import { readMe } from './profile.ts';

/** A passkey as its player sees it, without the key. */
export const passkeyEntry = ({ id, name, createdAtMs, usedAtMs }: Passkey) => ({
  id,
  name,
  createdAt: new Date(createdAtMs).toISOString(),
  usedAt: usedAtMs === null ? null : new Date(usedAtMs).toISOString(),
});

/** Whether the challenge that an answer names was given out. Asking uses it up. */
export type IsExpected = (challenge: string) => Promise<boolean>;

/** The verifier of authenticators' answers (WebAuthn). Its methods return undefined for an answer that proves nothing. */
export interface Authenticators<Created = unknown, Used = unknown> {
  created(answer: Created, isExpected: IsExpected): Promise<Credential | undefined>;
  /** The signature counter of the authenticator. */
  used(answer: Used, passkey: Passkey, isExpected: IsExpected): Promise<number | undefined>;
}

/** How many passkeys one player may have. */
export const MOST_PASSKEYS = 10;

/** How long a challenge is valid: a page may offer passkeys for minutes before its reader uses one. */
const CHALLENGE_MS = 10 * 60_000;
const CHALLENGE_BYTES = 32;

/** The id of the passkey with this credential. */
export const passkeyId = (credential: string): string =>
  toBase64Url(createHash('sha256').update(credential).digest());

/** Gives out a challenge for a player's new passkey, or with null for a sign-in. */
export async function newChallenge(core: Core, player: string | null): Promise<Challenge> {
  const challenge = toBase64Url(core.randomBytes(CHALLENGE_BYTES));
  const given = { challenge, player, expiresAtMs: core.clock.nowMs() + CHALLENGE_MS };
  // The player's list comes first, because a deletion finds challenges by it.
  if (player !== null) await core.store.putCodeOf(player, challenge, given.expiresAtMs);
  await core.store.putChallenge(given);
  return given;
}

/**
 * Uses up the challenge that an answer names. Errors: `unknown-challenge` where it was given for something else, was
 * used or is too old.
 */
export async function takeChallenge(core: Core, challenge: string, player: string | null): Promise<boolean> {
  const given = await core.store.takeChallenge(challenge);
  if (given !== undefined && given.player !== null) await core.store.removeCodeOf(given.player, challenge);
  if (given === undefined || given.player !== player || given.expiresAtMs <= core.clock.nowMs())
    throw new Problem('unknown-challenge', 'this challenge is unknown or too old; begin again');
  return true;
}

export const bad = (): Problem => new Problem('bad-passkey', 'the answer proves no passkey');

/**
 * Begins a new passkey: returns the player, their existing passkeys, and the challenge. Errors: `too-often`,
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
    throw new Problem('too-many-passkeys', `you can have ${MOST_PASSKEYS} passkeys; remove one first`);
  return { player, passkeys, challenge: await newChallenge(core, id) };
}

/**
 * Stores a new passkey. The player's list comes first: a crash in between leaves a listed passkey that signs nobody in and
 * can be removed. Errors: `bad-name`, `unknown-challenge`, `bad-passkey`.
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
  // No authenticator makes a credential twice, so a known one is a replay.
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

/** Removes a passkey of the player. An id of nobody, or of another player, changes nothing. */
export async function removePasskey(core: Core, player: string, id: string): Promise<void> {
  if ((await core.store.ownerOfPasskey(id)) === player) await core.store.removeOwnerOfPasskey(id);
  await core.store.removePasskey(player, id);
}

/** Moves a guest's passkeys to the player that the guest merges into. At every moment each signs in as one of the two. */
export async function movePasskeys(core: Core, guest: string, player: string): Promise<void> {
  for (const passkey of await core.store.passkeys(guest)) {
    await core.store.putPasskey({ ...passkey, player });
    await core.store.setOwnerOfPasskey(passkey.id, player);
    await core.store.removePasskey(guest, passkey.id);
  }
}
