/** The worker in which bots think. It answers each question with a move. */

import { chooseMove } from '@aeroplane/bot';
import type { BotQuestion } from './bot-question.ts';

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const { level, rules, position, die, seed } = data;
  postMessage(chooseMove(level, rules, position, die, seed));
});
