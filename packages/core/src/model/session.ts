/** Where a player is signed in (docs/design.md#sessions). */

export interface Session {
  readonly player: string;
  /** SHA-256 of the cookie's secret, in base64url: all that is kept of it. */
  readonly hash: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** The player that the session's own player was merged into, who is signed in by it. */
  readonly actsFor?: string;
  /** The hash of the session that this browser had before, when it belonged to a guest. */
  readonly replaces?: string;
}

/** What is told of the session of a device that is signed in as somebody else now. */
export type FormerSession = Pick<Session, 'player'> & Partial<Pick<Session, 'hash' | 'actsFor'>>;
