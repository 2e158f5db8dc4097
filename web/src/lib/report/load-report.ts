/** The report of a game, computed on this device from its record, in a worker that is loaded on demand. */

import type { GameReport } from '@aeroplane/bot';
import type { EngineError } from '@aeroplane/engine';
import { gameRecord } from '../api/client.ts';

/** Rejects with a `Refusal` of the record, an error of the worker, or an illegal ply. */
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
