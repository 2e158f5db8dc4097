/** The one error of the domain. Its code is stable: clients and tests rely on it. */

export type ProblemCode =
  | 'not-signed-in'
  | 'not-seated'
  | 'not-your-decision'
  | 'not-the-creator'
  | 'unknown-game'
  | 'unknown-invite'
  | 'ply-taken'
  | 'ply-not-reached'
  | 'was-held'
  | 'already-started'
  | 'not-started'
  | 'cancelled'
  | 'game-over'
  | 'not-finished'
  | 'not-in-play'
  | 'colour-taken'
  | 'seats-taken'
  | 'too-many-games'
  | 'creator-not-seated'
  | 'illegal-move'
  | 'nothing-to-roll'
  | 'decide-first'
  | 'not-to-nudge'
  | 'nudged-already'
  | 'unknown-code'
  | 'unknown-challenge'
  | 'unknown-passkey'
  | 'bad-passkey'
  | 'too-many-passkeys'
  | 'blocked'
  | 'no-player'
  | 'too-many-blocks'
  | 'unknown-token'
  | 'no-device'
  | 'no-mail'
  | 'mailed-already'
  | 'bad-name'
  | 'bad-language'
  | 'bad-time-zone'
  | 'bad-quiet-window'
  | 'bad-vacation'
  | 'bad-plan'
  | 'bad-text'
  | 'bad-endpoint'
  | 'bad-address'
  | 'bad-seats'
  | 'bad-rules'
  | 'bad-cursor'
  | 'busy'
  | 'too-often';

/**
 * A refused request: nothing that it asked for has been done. Only `was-held` follows a write, the one that gives the
 * player their seat back (docs/design.md#missed-decisions).
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;

  constructor(code: ProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}
