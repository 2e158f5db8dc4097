/** WebAuthn for the use cases of passkeys: options for browsers, and checks of authenticators' answers (docs/design.md#passkeys). */

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
import { depsOf } from '../env.ts';
import { expectedOrigin } from '../middleware/write-guard.ts';
import type { CreatedPasskey, UsedPasskey } from './schema.ts';

/** The site that passkeys belong to: its origin, and the host name as its id. */
export interface RelyingParty {
  readonly origin: string;
  readonly id: string;
}

/** Shown by password managers beside a passkey; a product name, so not translated. */
const NAME = 'Aeroplane Chess';

/** Presence is enough where an authenticator cannot verify its owner: a game is not worth refusing one. */
const USER_VERIFICATION = 'preferred';

export function relyingParty(c: Context): RelyingParty {
  const origin = expectedOrigin(depsOf(c), c.req.header('Host'));
  return { origin, id: URL.parse(origin)?.hostname ?? 'localhost' };
}

/** EdDSA, ES256 and RS256 by their COSE numbers: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

const bytesOf = (text: string, encoding: BufferEncoding = 'base64url') =>
  Uint8Array.from(Buffer.from(text, encoding));

const reachOf = ({ credential, transports }: Passkey) => ({
  id: credential,
  transports: transports as AuthenticatorTransport[],
});

/** Options for creating a passkey that the browser finds later without being told its id. */
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

/** Options for finding a passkey of any player. */
export const requestOptions = ({ id }: RelyingParty, { challenge }: Challenge) =>
  generateAuthenticationOptions({
    rpID: id,
    challenge: bytesOf(challenge),
    userVerification: USER_VERIFICATION,
  });

/** The result of a check; undefined if the library refuses the answer. A `Problem` with the challenge passes through. */
async function undefinedIfRefused<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Problem) throw error;
    return undefined;
  }
}

/** Checks of answers for the pages of one site. */
export const authenticators = ({
  origin,
  id,
}: RelyingParty): Authenticators<CreatedPasskey, UsedPasskey> => ({
  created: (answer, isExpected) =>
    undefinedIfRefused(async () => {
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
    undefinedIfRefused(async () => {
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
