/** Pushes end to end: from a move over HTTP to the payload that a browser decrypts (docs/design.md#web-push). */

import type { View } from '@aeroplane/api';
import { parsePushHosts } from '@aeroplane/delivery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPushReceiver, type PushReceiver } from '../packages/delivery/test/push-receiver.ts';
import { seatEverybody, seatsFor } from './support/play.ts';
import {
  decide,
  drain,
  payloadOf,
  subscribe,
  until,
  wasAsked,
  whoActs,
  type Reader,
} from './support/pushes.ts';
import { makeFolder, removeFolder, startTestServer, type TestServer } from './support/server.ts';

let receiver: PushReceiver;
let server: TestServer;
let readers: [Reader, Reader];
beforeEach(async () => {
  receiver = await startPushReceiver();
  server = await startTestServer(await makeFolder(), { pushHosts: parsePushHosts(receiver.origin) });
  readers = [
    await subscribe(await server.guest('Ann'), receiver),
    await subscribe(await server.guest('Ben'), receiver),
  ];
}, 60_000);
afterEach(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
  expect(receiver.refused).toEqual([]);
  await receiver.close();
  await removeFolder(server.dataDir);
});

const people = () => readers.map(({ client }) => client);
const otherThan = (reader: Reader): Reader => (reader === readers[0] ? readers[1] : readers[0]);

/** The number of pushes that each reader got of one kind for one game. */
const toldOf = (reader: Reader, kind: string, id: string) =>
  reader.payloads().filter(({ notification: { data } }) => data.kind === kind && data.game === id);

/** Checks the push of a decision against the view of its player. */
function checkDecision(reader: Reader, view: View, sentMs: number): void {
  const message = receiver
    .arrivals(reader.target)
    .find((one) => payloadOf(one).notification.data.ply === view.ply);
  if (message === undefined) throw new Error('was not told');
  const { notification, app_badge: badge, web_push: version } = payloadOf(message);
  const { id, ply, legal } = view;
  const choices = legal.length === 2 ? legal : [];
  expect(notification).toMatchObject({
    tag: `g${id}`,
    navigate: `http://localhost:${server.port}/g/${id}`,
    lang: 'en',
    dir: 'ltr',
    data: { kind: 'decision', game: id, ply, choices, badge: 1 },
  });
  expect(notification.title).toBeTruthy();
  expect(notification.body).toContain(otherThan(reader) === readers[0] ? 'Ann' : 'Ben');
  expect({ version, badge, inside: notification.app_badge }).toEqual({ version: 8030, badge: 1, inside: 1 });
  const { actions = [] } = notification;
  expect(actions.map(({ action, navigate }) => [action, navigate])).toEqual(
    choices.map((_, at) => [`move-${at}`, notification.navigate]),
  );
  expect(new Set(actions.map(({ title }) => title)).size).toBe(choices.length);
  expect(message).toMatchObject({ topic: `g${id}`, urgency: 'high' });
  // The push expires with the decision.
  expect(message.ttl).toBeGreaterThan(0);
  expect(message.ttl * 1000).toBeLessThanOrEqual(Date.parse(view.deadline ?? '') - sentMs);
}

/**
 * Plays on and checks each decision's push, until the game is over or `enough` holds. Returns the plies that each
 * reader should have been notified of.
 */
async function playTold(
  id: string,
  enough: (told: readonly View[]) => boolean,
): Promise<Map<Reader, number[]>> {
  const expected = new Map<Reader, number[]>(readers.map((reader) => [reader, []]));
  const told: View[] = [];
  // The last player to sit down started the game; if they are first to act, the answer showed them so.
  let [shownTo, actedMs]: [Reader | undefined, number] = [readers[1], Date.now()];
  for (;;) {
    const next = await whoActs(readers, id);
    if (next === undefined) return expected;
    const { actor, view } = next;
    if (actor !== shownTo) {
      await until(`a push at ply ${view.ply}`, () => wasAsked(actor, view));
      checkDecision(actor, view, actedMs);
      expected.get(actor)?.push(view.ply);
      told.push(view);
    }
    if (enough(told)) return expected;
    actedMs = Date.now();
    const after = await decide(actor, view);
    // Bots play on later, so no answer shows anybody the decision that follows.
    shownTo = after.toAct === null ? undefined : actor;
  }
}

