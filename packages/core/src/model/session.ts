/** Where a player is signed in (docs/design.md#sessions). */

export interface Session {
  readonly player: string;
  /** SHA-256 of the cookie's secret, in base64url; the secret itself is not stored. */
  readonly hash: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** The player whom the session signs in, after its own player was merged into them. */
  readonly actsFor?: string;
  /** The hash of this browser's previous session, when it belonged to a guest. */
  readonly replaces?: string;
}

/** The previous session of a device that is signed in as somebody else now. */
export type FormerSession = Pick<Session, 'player'> & Partial<Pick<Session, 'hash' | 'actsFor'>>;
