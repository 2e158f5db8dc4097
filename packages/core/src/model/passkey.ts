/** The part of a passkey that verifies a signature (docs/design.md#passkeys). */
export interface Credential {
  /** The credential's id as browsers write it: base64url of up to 1023 bytes. */
  readonly credential: string;
  /** The public key, in COSE. */
  readonly publicKey: Uint8Array;
  /** The authenticator's count of uses; many always report 0. */
  readonly counter: number;
  /** How a browser reaches the authenticator, as reported by it. */
  readonly transports: readonly string[];
}

export interface Passkey extends Credential {
  readonly player: string;
  /** The hash of the credential's id. */
  readonly id: string;
  readonly name: string;
  readonly createdAtMs: number;
  /** null: never. */
  readonly usedAtMs: number | null;
}

/** What an authenticator signs: valid once, and for one purpose. */
export interface Challenge {
  /** 256 random bits in base64url. */
  readonly challenge: string;
  /** The player who creates a passkey with it; null: somebody signs in. */
  readonly player: string | null;
  readonly expiresAtMs: number;
}