describe('a player with a decision', { timeout: 120_000 }, () => {
  it('gets one push for it, and none for own moves, forced moves or decisions of others', async () => {
    const id = await seatEverybody(people(), { preset: 'classic' });
    const expected = await playTold(
      id,
      (told) =>
        told.length >= 12 &&
        told.some(({ legal }) => legal.length === 2) &&
        told.some(({ legal }) => legal.length > 2),
    );
    for (const reader of readers) await drain(reader);
    await server.close();
    for (const reader of readers) {
      expect(toldOf(reader, 'decision', id).map(({ notification }) => notification.data.ply)).toEqual(
        expected.get(reader),
      );
      const kinds = new Set(reader.payloads().map(({ notification }) => notification.data.kind));
      expect(['decision', 'started', 'test']).toEqual(expect.arrayContaining([...kinds]));
    }
    const started = readers.flatMap((reader) => toldOf(reader, 'started', id));
    // The first player to act gets the decision instead, and the player who started the game gets nothing.
    expect(started.length).toBeLessThanOrEqual(1);
  });

  it('gets pushes in a game with bots, to its end, which everybody but its author is notified of', async () => {
    const id = await seatEverybody(people(), { preset: 'quick', seats: seatsFor(2, 2) });
    const expected = await playTold(id, () => false);
    const finished = () => readers.flatMap((reader) => toldOf(reader, 'finished', id));
    await until('the end', () => finished().length > 0);
    for (const reader of readers) await drain(reader);
    await server.close();
    for (const reader of readers) {
      expect(toldOf(reader, 'decision', id).map(({ notification }) => notification.data.ply)).toEqual(
        expected.get(reader),
      );
      expect(toldOf(reader, 'finished', id).length).toBeLessThanOrEqual(1);
    }
    for (const { notification } of finished()) {
      expect(notification).toMatchObject({ tag: `g${id}`, data: { choices: [] } });
      expect(notification).not.toHaveProperty('actions');
    }
  });

  it('sees the number of waiting games in the badge', async () => {
    const [ann, ben] = readers;
    const seat = async (from: Reader, to: Reader) =>
      seatEverybody([from.client, to.client], { preset: 'quick' });
    let expectedBadge = 0;
    for (let games = 0; games < 6; games += 1) {
      // The last player to sit down is shown their decision by the answer; otherwise the other one gets a push.
      const id = await seat(ann, ben);
      const { view, actor } = (await whoActs(readers, id)) ?? {};
      if (view === undefined || actor !== ann) continue;
      await until('a push', () => wasAsked(ann, view));
      expectedBadge += 1;
      const [told] = toldOf(ann, 'decision', id);
      expect(told?.app_badge).toBe(expectedBadge);
      expect((await ann.client.games()).body.games.filter(({ yours }) => yours)).toHaveLength(expectedBadge);
    }
  });
});

describe('other notices', { timeout: 60_000 }, () => {
  it('tell the creator that somebody joined, under another tag than decisions', async () => {
    const [ann, ben] = readers;
    const { body } = await ann.client.create({ preset: 'quick', seats: seatsFor(3) });
    await ann.client.take(body.invite);
    await ben.client.take(body.invite);
    await until('who joined', () => toldOf(ann, 'joined', body.id).length > 0);
    const [told] = toldOf(ann, 'joined', body.id);
    expect(told?.notification).toMatchObject({ tag: `c${body.id}`, data: { choices: [], badge: 0 } });
    expect(`${told?.notification.title} ${told?.notification.body}`).toContain('Ben');
    for (const reader of readers) await drain(reader);
    expect(toldOf(ann, 'joined', body.id)).toHaveLength(1);
    expect(ben.payloads().map(({ notification }) => notification.data.kind)).toEqual(['test']);
  });

  it.each(['mute', 'silence'] as const)('do not reach a player who turned them off: %s', async (how) => {
    const [ann, ben] = readers;
    const ids: string[] = [];
    for (const reader of readers) {
      if (how === 'silence')
        await reader.client.call('PATCH', '/api/me', {
          notify: { push: { decision: false, started: false } },
        });
    }
    for (let games = 0; games < 2; games += 1) {
      const { body } = await ann.client.create({ preset: 'quick', seats: seatsFor(2) });
      ids.push(body.id);
      await ann.client.take(body.invite);
      if (how === 'mute') await ann.client.call('POST', `/api/games/${body.id}/mute`, { muted: true });
      await ben.client.take(body.invite);
      if (how === 'mute') await ben.client.call('POST', `/api/games/${body.id}/mute`, { muted: true });
      for (let moves = 0; moves < 4; moves += 1) {
        const next = await whoActs(readers, body.id);
        if (next !== undefined) await decide(next.actor, next.view);
      }
    }
    for (const reader of readers) await drain(reader);
    for (const reader of readers) for (const id of ids) expect(toldOf(reader, 'decision', id)).toEqual([]);
  });
});
