/** What a month costs without any game: sweeps, polled queues, files, metrics and alarms. */

import { synthesized, watchedMetrics } from '../cloud/template.ts';
import { plus, times } from './bill.ts';
import type { Amounts } from './prices.ts';
import { CLOUD } from './usage.ts';

/** The usage of one month, given that of one sweep. */
export const standingOf = (sweep: Amounts): Amounts =>
  plus(times(sweep, CLOUD.sweepsAMonth), {
    schedules: CLOUD.sweepsAMonth,
    queueRequests: CLOUD.emptyReceivesAMonth,
    fileGb: CLOUD.bytesOfFiles / 1024 ** 3,
    metrics: CLOUD.ownMetrics,
    alarmMetrics: watchedMetrics(synthesized('prod')).length,
  });
