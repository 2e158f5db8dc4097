import type { View } from '../api-types/types.ts';
import type { GameLog } from '../model/log.ts';
import type { TableSession } from '../model/table-session.ts';

/** The game that a table shows; `view` and `log` are read anew whenever they change. */
export interface TableSource {
  readonly session: TableSession;
  /** Whether the game has a server, where one can plan, chat and nudge. */
  readonly online: boolean;
  readonly view: View;
  readonly log: GameLog;
}
