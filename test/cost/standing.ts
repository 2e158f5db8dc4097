/** What a month costs without any game: the clock, queues that are asked in vain, files, metrics and alarms. */

import { synthesized, watchedMetrics } from '../cloud/template.ts';
import { plus, times } from './bill.ts';
import type { Amounts } from './prices.ts';
import { CLOUD } from './usage.ts';

/** A month of it, where one look of the clock costs so much. */
export const standingOf = (sweep: Amounts): Amounts =>
  plus(times(sweep, CLOUD.sweepsAMonth), {
    schedules: CLOUD.sweepsAMonth,
    queueRequests: CLOUD.emptyReceivesAMonth,
    fileGb: CLOUD.bytesOfFiles / 1024 ** 3,
    metrics: CLOUD.ownMetrics,
    alarmMetrics: watchedMetrics(synthesized('prod')).length,
  });
