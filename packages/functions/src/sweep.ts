/** Wakes what is due, each minute. Sweeps that overlap are harmless, and what one leaves the next one finds. */

import { NotWoken, sweep } from '@aeroplane/core';
import { dueSince } from '@aeroplane/table';
import { composeGround } from './compose.ts';
import type { LambdaContext } from './lambda.ts';
import { faultFields } from './log.ts';

const { core, table, log, metrics } = composeGround('sweep', process.env);

/** Less than a sweep takes at once: with that many there may be more. */
const MANY = 100;
/** Another sweep is begun only with so much time left. */
const ENOUGH_MS = 30_000;

export async function handler(_event: unknown, context: LambdaContext): Promise<void> {
  try {
    const nowMs = Date.now();
    metrics.set('SweeperLag', nowMs - ((await dueSince(table, nowMs)) ?? nowMs));
    let woken: number;
    do woken = await sweep(core);
    while (woken >= MANY && context.getRemainingTimeInMillis() > ENOUGH_MS);
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
