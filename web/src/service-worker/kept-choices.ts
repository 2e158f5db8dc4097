/** Sends moves that were chosen offline, once the browser is online again, with or without an open page. */

import { unsentMoves, sendMoves } from '../lib/offline/unsent-moves.ts';
import { sendChoice } from './calls.ts';
import { tidy } from './notices.ts';
import { tellPages } from './windows.ts';

/** Sends unsent moves and tells the pages. Rejects if some are left, so that the browser tries again. */
export async function sendKeptChoices(): Promise<void> {
  const answered = await sendMoves(sendChoice);
  for (const game of answered) await tellPages(game);
  if (answered.length > 0) await tidy();
  if ((await unsentMoves()).length > 0) throw new Error('some choices are still to be sent');
}
