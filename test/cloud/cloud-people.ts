/** People of the small cloud: their devices and what they were told, and what the functions' logs say. */

import { expect } from 'vitest';
import type { ReceivedPush, Subscription } from '../../packages/delivery/test/push-receiver.ts';
import type { Client } from '../support/client.ts';
import type { SmallCloud } from './small-cloud.ts';

/** Lets pushes come to a new browser of somebody, which takes those of one server key only. */
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

/** The kinds of what a browser was told, the first first. */
export const kindsTold = (cloud: SmallCloud, { target }: Subscription): string[] =>
  cloud.browsers.messages(target).map(kindOf);

const kindOf = ({ text }: ReceivedPush): string =>
  (JSON.parse(text) as { notification: { data: { kind: string } } }).notification.data.kind;

/** A line of a log, by its fields. */
export type Line = Readonly<Record<string, unknown>>;

export const linesOf = (log: string): Line[] =>
  log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));

/** What the logs say was counted of a metric. */
export const counted = (cloud: SmallCloud, metric: string): number =>
  linesOf(cloud.log()).reduce((sum, line) => sum + Number(line[metric] ?? 0), 0);
