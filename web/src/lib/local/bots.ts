/** Bots think in a worker, so that the page stays smooth. */

import type { Move } from '@aeroplane/engine';
import type { BotQuestion } from './bot-question.ts';

export interface Bots {
  /** The move that a bot plays. Ask one question at a time. */
  choose(question: BotQuestion): Promise<Move>;
  close(): void;
}

/** Bots in a worker of their own, which starts with the first question. */
export function workerBots(): Bots {
  let worker: Worker | undefined;
  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
        worker.onmessage = ({ data }: MessageEvent<Move>) => resolve(data);
        worker.onerror = () => reject(new Error('the bot cannot be asked'));
        worker.postMessage(question);
      }),
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}
