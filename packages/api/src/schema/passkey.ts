/** The shapes of passkeys as they travel. What browsers and authenticators add to theirs is let through, and not read. */

import * as v from 'valibot';

const base64Url = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));

/** An id has up to 1023 bytes. */
const id = base64Url(1_364);

const credential = {
  id,
  rawId: id,
  type: v.literal('public-key'),
  clientExtensionResults: v.looseObject({}),
};

/** What an authenticator answers to a page that wants a new passkey. */
export const createdPasskey = v.strictObject({
  /** How its player tells it from others. */
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

/** What one answers to a page that wants to know who is there. */
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

/** What `navigator.credentials.create` and `get` are called with, in the JSON form of WebAuthn. */
export const options = v.looseObject({});

export const passkey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  usedAt: v.nullable(v.string()),
});
export const passkeys = v.object({ passkeys: v.array(passkey) });
