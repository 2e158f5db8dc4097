import { PRESETS } from '@aeroplane/engine';
import { commitmentOf, equalBytes } from '@aeroplane/dice';
import { describe, expect, it } from 'vitest';
import { createGame, inviteOf, viewOf, WAITING_MS, type NewGame } from '../../src/index.ts';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene, seatsFor } from '@aeroplane/testing/scenes/scene';

const me = { who: 'me' } as const;
const open = { who: 'open' } as const;
const bot = { who: 'bot' } as const;

async function refusal(wish: NewGame) {
  const { core, store } = openScene();
  const [asha = ''] = await guests(core, 'Asha');
  const code = await refusalOf(createGame(core, asha, wish));
  if (code !== 'done') {
    expect(store.everyGame(), 'nothing is changed when a game is refused').toEqual([]);
    expect(await store.memberships(asha)).toEqual([]);
  }
  return code;
}

describe('creating a game', () => {
  it('makes a game that waits for a week: classic, a day for each decision, private', async () => {
    const { core, store, clock } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const game = await createGame(core, asha, { seats: seatsFor(3) });
    expect(game).toMatchObject({
      version: 1,
      status: 'waiting',
      rules: PRESETS.classic,
      rolling: 'auto',
      turnTime: '24h',
      public: false,
      strict: false,
      createdAtMs: clock.nowMs(),
      wakeAtMs: clock.nowMs() + WAITING_MS,
      decision: null,
      first: null,
    });
    expect(await store.readSecretGame(game.id)).toEqual(game);
  });

  it('reserves the seat "me" for the creator, who takes it like everybody else', async () => {
    const { core } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const seats = [open, { ...me, colour: 'green' as const }, { ...bot, level: 'hard' as const }, bot];
    const game = await createGame(core, asha, { seats });
    expect(game.creator).toBe(1);
    expect(game.seats).toEqual([
      { colour: null, seed: null, sitter: { kind: 'open', reservedFor: null } },
      { colour: 3, seed: null, sitter: { kind: 'open', reservedFor: asha } },
      { colour: null, seed: null, sitter: { kind: 'bot', level: 'hard' } },
      { colour: null, seed: null, sitter: { kind: 'bot', level: 'medium' } },
    ]);
  });

  it('commits to the dice, and shows the creator the commitment, no links, and the invite', async () => {
    const { core } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const game = await createGame(core, asha, { seats: seatsFor(2) });
    expect(equalBytes(game.dice.commitment, commitmentOf(game.secrets.secret))).toBe(true);
    const view = viewOf(game, asha);
    expect(view.dice).toEqual({
      commitment: Buffer.from(game.dice.commitment).toString('hex'),
      seeds: {},
      links: [],
    });
    expect(view.invite).toBe(inviteOf(game));
    expect(view.invite).toMatch(/^[\w-]{16}\.[\w-]{16}$/);
  });

  it('gives every game its own id, secret and commitment', async () => {
    const { core } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const games = [];
    for (let count = 0; count < 5; count += 1)
      games.push(await createGame(core, asha, { seats: seatsFor(2) }));
    for (const field of ['id', 'inviteSecret'] as const) {
      expect(new Set(games.map((game) => game[field])).size).toBe(5);
    }
    expect(new Set(games.map(({ dice }) => dice.commitment.join())).size).toBe(5);
  });

  it('puts the game on the creator’s list', async () => {
    const { core, store } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const game = await createGame(core, asha, { seats: seatsFor(2) });
    expect((await store.memberships(asha)).map((one) => one.game)).toEqual([game.id]);
  });

  it('takes a preset, or rules of one’s own whose other options are the defaults', async () => {
    const { core } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const quick = await createGame(core, asha, { preset: 'quick', seats: seatsFor(2) });
    expect(quick.rules).toEqual(PRESETS.quick);
    const own = await createGame(core, asha, { rules: { finish: 'bounce' }, seats: seatsFor(2) });
    expect(own.rules).toEqual({ ...PRESETS.classic, finish: 'bounce' });
  });

  it('takes every wish it knows', async () => {
    const { core } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    const wish = { turnTime: '7d', rolling: 'tap', public: true, strict: true } as const;
    expect(await createGame(core, asha, { seats: seatsFor(4), ...wish })).toMatchObject(wish);
  });

  it.each<[string, NewGame['seats']]>([
    ['one seat', [me]],
    ['no seats', []],
    ['five seats', [me, open, open, open, open]],
    ['two seats "me"', [me, me]],
    ['no seat "me"', [open, bot]],
    ['a level on the creator’s seat', [{ ...me, level: 'hard' }, open]],
    ['a level on an open seat', [me, { ...open, level: 'easy' }]],
    ['a colour twice', [{ ...me, colour: 'red' }, open, { ...bot, colour: 'red' }]],
    [
      'a colour twice for two',
      [
        { ...me, colour: 'red' },
        { ...open, colour: 'red' },
      ],
    ],
    [
      'neighbours for two',
      [
        { ...me, colour: 'red' },
        { ...open, colour: 'yellow' },
      ],
    ],
    [
      'neighbours for two the other way round',
      [
        { ...me, colour: 'red' },
        { ...bot, colour: 'green' },
      ],
    ],
  ])('refuses %s', async (_, seats) => {
    expect(await refusal({ seats })).toBe('bad-seats');
  });

  it.each<[string, NewGame['seats']]>([
    [
      'opposite colours for two',
      [
        { ...me, colour: 'yellow' },
        { ...open, colour: 'green' },
      ],
    ],
    ['neighbours among three', [{ ...me, colour: 'red' }, { ...open, colour: 'yellow' }, bot]],
    ['one colour given for two', [me, { ...open, colour: 'yellow' }]],
  ])('allows %s', async (_, seats) => {
    expect(await refusal({ seats })).toBe('done');
  });

  it.each<[string, Partial<NewGame>]>([
    ['a preset and rules together', { preset: 'classic', rules: {} }],
    ['an option there is not', { rules: { launch: 'even', colour: 'red' } }],
    ['a value there is not', { rules: { planes: 5 } }],
    ['rules that are no object', { rules: 'classic' }],
    ['no rules at all', { rules: null }],
  ])('refuses %s', async (_, wish) => {
    expect(await refusal({ seats: seatsFor(2), ...wish })).toBe('bad-rules');
  });
});
