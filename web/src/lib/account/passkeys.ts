/** Passkeys in this browser: creating one, and signing in by one (docs/design.md#passkeys). */

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

/** A passkey belongs to a host name, so an IP address can have none. */
const isBareAddress = (hostname: string): boolean => /^[\d.]+$|:/.test(hostname);

export const hasPasskeys = (): boolean => browserSupportsWebAuthn() && !isBareAddress(location.hostname);

/** Why the browser ended a passkey dialog; undefined for errors of another kind. */
export function endedBy(error: unknown): 'stopped' | 'existing' | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError') return 'existing';
  const isBrowsers = error instanceof WebAuthnError || error instanceof DOMException;
  return isBrowsers || ['NotAllowedError', 'AbortError'].includes(error.name) ? 'stopped' : undefined;
}

/** Creates a passkey on this device and registers it under this name. */
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
  // This device's push subscription moves to the new player.
  healPush(browserPush()).catch(() => undefined);
  return player;
}

/** Signs in by the passkey that the player picks in the browser's dialog. */
export const signIn = async (): Promise<Player> => signInWith(await begin(), false);

/**
 * Lets the browser offer passkeys in a field marked `webauthn`, and signs in once one is picked. Undefined where the browser
 * cannot, or the server gives no options: the offer was unasked, so no error is shown.
 */
export async function offerPasskeys(): Promise<Player | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const optionsJSON = await begin().catch(() => undefined);
  return optionsJSON === undefined ? undefined : signInWith(optionsJSON, true);
}

/** Ends the autofill offer. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();
