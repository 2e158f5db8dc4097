/**
 * A server is killed between a move's commit, the queueing of its notices and their delivery
 * (docs/design.md#persist-answer-notify): the player to act gets at least one push, always under one tag, and none for
 * a decision already taken.
 */

import type { View } from '@aeroplane/api';
import { sampled } from '@aeroplane/testing/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPushReceiver, type PushReceiver } from '../packages/delivery/test/push-receiver.ts';
import { Client } from './support/client.ts';
import { seatEverybody } from './support/play.ts';
import { freePort, Program } from './support/program.ts';
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
import { makeFolder, removeFolder } from './support/server.ts';

let folder: string;
let receiver: PushReceiver;
let settings: Record<string, string>;
let program: Program;
let readers: Reader[];
let kills = 0;
let rounds = 0;

/** The rounds of one kind of kill: `some` in each run, all in a whole run. */
function roundsOf(kind: string, all: number, some: number): number[] {
  const chosen = sampled(
    `kills ${kind}`,
    Array.from({ length: all }, (_, round) => round),
    some,
  );
  rounds += chosen.length;
  return chosen;
}

beforeAll(async () => {
  folder = await makeFolder();
  receiver = await startPushReceiver();
  const port = await freePort();
  settings = { PORT: String(port), DATA_DIR: folder, PUSH_HOSTS: receiver.origin };
  program = await new Program(settings).opened();
  readers = [];
  for (const name of ['Ann', 'Ben', 'Cleo']) {
    const client = await new Client(`http://127.0.0.1:${port}`).signIn(name);
    readers.push(await subscribe(client, receiver));
  }
}, 60_000);
afterAll(async () => {
  await program.end('SIGKILL');
  await receiver.close();
  await removeFolder(folder);
});

async function kill(): Promise<void> {
  expect((await program.end('SIGKILL')).signal).toBe('SIGKILL');
  kills += 1;
}

async function restart(): Promise<void> {
  receiver.answerWith({ status: 201 });
  program = await new Program(settings).opened();
}

/** A game of all three. Everybody but Cleo, who sat down last, has been notified of its start. */
async function newGame(): Promise<string> {
  const id = await seatEverybody(
    readers.map(({ client }) => client),
    { preset: 'classic' },
  );
  for (const { payloads } of readers.slice(0, 2))
    await until('the start', () => payloads().some(({ notification: { data } }) => data.game === id));
  return id;
}

/** A decision opened by somebody else's move. */
interface Opened {
  readonly reader: Reader;
  readonly view: View;
}

/** Plays on until another player's move has opened a decision. */
async function openDecision(id: string): Promise<Opened> {
  for (;;) {
    const next = await whoActs(readers, id);
    if (next === undefined) throw new Error('the game is over');
    const after = await decide(next.actor, next.view);
    if (after.status !== 'playing') throw new Error('the game is over');
    const own = after.seats.find(({ you }) => you)?.colour;
    if (after.toAct === own) continue;
    for (const reader of readers) {
      const seat = after.seats.find(({ colour }) => colour === after.toAct);
      const name = ['Ann', 'Ben', 'Cleo'][readers.indexOf(reader)];
      if (seat?.name === name) return { reader, view: after };
    }
  }
}

/** Every push of a decision, delivered or not. */
const arrivalsOf = ({ reader, view }: Opened) =>
  receiver.arrivals(reader.target).filter((one) => {
    const { data } = payloadOf(one).notification;
    return data.game === view.id && data.ply === view.ply;
  });

/** The player to act got a push of the decision and nobody else did; all of them share one tag. */
async function expectTold(opened: Opened): Promise<void> {
  const { reader, view } = opened;
  await until(`a push at ply ${view.ply}`, () => wasAsked(reader, view));
  for (const push of arrivalsOf(opened)) {
    expect(push.topic).toBe(`g${view.id}`);
    expect(payloadOf(push).notification).toMatchObject({ tag: `g${view.id}`, data: { kind: 'decision' } });
  }
  for (const other of readers) if (other !== reader) expect(wasAsked(other, view)).toBe(false);
}

describe('a decision reaches its player, though the server is killed', { timeout: 240_000 }, () => {
  it('right after it has answered the move that opened it', async () => {
    const id = await newGame();
    for (const _ of roundsOf('right after the answer', 3, 1)) {
      const opened = await openDecision(id);
      await kill();
      await restart();
      await expectTold(opened);
    }
  });

  it('during a delivery', async () => {
    const id = await newGame();
    for (const _ of roundsOf('during the delivery', 3, 1)) {
      // The push arrives, and its answer is lost.
      receiver.answerWith('never');
      const opened = await openDecision(id);
      await until('a push', () => arrivalsOf(opened).length > 0);
      await kill();
      expect(wasAsked(opened.reader, opened.view)).toBe(false);
      await restart();
      await expectTold(opened);
    }
  });

  it('after the push was answered, before or just after the receipt is written', async () => {
    const id = await newGame();
    for (const _ of roundsOf('right after the push', 3, 1)) {
      const opened = await openDecision(id);
      while (!wasAsked(opened.reader, opened.view)) await receiver.nextAnswer();
      await kill();
      await restart();
      // At most one repetition, not one at every start.
      await drain(opened.reader);
      await expectTold(opened);
      await kill();
      await restart();
      await drain(opened.reader);
      expect(arrivalsOf(opened).length).toBeLessThanOrEqual(2);
    }
  });

  it('at any moment after the move was sent', async () => {
    const id = await newGame();
    for (const _ of roundsOf('at any moment', 6, 2)) {
      const next = await whoActs(readers, id);
      if (next === undefined) break;
      const { actor, view } = next;
      const answer = decide(actor, view).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
      await kill();
      await answer;
      await restart();
      const now = await whoActs(readers, id);
      // A player who saw the decision in the answer to their own move, or had it before, needs no push.
      if (now !== undefined && now.actor !== actor) await expectTold({ reader: now.actor, view: now.view });
    }
  });

  it('but not after it was taken', async () => {
    const id = await newGame();
    for (const _ of roundsOf('before the decision is taken', 2, 1)) {
      receiver.answerWith({ status: 503 });
      const opened = await openDecision(id);
      await until('a push', () => arrivalsOf(opened).length > 0);
      await kill();
      // The next start retries, and its push service fails again.
      program = await new Program(settings).opened();
      const before = arrivalsOf(opened).length;
      await until('another push', () => arrivalsOf(opened).length > before);
      const after = await decide(opened.reader, (await opened.reader.client.view(id)).body);
      await kill();
      await restart();
      const next = await whoActs(readers, id);
      if (next !== undefined && next.actor !== opened.reader)
        await expectTold({ reader: next.actor, view: next.view });
      for (const reader of readers) await drain(reader);
      expect(after.ply).toBeGreaterThan(opened.view.ply);
      expect(wasAsked(opened.reader, opened.view)).toBe(false);
    }
  });

  it('at least once a round', () => {
    expect(rounds).toBeGreaterThanOrEqual(6);
    expect(kills).toBeGreaterThanOrEqual(rounds);
  });
});
