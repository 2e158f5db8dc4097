/** The worker in which bots think: answers each question with a move. */

import { chooseMove } from '@aeroplane/bot';
import type { BotQuestion } from './bots.ts';

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const { level, rules, position, die, seed } = data;
  postMessage(chooseMove(level, rules, position, die, seed));
});
