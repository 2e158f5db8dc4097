/** Links in the cloud: through the distribution to a function of their own, with its rights, to a page and a picture. */

import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seatsFor } from '../support/play.ts';
import { cardOf, readPng } from '../support/previews.ts';
import { cfRequestOf, openDistribution } from './distribution.ts';
import { httpEvent, responseOf, type HttpAnswer } from './events.ts';
import { startCloud, type SmallCloud } from './small-cloud.ts';

const deployment = inject('deployment');
const route = openDistribution(deployment.sst);

let cloud: SmallCloud;

beforeAll(async () => {
  cloud = await startCloud(deployment);
});
afterAll(() => cloud.close());

const opened = (path: string): Promise<Response> => cloud.open(path, { 'Accept-Language': 'eu' });

it('are told, with the picture of their game', async () => {
  const ann = await cloud.guest('Ann');
  const { body } = await ann.create({ preset: 'quick', seats: seatsFor(2) });
  await ann.take(body.invite);
  const page = await (await opened(`/i/${body.invite}`)).text();
  const card = cardOf(page);
  expect(card).toMatchObject({ title: 'Hegazkin-jokoan jokatzeko gonbidapena: Ann' });
  // It is the app's page, with all that it loads.
  expect(page).toContain('/_app/immutable/');
  const image = new URL(card['og:image'] ?? '');
  const answer = await opened(image.pathname + image.search);
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  const { width, height } = readPng(Buffer.from(await answer.arrayBuffer()));
  expect([width, height]).toEqual([1200, 630]);
  // Nothing was refused it, and nothing went wrong.
  expect(cloud.log()).not.toContain('without its game');
});

it('answer the distribution alone', async () => {
  const routed = await route(cfRequestOf(new Request(`${cloud.origin}/g/0123456789abcdef`)));
  const { 'x-origin-secret': _, ...headers } = routed.request.headers;
  const event = httpEvent({ ...routed, request: { ...routed.request, headers } }, '');
  expect(responseOf((await cloud.invoke('preview', event)) as HttpAnswer).status).toBe(403);
});
