/** Ids of games in addresses. */

import { isId, Problem } from '@aeroplane/core';

/** The id, if it can be one; a text of another form is that of no game. */
export function gameIdOf(text: string): string {
  if (!isId(text)) throw new Problem('unknown-game', 'there is no such game');
  return text;
}
