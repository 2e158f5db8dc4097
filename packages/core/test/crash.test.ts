import { describe, expect, it } from 'vitest';
import {
  changeMe,
  createCore,
  createGame,
  finishedGames,
  inviteOf,
  isOver,
  leaveGame,
  playersOf,
  readInvite,
  rematch,
  say,
  seatOfPlayer,
  startGame,
  submitMove,
  takeSeat,
  unfinishedGames,
  type Core,
  type Game,
  type ProblemCode,
  type SecretGame,
} from '../src/index.ts';
import { Death, dyingStore, type Fate } from '@aeroplane/testing/doubles/dying-store';
import { deciderOf, gameChanged, movesOf, playUntil, settle, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import {
  guests,
  inviteTo,
  openScene,
  seatsFor,
  seedOf,
  startedGame,
  type Scene,
} from '@aeroplane/testing/scenes/scene';

/** The people, and the game that a call is about. */
interface Cast {
  readonly asha: string;
  readonly bo: string;
  readonly chen: string;
  readonly game: SecretGame;
}

interface Act {
  /** What was done before, by a process that lives. */
  readonly prepare: (core: Core, people: string[]) => Promise<SecretGame>;
  readonly call: (core: Core, cast: Cast) => Promise<unknown>;
  /** What a repeated call may say where the first went through though its caller never heard. */
  readonly again?: ProblemCode;
  /** What is true once a call has gone through. */
  readonly after: (game: Game, cast: Cast) => void;
}

async function waiting(core: Core, [asha = '', bo = '']: string[]): Promise<SecretGame> {
  const game = await createGame(core, asha, { seats: seatsFor(3), public: true });
  await takeSeat(core, asha, inviteTo(game), { colour: 'red', seed: seedOf(1) });
  return takeSeat(core, bo, inviteTo(game), { colour: 'blue', seed: seedOf(2) });
}

const playing = async (core: Core, people: string[]): Promise<SecretGame> =>
  playUntil(core, (await startedGame(core, people)).id, (game) => deciderOf(game) !== undefined);

async function resigned(core: Core, [asha = '', bo = '', chen = '']: string[]): Promise<SecretGame> {
  const game = await playing(core, [asha, bo, chen]);
  await leaveGame(core, chen, game.id);
  await leaveGame(core, bo, game.id);
  return stored(core, game.id);
}

const ACTS: Readonly<Record<string, Act>> = {
  'creating a game': {
    prepare: waiting,
    call: (core, { asha }) => createGame(core, asha, { seats: seatsFor(2) }),
    after: () => undefined,
  },
  joining: {
    prepare: (core, [asha = '']) => createGame(core, asha, { seats: seatsFor(3) }),
    call: (core, { bo, game }) => takeSeat(core, bo, inviteTo(game), { seed: seedOf(3) }),
    after: (game, { bo }) => expect(seatOfPlayer(game, bo)?.sitter.kind).toBe('player'),
  },
  'the joining that starts the game': {
    prepare: waiting,
    call: (core, { chen, game }) => takeSeat(core, chen, inviteTo(game), { seed: seedOf(3) }),
    after: (game) => expect(game.status).toBe('playing'),
  },
  'starting the game': {
    prepare: waiting,
    call: (core, { asha, game }) => startGame(core, asha, game.id),
    after: (game) => expect(game.status).toBe('playing'),
  },
  'leaving a game that waits': {
    prepare: waiting,
    call: (core, { bo, game }) => leaveGame(core, bo, game.id),
    again: 'not-seated',
    after: (game, { bo }) => expect(seatOfPlayer(game, bo)).toBeUndefined(),
  },
  'cancelling a game': {
    prepare: waiting,
    call: (core, { asha, game }) => leaveGame(core, asha, game.id),
    again: 'cancelled',
    after: (game) => expect(game.status).toBe('cancelled'),
  },
  'a move': {
    prepare: playing,
    call: (core, { game }) =>
      submitMove(core, deciderOf(game) ?? '', game.id, {
        ply: game.log.length,
        move: movesOf(game)[0] ?? '',
      }),
    after: (after, { game }) => expect(after.log.length).toBeGreaterThan(game.log.length),
  },
  resigning: {
    prepare: playing,
    call: (core, { bo, game }) => leaveGame(core, bo, game.id),
    again: 'not-in-play',
    after: (game) => expect(game.status).toBe('playing'),
  },
  'resigning as the last but one': {
    prepare: async (core, people) => {
      const game = await playing(core, people);
      await leaveGame(core, people[2] ?? '', game.id);
      return stored(core, game.id);
    },
    call: (core, { bo, game }) => leaveGame(core, bo, game.id),
    again: 'game-over',
    after: (game) => expect(game.status).toBe('finished'),
  },
  'setting a quiet window': {
    prepare: playing,
    call: (core, { bo }) =>
      changeMe(core, bo, { timeZone: 'Asia/Dhaka', quiet: { start: '22:00', end: '07:00' } }),
    after: (game, { bo }) =>
      expect(seatOfPlayer(game, bo)?.sitter).toMatchObject({
        quiet: { start: '22:00', end: '07:00', timeZone: 'Asia/Dhaka' },
      }),
  },
  'moving a finished game to the lists of finished ones': {
    prepare: resigned,
    call: (core, { game }) => gameChanged(core, game.id),
    after: (game) => expect(game.status).toBe('finished'),
  },
  'asking for a rematch': {
    prepare: resigned,
    call: (core, { asha, game }) => rematch(core, asha, game.id),
    after: (game) => expect(game.status).toBe('finished'),
  },
  'saying something': {
    prepare: playing,
    call: (core, { bo, game }) => say(core, bo, game.id, { text: 'Hello' }),
    after: (game) => expect(game.status).toBe('playing'),
  },
  'taking a cancelled game off the lists': {
    prepare: async (core, people) => {
      const game = await waiting(core, people);
      return leaveGame(core, people[0] ?? '', game.id);
    },
    call: (core, { game }) => gameChanged(core, game.id),
    after: (game) => expect(game.status).toBe('cancelled'),
  },
};

/** A new process begins as `packages/local` does: it tells again of every game that a membership names. */
async function restart({ another, store }: Scene): Promise<Core> {
  const core = another();
  for (const { game } of store.everyMembership()) {
    if ((await store.readGame(game)) === undefined) await gameChanged(core, game);
    else await settle(core, game);
  }
  return core;
}

/** No seat without its player's list, no list entry without its seat, no invite that leads nowhere. */
async function expectWhole(core: Core, { store }: Scene, people: readonly string[]): Promise<void> {
  const games = store.everyGame();
  for (const player of people) {
    const seated = games.filter((game) => playersOf(game).includes(player));
    const ids = (some: readonly Game[]): string[] => some.map(({ id }) => id).sort();
    const unfinished = (await unfinishedGames(core, player)).map(({ game }) => game);
    expect(ids(unfinished)).toEqual(ids(seated.filter((game) => !isOver(game))));
    const finished = (await finishedGames(core, player)).items.map(({ game }) => game).sort();
    expect(finished).toEqual(ids(seated.filter(({ status }) => status === 'finished')));
    for (const { game } of await store.memberships(player)) {
      expect(isOver(games.find(({ id }) => id === game) ?? ({ status: 'waiting' } as Game))).toBe(false);
    }
  }
  for (const game of games) {
    expect(inviteOf(game) === null).toBe(game.status !== 'waiting');
    if (game.status === 'waiting') expect((await readInvite(core, inviteTo(game))).id).toBe(game.id);
  }
}

/** Runs an act in a process with this fate. False where it lived to the end. */
async function dies(act: Act, fate: Fate): Promise<boolean> {
  const scene = openScene('crash');
  const people = await guests(scene.core, 'Asha', 'Bo', 'Chen');
  const [asha = '', bo = '', chen = ''] = people;
  const game = await act.prepare(scene.core, people);
  const cast = { asha, bo, chen, game };
  const mortal = createCore({ ...scene.core, store: dyingStore(scene.store, fate) });
  let died = false;
  try {
    await act.call(mortal, cast);
  } catch (error) {
    if (!(error instanceof Death)) throw error;
    died = true;
  }

  const core = await restart(scene);
  await expectWhole(core, scene, people);
  // Whoever asked for it asks again, since nobody answered.
  if (died) expect(['done', act.again]).toContain(await refusalOf(act.call(core, cast)));
  act.after(await stored(core, game.id), cast);
  await expectWhole(await restart(scene), scene, people);
  return died;
}

describe('a process that dies', () => {
  it.each(Object.entries(ACTS))(
    'in the middle of %s leaves everything whole, and the call can be repeated',
    async (_, act) => {
      let deaths = 0;
      for (const moment of ['before', 'after'] as const) {
        for (let write = 1; await dies(act, { write, moment }); write += 1) deaths += 1;
      }
      expect(deaths).toBeGreaterThanOrEqual(2);
    },
  );
});
