/** Passkeys (DESIGN § 4, § 7): they keep a player the same on every device, and bring them back to one that lost them. */

import { createHash } from 'node:crypto';
import type { Core } from './core.ts';
import { toBase64Url } from './ids.ts';
import { mergeSession } from './merge-player.ts';
import { parseName, type Player } from './player.ts';
import { isThere, readMe } from './players.ts';
import type { FormerSession } from './ports.ts';
import { Problem } from './problem.ts';

/** What of a passkey proves that an answer is its own. */
export interface Credential {
  /** The credential's id as browsers write it: base64url, of up to 1023 bytes. */
  readonly credential: string;
  /** The public key, in COSE. */
  readonly publicKey: Uint8Array;
  /** How often the authenticator says it was used; many always say 0. */
  readonly counter: number;
  /** By which ways a browser reaches the authenticator, as it said itself. */
  readonly transports: readonly string[];
}

export interface Passkey extends Credential {
  readonly player: string;
  /** The hash of the credential's id. */
  readonly id: string;
  readonly name: string;
  readonly createdAtMs: number;
  /** null: never yet. */
  readonly usedAtMs: number | null;
}

/** A passkey as its player sees it. */
export const passkeyEntry = ({ id, name, createdAtMs, usedAtMs }: Passkey) => ({
  id,
  name,
  createdAt: new Date(createdAtMs).toISOString(),
  usedAt: usedAtMs === null ? null : new Date(usedAtMs).toISOString(),
});

/** What an authenticator signs: good once, and for one purpose. */
export interface Challenge {
  /** 256 random bits in base64url. */
  readonly challenge: string;
  /** Who makes a passkey with it; null: somebody signs in. */
  readonly player: string | null;
  readonly expiresAtMs: number;
}

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
async function takeChallenge(core: Core, challenge: string, player: string | null): Promise<boolean> {
  const given = await core.store.takeChallenge(challenge);
  if (given !== undefined && given.player !== null) await core.store.removeCodeOf(given.player, challenge);
  if (given === undefined || given.player !== player || given.expiresAtMs <= core.clock.nowMs())
    throw new Problem('unknown-challenge', 'this was not asked for, or too long ago; begin again');
  return true;
}

const bad = (): Problem => new Problem('bad-passkey', 'the answer does not prove what it should');
const unknown = (): Problem => new Problem('unknown-passkey', 'nobody has this passkey here');

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
  if (passkey === undefined || !isThere(player)) throw unknown();
  const counter = await used(answer, passkey, (challenge) => takeChallenge(core, challenge, null));
  if (counter === undefined) throw bad();
  // Two answers at the same moment with one count: one of them is a copy's.
  if (!(await core.store.notePasskeyUse(player.id, id, counter, core.clock.nowMs()))) throw bad();
  const token = await core.sessions.open(player.id, session);
  await mergeSession(core, session, player);
  return { player, token };
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
