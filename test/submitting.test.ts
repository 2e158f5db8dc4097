/**
 * Submitting over real sockets (docs/design.md#submitting): the first submit for a ply wins, and a repeated one is
 * answered again.
 */

import type { View } from '@aeroplane/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, type Answer } from './support/client.ts';
import { playOn, seatEverybody } from './support/play.ts';
import { makeFolder, removeFolder, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let ann: Client;
let ben: Client;
let eve: Client;

beforeAll(async () => {
  server = await startTestServer(await makeFolder());
  [ann, ben, eve] = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Eve')];
}, 60_000);
afterAll(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
  await removeFolder(server.dataDir);
});

/** A second device of the same player. */
function otherDevice(client: Client): Client {
  const other = new Client(client.origin);
  other.cookie = client.cookie;
  return other;
}

/** The player to act, the other one, and the view of the first. */
async function roles(id: string): Promise<{ acts: Client; waits: Client; view: View }> {
  const view = (await ann.view(id)).body;
  const annActs = view.seats.some(({ you, colour }) => you === true && colour === view.toAct);
  const [acts, waits] = annActs ? [ann, ben] : [ben, ann];
  return { acts, waits, view: (await acts.view(id)).body };
}

const statuses = (answers: readonly Answer<unknown>[]): number[] =>
  answers.map(({ status }) => status).sort();

const told = (answer: Answer<unknown>): [number, string | undefined] => [answer.status, answer.problem.code];

describe('a submit', { timeout: 30_000 }, () => {
  it('loses to an earlier one for the same ply, and returns the current game', async () => {
    const id = await seatEverybody([ann, ben], { preset: 'classic' });
    for (let round = 0; round < 25; round += 1) {
      const { acts, view } = await roles(id);
      const [one = '', other = ''] = view.legal;
      const answers = await Promise.all([
        acts.move(id, view.ply, one),
        otherDevice(acts).move(id, view.ply, other),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      const [won, lost] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
      expect(lost.problem).toMatchObject({ code: 'ply-taken', view: { id, version: won.body.version } });
      expect(lost.problem.view).toEqual(won.body);
      expect(won.body.plies[view.ply]).toBe(`${view.die}${won === answers[0] ? one : other}`);
    }
  });

  it('sent a hundred times at once makes one ply, and is answered each time', async () => {
    const id = await seatEverybody([ann, ben], { preset: 'classic' });
    for (let round = 0; round < 3; round += 1) {
      const { acts, view } = await roles(id);
      const move = view.legal.at(-1) ?? '';
      const answers = await Promise.all(Array.from({ length: 100 }, () => acts.move(id, view.ply, move)));
      expect(new Set(statuses(answers))).toEqual(new Set([200]));
      const after = (await acts.view(id)).body;
      expect(after.version).toBe(view.version + 1);
      expect(after.plies.slice(0, view.ply)).toEqual(view.plies);
      expect(after.plies[view.ply]).toBe(`${view.die}${move}`);
      // The server played what follows: passes, third sixes and forced moves.
      for (const { body } of answers) expect(body.plies).toEqual(after.plies);
    }
  });

  it('of a roll, sent fifty times at once, draws one die', async () => {
    const id = await seatEverybody([ann, ben], { preset: 'classic', rolling: 'tap' });
    const { acts, view } = await roles(id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => acts.roll(id, view.ply)));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const after = (await acts.view(id)).body;
    expect(after.version).toBe(view.version + 1);
    expect(after.dice.links.length).toBe(1 + after.plies.length + (after.die === null ? 0 : 1));
  });

  it('is refused for the first rule that it breaks, in their fixed order', async () => {
    const id = await seatEverybody([ann, ben], { preset: 'classic' });
    await playOn([ann, ben], id, { until: ({ ply }) => ply > 12 });
    const { acts, waits, view } = await roles(id);
    const [legal = ''] = view.legal;
    const unknown = 'aaaaaaaaaaaaaaaa';
    const mine = view.seats.find(({ you }) => you)?.colour;

    // Signing in and having a seat come first.
    expect(told(await new Client(server.origin).move(unknown, 0, 'nonsense'))).toEqual([
      401,
      'not-signed-in',
    ]);
    expect(told(await eve.move(unknown, 0, 'nonsense'))).toEqual([404, 'unknown-game']);
    for (const [ply, move] of [
      [0, 'nonsense'],
      [view.ply, legal],
      [view.ply + 9, legal],
    ] as const) {
      expect(told(await eve.move(id, ply, move))).toEqual([403, 'not-seated']);
    }
    // A seat's own earlier plies are answered again; the other's are refused as taken.
    const own = (client: Client) =>
      Promise.all(view.plies.map(async (ply, at) => (await client.move(id, at, ply.slice(1))).status));
    const [first, second] = [await own(acts), await own(waits)];
    first.forEach((status, at) => expect([status, second[at]].sort()).toEqual([200, 409]));
    // Taken comes before whose turn it is, and that before legality.
    expect(told(await waits.move(id, 0, 'nonsense'))).toEqual([409, 'ply-taken']);
    expect(told(await waits.move(id, view.ply + 1, 'nonsense'))).toEqual([409, 'ply-not-reached']);
    expect(told(await waits.move(id, view.ply, 'nonsense'))).toEqual([403, 'not-your-decision']);
    expect(told(await waits.move(id, view.ply, legal))).toEqual([403, 'not-your-decision']);
    expect(told(await acts.move(id, view.ply, 'nonsense'))).toEqual([422, 'illegal-move']);
    expect((await acts.view(id)).body).toEqual(view);
    const done = await acts.move(id, view.ply, legal);
    expect(done.body.plies[view.ply]).toBe(`${view.die}${legal}`);
    expect(mine).toBe(view.toAct);
  });

  it('is answered again at any time in the life of the game', async () => {
    const id = await seatEverybody([ann, ben], { preset: 'quick' });
    const submitted: { client: Client; ply: number; move: string }[] = [];
    const end = await playOn([ann, ben], id, {
      choose: (legal) => legal[0] ?? '',
      afterEach: async (_, client) => {
        const { body } = await client.view(id);
        expect(body.status).toMatch(/playing|finished/);
      },
    });
    for (const client of [ann, ben]) {
      for (const [ply, text] of end.plies.entries()) {
        const answer = await client.move(id, ply, text.slice(1));
        if (answer.status === 200) {
          submitted.push({ client, ply, move: text.slice(1) });
          expect(answer.body).toMatchObject({ id, status: 'finished', ply: end.ply, version: end.version });
        } else expect(told(answer)).toEqual([409, 'ply-taken']);
      }
    }
    // Each ply belongs to one player.
    expect(submitted.map(({ ply }) => ply).sort((a, b) => a - b)).toEqual([...end.plies.keys()]);
    expect(told(await ann.move(id, end.ply, 'L'))).toEqual([409, 'ply-not-reached']);
  });

  it('returns the plies since the given one', async () => {
    const id = await seatEverybody([ann, ben], { preset: 'quick' });
    const { acts, view } = await roles(id);
    const move = view.legal[0] ?? '';
    const answer = await acts.call<View>('POST', `/api/games/${id}/moves?since=${view.ply}`, {
      ply: view.ply,
      move,
    });
    expect(answer.body.plies[0]).toBe(`${view.die}${move}`);
    expect(answer.body.ply - answer.body.plies.length).toBe(view.ply);
  });
});
