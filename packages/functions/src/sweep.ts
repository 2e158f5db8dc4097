/** Wakes due games and players every minute. Overlapping sweeps are harmless, and the next finds what one leaves. */

import { NotWoken, sweep } from '@aeroplane/core';
import { dueSince } from '@aeroplane/table';
import { composeFunction } from './compose.ts';
import type { LambdaContext } from './lambda.ts';
import { faultFields } from './log.ts';

const { core, table, log, metrics } = composeFunction('sweep', process.env);

/** After a sweep that woke this many, there may be more. A sweep takes a few hundred at once. */
const MANY = 100;
/** The time that another sweep needs. */
const SWEEP_MS = 30_000;

export async function handler(_event: unknown, context: LambdaContext): Promise<void> {
  try {
    const nowMs = Date.now();
    metrics.set('SweeperLag', nowMs - ((await dueSince(table, nowMs)) ?? nowMs));
    let woken: number;
    do woken = await sweep(core);
    while (woken >= MANY && context.getRemainingTimeInMillis() > SWEEP_MS);
  } catch (error) {
    for (const fault of error instanceof AggregateError ? error.errors : [error]) {
      log('error', 'the sweep failed', {
        requestId: context.awsRequestId,
        ...(fault instanceof NotWoken && { [fault.what]: fault.id }),
        ...faultFields(fault instanceof NotWoken ? fault.cause : fault),
      });
    }
    throw error;
  } finally {
    metrics.flush();
  }
}
