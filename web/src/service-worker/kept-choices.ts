/** Choices that were made without a network, sent when the browser says that there is one, with or without a page. */

import { unsentMoves, sendMoves } from '../lib/offline/unsent-moves.ts';
import { sendChoice } from './calls.ts';
import { tidy } from './notices.ts';
import { tellPages } from './windows.ts';

/** Sends what is kept and tells the pages. Fails where something is left, so that the browser asks again. */
export async function sendKeptChoices(): Promise<void> {
  const answered = await sendMoves(sendChoice);
  for (const game of answered) await tellPages(game);
  if (answered.length > 0) await tidy();
  if ((await unsentMoves()).length > 0) throw new Error('some choices are still to be sent');
}
