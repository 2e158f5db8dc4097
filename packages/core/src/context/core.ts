/** The argument of every use case: the ports, and what a process remembers between calls. */

import type { Ports } from '../ports/ports.ts';
import { Games } from './games.ts';
import { Limits } from './limits.ts';
import { Sessions } from './sessions.ts';

export interface Core extends Ports {
  readonly games: Games;
  readonly sessions: Sessions;
  readonly limits: Limits;
}

/** A core over the given ports, which has cached nothing yet. */
export const createCore = (ports: Ports): Core => ({
  ...ports,
  games: new Games(ports.store),
  sessions: new Sessions(ports),
  limits: new Limits(ports),
});
