/** WebAuthn, as the use cases of passkeys ask for it: options for browsers, and checks of what authenticators answer. */

import { Problem, type Authenticators, type Challenge, type Passkey, type Player } from '@aeroplane/core';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Context } from 'hono';
import type { GroundDeps } from './env.ts';
import type { CreatedPasskey, UsedPasskey } from './schema/passkey.ts';
import { expectedOrigin } from './write-guard.ts';

/** Who passkeys are for: the pages of this origin, by the name of their host. */
export interface RelyingParty {
  readonly origin: string;
  readonly id: string;
}

/** As people see it beside their passkeys; a name of ours, not a text in their language. */
const NAME = 'Aeroplane Chess';

/** A presence is enough where an authenticator cannot tell its owner: nothing here is worth turning one away. */
const USER_VERIFICATION = 'preferred';

export function relyingParty(deps: GroundDeps, c: Context): RelyingParty {
  const origin = expectedOrigin(deps, c.req.header('Host'));
  return { origin, id: URL.parse(origin)?.hostname ?? 'localhost' };
}

/** EdDSA, ES256 and RS256, by their numbers in COSE: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = (text: string, encoding: BufferEncoding = 'base64url') =>
  Uint8Array.from(Buffer.from(text, encoding));

const reachOf = ({ credential, transports }: Passkey) => ({
  id: credential,
  transports: transports as AuthenticatorTransport[],
});

/** What a browser is given to make a passkey that it finds by itself later. */
export const creationOptions = (
  { id }: RelyingParty,
  begun: { readonly player: Player; readonly passkeys: readonly Passkey[]; readonly challenge: Challenge },
) =>
  generateRegistrationOptions({
    rpName: NAME,
    rpID: id,
    userID: bytesOf(begun.player.id, 'utf8'),
    userName: begun.player.name,
    userDisplayName: begun.player.name,
    challenge: bytesOf(begun.challenge.challenge),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: begun.passkeys.map(reachOf),
    authenticatorSelection: { residentKey: 'required', userVerification: USER_VERIFICATION },
  });

/** What a browser is given to find a passkey, whosever it is. */
export const requestOptions = ({ id }: RelyingParty, { challenge }: Challenge) =>
  generateAuthenticationOptions({
    rpID: id,
    challenge: bytesOf(challenge),
    userVerification: USER_VERIFICATION,
  });

/** An answer that is not as it should be is refused; what the use cases say of its challenge they say themselves. */
async function unlessRefused<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Problem) throw error;
    return undefined;
  }
}

export const webAuthn = ({ origin, id }: RelyingParty): Authenticators<CreatedPasskey, UsedPasskey> => ({
  created: (answer, isExpected) =>
    unlessRefused(async () => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        expectedChallenge: isExpected,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) return undefined;
      const { credential } = registrationInfo;
      return {
        credential: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
      };
    }),
  used: (answer, passkey, isExpected) =>
    unlessRefused(async () => {
      const { publicKey, counter } = passkey;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: isExpected,
        expectedOrigin: origin,
        expectedRPID: id,
        credential: { ...reachOf(passkey), publicKey: Uint8Array.from(publicKey), counter },
        requireUserVerification: false,
      });
      return verified ? authenticationInfo.newCounter : undefined;
    }),
});
