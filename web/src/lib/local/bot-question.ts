import type { Level } from '@aeroplane/bot';
import type { Position, Rules } from '@aeroplane/engine';

/** A question to a bot: which move it plays. */
export interface BotQuestion {
  readonly level: Level;
  readonly rules: Rules;
  readonly position: Position;
  readonly die: number;
  /** An integer; the mistakes of weaker bots depend on it. */
  readonly seed: number;
}
