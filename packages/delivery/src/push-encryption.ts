/**
 * Encrypts what a push says, so that only the browser reads it (RFC 8291, aes128gcm).
 *
 * By @block65/webcrypto-web-push: right by RFC 8291, kept up, MIT, a few KB and one small dependency, where web-push
 * (right as well) brings five, rests on parts of Node that are deprecated and is under the MPL. Only its encryption is
 * used: its VAPID header refuses the http of a push service on one's own machine and reads a clock of its own, and its
 * request has no TTL of zero.
 */

import type { PushTarget } from '@aeroplane/core';
import { encryptNotification } from '@block65/webcrypto-web-push';

/**
 * What a message may have before it is encrypted. Push services take 4,096 bytes, but Mozilla's hands messages for
 * Android on in base64 and answers 413 to what then has more: somewhat above 2,900 bytes of text.
 */
export const MOST_PAYLOAD_BYTES = 2_800;

/** The body of a push; undefined where nothing can be encrypted for this target, whose keys are broken. */
export async function encryptPush(
  { endpoint, p256dh, auth }: PushTarget,
  text: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const plain = new TextEncoder().encode(text);
  if (plain.length > MOST_PAYLOAD_BYTES) throw new Error(`a push of ${plain.length} bytes is too long`);
  try {
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    // Padded, every message would be as long as the longest, which Mozilla refuses for Android.
    return await encryptNotification(subscription, plain, { pad: false });
  } catch {
    return undefined;
  }
}
