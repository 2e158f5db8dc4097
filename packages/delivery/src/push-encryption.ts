/**
 * Encrypts a push so that only the browser can read it (RFC 8291, aes128gcm).
 *
 * By @block65/webcrypto-web-push: conforms to RFC 8291, maintained, MIT, a few KB and one small dependency. web-push
 * conforms as well, but has five dependencies, uses deprecated parts of Node and is under the MPL. Only the encryption is
 * in use: the package's VAPID header refuses http, which a push service on this machine speaks, and reads its own clock,
 * and its request allows no TTL of zero.
 */

import type { PushTarget } from '@aeroplane/core';
import { encryptNotification } from '@block65/webcrypto-web-push';

/**
 * The longest text to encrypt. Push services accept 4,096 bytes, but Mozilla's forwards to Android in base64 and answers
 * 413 to more than about 2,900 bytes of text.
 */
export const MOST_PAYLOAD_BYTES = 2_800;

/** The encrypted body; undefined for a target with broken keys. Throws on a text longer than the limit. */
export async function encryptPush(
  { endpoint, p256dh, auth }: PushTarget,
  text: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const plain = new TextEncoder().encode(text);
  if (plain.length > MOST_PAYLOAD_BYTES) throw new Error(`a push of ${plain.length} bytes is too long`);
  try {
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    // Padding would bring every message to the full length, which Mozilla refuses for Android.
    return await encryptNotification(subscription, plain, { pad: false });
  } catch {
    return undefined;
  }
}
