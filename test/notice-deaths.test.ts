/**
 * A process dies before or after each of its calls between a move and the resulting pushes, and the next one recovers
 * (docs/design.md#waking): no notice is lost, none comes more than twice, and all keep their tag.
 */

import {
  addDevice,
  createCore,
  deliver,
  isOver,
  itemChanged,
  nudge,
  submitMove,
  type Core,
  type QueuedMessage,
  type Store,
  type NoticeContent,
} from '@aeroplane/core';
import { createPushCourier, generateVapidKeys, parsePushHosts } from '@aeroplane/delivery';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { changeOf, createDynamoStore, recordOf, recordsAgain, repairIndexes, Table } from '@aeroplane/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aroundStore } from '@aeroplane/testing/doubles/around-store';
import { Death } from '@aeroplane/testing/doubles/dying-store';
import { FixedClock, HOUR_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { deciderOf, movesOf, playOnce } from '@aeroplane/testing/scenes/play';
import { guests, startedGame } from '@aeroplane/testing/scenes/scene';
import { scriptedRandom } from '@aeroplane/testing/doubles/scripted-random';
import { startPushReceiver } from '../packages/delivery/test/push-receiver.ts';
import { allItems } from '../packages/local/test/dump-table.ts';
import { restoreItems } from './support/restore-items.ts';

/** The moment of death: before call number `call`, from 1, or before its answer returns. */
interface Fate {
  readonly call: number;
  readonly moment: 'before' | 'after';
}

const LIVES: Fate = { call: Infinity, moment: 'before' };

/** A push that the service received. */
interface Said {
  readonly what: NoticeContent;
  readonly topic: string;
}

type Step = <T>(make: () => Promise<T>) => Promise<T>;

/** Every call of the process to the outside passes here. */
function mortal({ call, moment }: Fate): { step: Step; calls: () => number; isDead: () => boolean } {
  let calls = 0;
  let dead = false;
  return {
    calls: () => calls,
    isDead: () => dead,
    async step(make) {
      if (dead) throw new Death();
      calls += 1;
      dead = calls === call;
      if (dead && moment === 'before') throw new Death();
      const answer = await make();
      if (dead) throw new Death();
      return answer;
    },
  };
}

const keys = generateVapidKeys();

/** The table, the clock and the push service, which outlive processes. */
async function openWorld() {
  const database = await openEmbeddedDynamoDb();
  const receiver = await startPushReceiver();
  const clock = new FixedClock();
  let random = scriptedRandom('the scene');
  const said: Said[] = [];

  /** Starts a process and runs it until it has nothing left to do. */
  function process(fate = LIVES) {
    const { step, calls, isDead } = mortal(fate);
    const stream = new Map<string, ReturnType<typeof recordOf>>();
    const queue: QueuedMessage[] = [];
    const table = new Table({
      client: database.client,
      name: database.tableName,
      onWritten: (key) => stream.set(JSON.stringify(key), recordOf(key)),
    });
    const store: Store = aroundStore(createDynamoStore(table), (_, make) => step(make));
    const core = createCore({
      store,
      clock,
      randomBytes: (count) => random(count),
      queue: { send: (messages) => step(async () => void queue.push(...messages)) },
      acceptsEndpoint: () => true,
      mails: false,
    });
    let telling: NoticeContent | undefined;
    const courier = createPushCourier({
      keys,
      subject: 'mailto:nobody@localhost',
      hosts: parsePushHosts(receiver.origin),
      origin: 'http://game.test',
      nowMs: () => clock.nowMs(),
      post: (url, init) =>
        step(async () => {
          if (telling !== undefined)
            said.push({ what: telling, topic: new Headers(init.headers).get('Topic') ?? '' });
          return new Response(null, { status: url.startsWith(receiver.origin) ? 201 : 400 });
        }),
    });
    const couriers = {
      push: {
        send(...[target, what]: Parameters<typeof courier.send>) {
          telling = what.kind === 'test' ? undefined : what;
          return courier.send(target, what);
        },
      },
      mail: undefined,
    };
    async function run(): Promise<void> {
      while (stream.size + queue.length > 0) {
        for (const [name, record] of stream) {
          stream.delete(name);
          const change = changeOf(record);
          if (change !== undefined) await itemChanged(core, change);
        }
        for (let next = queue.shift(); next !== undefined; next = queue.shift())
          await deliver(core, couriers, next);
      }
    }
    /** Starts as a server does: queues everything again that a crash may have cut off. */
    async function begin(): Promise<void> {
      for (const record of recordsAgain(await repairIndexes(database.client, database.tableName, table)))
        stream.set(JSON.stringify(record.dynamodb?.Keys), record);
      await run();
    }
    return { core, run, begin, calls, isDead };
  }

  return {
    clock,
    said,
    process,
    subscribe: (core: Core, player: string, session: string) =>
      addDevice(core, player, session, receiver.subscribe(keys.publicKey).target),
    /** Returns what brings the world back to this moment. */
    async moment(): Promise<() => Promise<void>> {
      const [items, nowMs] = [await allItems(database), clock.nowMs()];
      return async () => {
        await restoreItems(database, items);
        clock.set(nowMs);
        random = scriptedRandom('after the scene');
        said.splice(0);
      };
    },
    async close() {
      await receiver.close();
      await database.close();
    },
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

/** A two-player game in which the first move opens a decision for the other player; both have a device. */
async function openGame({ process, subscribe, said, clock }: World) {
  const { core, run } = process();
  const people = await guests(core, 'Asha', 'Bo');
  for (const player of people) {
    for (const session of ['phone', 'tablet']) await subscribe(core, player, session);
  }
  let game = await startedGame(core, people, { preset: 'classic' });
  for (let moves = 0; moves < 8 || deciderOf(game) !== people[0]; moves += 1) {
    game = await playOnce(core, game);
    if (isOver(game)) throw new Error('the game is over');
  }
  await run();
  said.splice(0);
  clock.advance(HOUR_MS);
  return { id: game.id, ply: game.log.length, move: movesOf(game)[0] ?? '', people, acts: people[0] ?? '' };
}

type Scene = Awaited<ReturnType<typeof openGame>>;

let world: World;
let scene: Scene;
/** Brings the world back to the opened game, which takes long to play. */
let restore: () => Promise<void>;

beforeAll(async () => {
  world = await openWorld();
  scene = await openGame(world);
  restore = await world.moment();
}, 60_000);
afterAll(() => world.close());

const ACTS: Readonly<Record<string, (core: Core, scene: Scene) => Promise<unknown>>> = {
  'a move': (core, { acts, id, ply, move }) => submitMove(core, acts, id, { ply, move }),
  'a nudge': async (core, { people, acts, id }) => {
    const { decision, seats } = await core.games.read(id);
    if (decision === null) throw new Error('nobody is waited for');
    const asked = seats.find(({ sitter }) => sitter.kind === 'player' && sitter.player === acts);
    const colour = (['red', 'yellow', 'blue', 'green'] as const)[asked?.colour ?? 0];
    // A retry after a lost answer would be a second one too many.
    await nudge(core, people[1] ?? '', id, colour ?? 'red').catch((error: unknown) => {
      if ((error as { code?: string }).code !== 'nudged-already') throw error;
    });
  },
};

/** Runs an act in a process that dies, if its fate comes; the next ones finish what it began. */
async function dieOver(act: (core: Core, scene: Scene) => Promise<unknown>, fate: Fate, taken: boolean) {
  await restore();
  world.clock.advance(6 * HOUR_MS);
  const first = world.process(fate);
  let acted = false;
  try {
    await act(first.core, scene);
    acted = true;
    await first.run();
  } catch (error) {
    // The courier wraps the error in one of its own.
    if (!first.isDead()) throw error;
  }
  const between = world.said.length;
  const second = world.process();
  // The client retries after a lost answer.
  if (!acted) await act(second.core, scene);
  const game = await second.core.games.read(scene.id);
  const asked = deciderOf(game) ?? '';
  if (taken) {
    const [move = ''] = movesOf(game);
    await submitMove(second.core, asked, scene.id, { ply: game.log.length, move });
  }
  await second.begin();
  const after = world.said.length;
  await world.process().begin();
  return { died: first.isDead(), between, after, asked, game, said: [...world.said], calls: first.calls() };
}

const callsUpTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

describe.each(Object.entries(ACTS))('a process that dies during %s', { timeout: 120_000 }, (name, act) => {
  const kind = name === 'a move' ? 'decision' : 'nudge';

  it('loses no notice, sends none more than twice, and all under one tag', async () => {
    const whole = await dieOver(act, LIVES, false);
    // One for each device.
    expect(whole.said.map(({ what }) => what.kind)).toEqual([kind, kind]);
    const fates = callsUpTo(whole.calls).flatMap((call) =>
      (['before', 'after'] as const).map((moment): Fate => ({ call, moment })),
    );
    for (const fate of fates) {
      const { died, said, game, after } = await dieOver(act, fate, false);
      const about = `${fate.moment} ${fate.call}`;
      expect(died, about).toBe(true);
      const sent = said.filter(({ what }) => what.kind === kind);
      expect(sent.length, about).toBeGreaterThanOrEqual(2);
      expect(sent.length, about).toBeLessThanOrEqual(3);
      expect(new Set(sent.map(({ topic }) => topic)), about).toEqual(
        new Set([kind === 'decision' ? `g${game.id}` : `c${game.id}`]),
      );
      expect(new Set(sent.map(({ what }) => what.ply)), about).toEqual(new Set([game.log.length]));
      // Another start has nothing more to send.
      expect(said, about).toHaveLength(after);
    }
  });

  it('sends nothing more for a decision that is taken before the next start', async () => {
    const { calls } = await dieOver(act, LIVES, false);
    for (const call of callsUpTo(calls)) {
      const { said, between, game } = await dieOver(act, { call, moment: 'after' }, true);
      const late = said.slice(between);
      expect(late.filter(({ what }) => what.ply === game.log.length).map(({ what }) => what.kind)).toEqual(
        [],
      );
    }
  });
});
