/** Passkeys as this browser has them: making one, and signing in by one (DESIGN § 7). */

import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Passkey, Player } from '../api-types/types.ts';
import { notePlayer } from '../api/known-player.ts';
import { beginPasskey, beginSignIn, keepPasskey, signInByPasskey } from '../api/passkeys.ts';
import { browserPush } from '../push/browser-push.ts';
import { healPush } from '../push/push-switch.ts';

/** A passkey is for the name of a host, which a bare address has none of. */
const isBareAddress = (hostname: string): boolean => /^[\d.]+$|:/.test(hostname);

export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !isBareAddress(location.hostname);

/** How a player ended it, or why the browser did; undefined for what is no matter of passkeys. */
export function endedBy(error: unknown): 'stopped' | 'existing' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError') return 'existing';
  const isBrowsers = error instanceof WebAuthnError || error instanceof DOMException;
  return isBrowsers || ['NotAllowedError', 'AbortError'].includes(error.name) ? 'stopped' : undefined;
}

/** Has the device make a passkey under this name, and the server keep it. */
export async function makePasskey(name: string): Promise<Passkey> {
  const optionsJSON = await beginPasskey<PublicKeyCredentialCreationOptionsJSON>();
  return keepPasskey(name, await startRegistration({ optionsJSON }));
}

const begin = () => beginSignIn<PublicKeyCredentialRequestOptionsJSON>();

async function signInWith(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  useBrowserAutofill: boolean,
): Promise<Player> {
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const player = await signInByPasskey(response);
  notePlayer();
  // Pushes that came here for whoever it was before are that player's from now on.
  healPush(browserPush()).catch(() => undefined);
  return player;
}

/** Asks which passkey to sign in by. */
export const signIn = async (): Promise<Player> => signInWith(await begin(), false);

/**
 * Lets the browser offer passkeys in a field marked `webauthn`, until one is taken; undefined where it cannot, or where
 * the server has nothing to begin with: nobody has asked for it, so nobody is told why.
 */
export async function offerPasskeys(): Promise<Player | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const optionsJSON = await begin().catch(() => undefined);
  return optionsJSON === undefined ? undefined : signInWith(optionsJSON, true);
}

/** Takes the offer back. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();
