/**
 * A server killed between a move's commit, the plan of who hears of it, the queue and the delivery: whoever has a
 * decision hears of it at least once, always under one tag, and of none that was taken (DESIGN § 1, § 6).
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

/** A game of all three, of whose start everybody has heard but Cleo, who sat down last. */
async function newGame(): Promise<string> {
  const id = await seatEverybody(
    readers.map(({ client }) => client),
    { preset: 'classic' },
  );
  for (const { payloads } of readers.slice(0, 2))
    await until('the start', () => payloads().some(({ notification: { data } }) => data.game === id));
  return id;
}

/** A decision that somebody else's move has opened. */
interface Opened {
  readonly reader: Reader;
  readonly view: View;
}

/** Plays on until a decision has been opened for somebody by another's move. */
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

/** The pushes that came about a decision, whatever they were answered. */
const arrivalsOf = ({ reader, view }: Opened) =>
  receiver.arrivals(reader.target).filter((one) => {
    const { data } = payloadOf(one).notification;
    return data.game === view.id && data.ply === view.ply;
  });

/** Whoever has this decision has heard of it, and nobody else; all that came of it has one tag. */
async function expectTold(opened: Opened): Promise<void> {
  const { reader, view } = opened;
  await until(`a push at ply ${view.ply}`, () => wasAsked(reader, view));
  for (const push of arrivalsOf(opened)) {
    expect(push.topic).toBe(`g${view.id}`);
    expect(payloadOf(push).notification).toMatchObject({ tag: `g${view.id}`, data: { kind: 'decision' } });
  }
  for (const other of readers) if (other !== reader) expect(wasAsked(other, view)).toBe(false);
}

describe('a decision is told of, though the server is killed', { timeout: 240_000 }, () => {
  it('right after it has answered the move that opened it', async () => {
    const id = await newGame();
    for (const _ of roundsOf('right after the answer', 3, 1)) {
      const opened = await openDecision(id);
      await kill();
      await restart();
      await expectTold(opened);
    }
  });

  it('while it delivers', async () => {
    const id = await newGame();
    for (const _ of roundsOf('during the delivery', 3, 1)) {
      // The push comes, and its answer never does.
      receiver.answerWith('never');
      const opened = await openDecision(id);
      await until('a push', () => arrivalsOf(opened).length > 0);
      await kill();
      expect(wasAsked(opened.reader, opened.view)).toBe(false);
      await restart();
      await expectTold(opened);
    }
  });

  it('right after the push was answered, before it noted so or just after', async () => {
    const id = await newGame();
    for (const _ of roundsOf('right after the push', 3, 1)) {
      const opened = await openDecision(id);
      while (!wasAsked(opened.reader, opened.view)) await receiver.nextAnswer();
      await kill();
      await restart();
      // Once more at the most, and not at every start.
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
      // Whoever was shown it by the answer to their own move, or had it before, need not be told.
      if (now !== undefined && now.actor !== actor) await expectTold({ reader: now.actor, view: now.view });
    }
  });

  it('and is not told of once it was taken', async () => {
    const id = await newGame();
    for (const _ of roundsOf('before the decision is taken', 2, 1)) {
      receiver.answerWith({ status: 503 });
      const opened = await openDecision(id);
      await until('a push', () => arrivalsOf(opened).length > 0);
      await kill();
      // The next start tries again, and is told again that its push service is out of order.
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
