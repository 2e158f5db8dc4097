/** People of the small cloud: their devices, the pushes that these received, and the functions' logs. */

import { expect } from 'vitest';
import type { ReceivedPush, Subscription } from '../../packages/delivery/test/push-receiver.ts';
import type { Client } from '../support/client.ts';
import type { SmallCloud } from './small-cloud.ts';

/** Subscribes a new browser, which accepts pushes signed by one server key only. */
export async function subscribe(
  cloud: SmallCloud,
  client: Client,
  serverKey?: string,
): Promise<Subscription> {
  const subscription = cloud.browsers.subscribe(serverKey);
  const { endpoint, keys } = subscription.json;
  const { status, text } = await client.call('PUT', '/api/me/push', { endpoint, keys });
  expect(status, text).toBe(200);
  return subscription;
}

/** The kinds of notices that a browser received, oldest first. */
export const kindsTold = (cloud: SmallCloud, { target }: Subscription): string[] =>
  cloud.browsers.messages(target).map(kindOf);

const kindOf = ({ text }: ReceivedPush): string =>
  (JSON.parse(text) as { notification: { data: { kind: string } } }).notification.data.kind;

/** The fields of a log line. */
export type Line = Readonly<Record<string, unknown>>;

export const linesOf = (log: string): Line[] =>
  log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));

/** The total of a metric in the logs. */
export const counted = (cloud: SmallCloud, metric: string): number =>
  linesOf(cloud.log()).reduce((sum, line) => sum + Number(line[metric] ?? 0), 0);
