/** Bots that think beside the page, so that it stays smooth. */

import type { Level } from '@aeroplane/bot';
import type { Move, Position, Rules } from '@aeroplane/engine';

export interface BotQuestion {
  readonly level: Level;
  readonly rules: Rules;
  readonly position: Position;
  readonly die: number;
  /** Whole; the mistakes of weaker bots depend on it. */
  readonly seed: number;
}

export interface Bots {
  /** What a bot plays. One question at a time. */
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
