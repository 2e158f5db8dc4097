/**
 * Links in the cloud: through the distribution to a function of their own, with its own permissions, to a page and a
 * picture.
 */

import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seatsFor } from '../support/play.ts';
import { cardOf, readPng } from '../support/previews.ts';
import { counted, linesOf } from './cloud-people.ts';
import { startCloud, type SmallCloud } from './small-cloud.ts';

let cloud: SmallCloud;

beforeAll(async () => {
  cloud = await startCloud(inject('deployment'));
});
afterAll(() => cloud.close());

const opened = (path: string): Promise<Response> => cloud.open(path, { 'Accept-Language': 'eu' });

/** A game with an open seat, and its invite. */
async function waitingGame(): Promise<{ id: string; invite: string }> {
  const ann = await cloud.guest('Ann');
  const { body } = await ann.create({ preset: 'quick', seats: seatsFor(2) });
  await ann.take(body.invite);
  return body;
}

it('have previews with a picture of their game', async () => {
  const page = await (await opened(`/i/${(await waitingGame()).invite}`)).text();
  const card = cardOf(page);
  expect(card).toMatchObject({ title: 'Hegazkin-jokoan jokatzeko gonbidapena: Ann' });
  // The app's page, with everything it loads.
  expect(page).toContain('/_app/immutable/');
  const image = new URL(card['og:image'] ?? '');
  const answer = await opened(image.pathname + image.search);
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  const { width, height } = readPng(Buffer.from(await answer.arrayBuffer()));
  expect([width, height]).toEqual([1200, 630]);
  // No permission was missing, and no fault logged.
  expect(cloud.log()).not.toContain('without its game');
});

it.each(['/g/0123456789abcdef/dice', '/g/0123456789abcdef/', '/g', '/i/x/y'])(
  'to %s lead to the app',
  async (path) => {
    const answer = await opened(path);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    const page = await answer.text();
    expect(page).toContain('/_app/immutable/');
    expect(cardOf(page)).toMatchObject({ title: 'Hegazkin-jokoa' });
  },
);

it.each(['/g/0123456789abcdef/board.jpg', '/g/0123456789abcdef/dice/x.js', '/i/x/y.png'])(
  'to a missing file, %s, are a 404',
  async (path) => expect((await opened(path)).status).toBe(404),
);

it('that fail are logged as faults by request id, without their secrets', async () => {
  const { id, invite } = await waitingGame();
  const before = counted(cloud, 'Faults');
  cloud.gates.dynamodb.breakDown(true);
  const [page, picture] = [await opened(`/i/${invite}`), await opened(`/g/${id}/board.png`)];
  cloud.gates.dynamodb.breakDown(false);
  // A page is sent without its card rather than not at all.
  expect([page.status, picture.status]).toEqual([200, 503]);
  expect(counted(cloud, 'Faults')).toBe(before + 2);
  const lineOf = (message: string, answer: Response) =>
    linesOf(cloud.log()).find(
      (line) =>
        line['message'] === message &&
        line['function'] === 'preview' &&
        line['requestId'] === answer.headers.get('x-request-id'),
    );
  expect(lineOf('a link was shown without its game', page)).toMatchObject({ level: 'error' });
  expect(lineOf('fault', picture)).toMatchObject({ level: 'error' });
  expect(lineOf('request', picture)).toMatchObject({ route: '/g/:id/board.png', game: id, status: 503 });
  expect(cloud.log()).not.toContain(invite.split('.')[1]);
});
