/** The report of a game, made here from its record. What makes it comes only when it is asked for. */

import type { GameReport } from '@aeroplane/bot';
import { gameRecord } from '../api/client.ts';

/** Long enough for the page to show that it is busy: making the report holds it up for a moment. */
const BREATH_MS = 30;

export async function loadReport(id: string): Promise<GameReport> {
  const [{ reportGame }, record] = await Promise.all([import('@aeroplane/bot'), gameRecord(id)]);
  await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  const report = reportGame(record);
  if (!('chances' in report)) throw new Error(report.message);
  return report;
}
