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

/** What an authenticator signs: good once, and for one purpose. */
export interface Challenge {
  /** 256 random bits in base64url. */
  readonly challenge: string;
  /** Who makes a passkey with it; null: somebody signs in. */
  readonly player: string | null;
  readonly expiresAtMs: number;
}
