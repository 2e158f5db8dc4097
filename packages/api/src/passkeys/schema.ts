/** Passkeys as they travel. Fields that browsers and authenticators add are accepted and ignored. */

import * as v from 'valibot';

const base64Url = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));

/** Up to 1023 bytes, in base64url. */
const id = base64Url(1_364);

const credential = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  clientExtensionResults: v.looseObject({}),
};

/** An authenticator's answer to the creation of a passkey. */
export const createdPasskey = v.strictObject({
  /** The player's own label. */
  name: v.pipe(v.string(), v.maxLength(100)),
  response: v.looseObject({
    ...credential,
    response: v.looseObject({
      clientDataJSON: base64Url(4_000),
      attestationObject: base64Url(10_000),
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8))),
    }),
  }),
});
export type CreatedPasskey = v.InferOutput<typeof createdPasskey>['response'];

/** An authenticator's answer to a sign-in. */
export const usedPasskey = v.strictObject({
  response: v.looseObject({
    ...credential,
    response: v.looseObject({
      clientDataJSON: base64Url(4_000),
      authenticatorData: base64Url(4_000),
      signature: base64Url(4_000),
      userHandle: v.optional(base64Url(100)),
    }),
  }),
});
export type UsedPasskey = v.InferOutput<typeof usedPasskey>['response'];

/** The options of `navigator.credentials.create` and `get`, in the JSON form of WebAuthn. */
export const options = v.looseObject({});

export const passkey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  usedAt: v.nullable(v.string()),
});
export const passkeys = v.object({ passkeys: v.array(passkey) });
