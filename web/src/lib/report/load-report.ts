/** The report of a game, made here from its record. What makes it comes only when it is asked for. */

import type { GameReport } from '@aeroplane/bot';
import type { EngineError } from '@aeroplane/engine';
import { gameRecord } from '../api/client.ts';

/** Errors: a `Refusal` for the record; the worker's own; a ply that is wrong. */
export async function loadReport(id: string): Promise<GameReport> {
  const worker = new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' });
  try {
    const record = await gameRecord(id);
    const report = await new Promise<GameReport | EngineError>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<GameReport | EngineError>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'the worker did not start'));
      worker.postMessage(record);
    });
    if (!('chances' in report)) throw new Error(report.message);
    return report;
  } finally {
    worker.terminate();
  }
}
