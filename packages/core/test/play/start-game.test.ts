import { botSeed, drawStarter, makeHex } from '@aeroplane/dice';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  leaveGame,
  readRecord,
  startGame,
  takeSeat,
  viewOf,
  type NewGame,
} from '../../src/index.ts';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, joinAll, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

async function waiting(wish: NewGame, script?: string) {
  const scene = openScene(script);
  const [asha = '', bo = '', chen = ''] = await guests(scene.core, 'Asha', 'Bo', 'Chen');
  const game = await createGame(scene.core, asha, wish);
  return { ...scene, asha, bo, chen, game, invite: inviteTo(game) };
}

describe('starting', () => {
  it('comes with the last seat taken', async () => {
    const { core, asha, bo, invite } = await waiting({ seats: seatsFor(2) });
    expect((await takeSeat(core, asha, invite, { seed: seedOf(1) })).status).toBe('waiting');
    const game = await takeSeat(core, bo, invite, { seed: seedOf(2) });
    expect(game).toMatchObject({ status: 'playing', inviteSecret: null });
    expect(viewOf(game, asha)).not.toHaveProperty('invite');
  });

  it('by the creator makes bots of the open seats', async () => {
    const { core, asha, game, invite } = await waiting({ seats: seatsFor(4) });
    await takeSeat(core, asha, invite, { colour: 'blue', seed: seedOf(1) });
    const started = await startGame(core, asha, game.id);
    expect(started.status).toBe('playing');
    expect(started.seats.map(({ colour, sitter }) => [colour, sitter.kind])).toEqual([
      [2, 'player'],
      [0, 'bot'],
      [1, 'bot'],
      [3, 'bot'],
    ]);
    expect(viewOf(started, asha).seats[0]).toEqual({
      colour: 'red',
      name: null,
      kind: 'bot',
      level: 'medium',
    });
  });

  it('gives two players opposite seats when the other becomes a bot', async () => {
    const { core, asha, game, invite } = await waiting({ seats: seatsFor(2) });
    await takeSeat(core, asha, invite, { colour: 'yellow', seed: seedOf(1) });
    expect((await startGame(core, asha, game.id)).seats[1]?.colour).toBe(3);
  });

  it('takes the bots’ seeds from the commitment', async () => {
    const { core, asha, game, invite } = await waiting({
      seats: [{ who: 'me' }, { who: 'bot' }, { who: 'open' }],
    });
    const joined = await takeSeat(core, asha, invite, { colour: 'red', seed: seedOf(1) });
    expect(joined.seats[1]?.seed).toBeNull();
    const started = await startGame(core, asha, game.id);
    const { commitment } = game.dice;
    expect(viewOf(started, asha).dice.seeds).toEqual({
      red: '01'.repeat(16),
      yellow: makeHex(botSeed(commitment, 1)),
      blue: makeHex(botSeed(commitment, 2)),
    });
  });

  it('draws who starts with the first link, among the taken seats in seat order', async () => {
    const starters = new Set<string>();
    for (let script = 0; script < 12; script += 1) {
      const { core, asha, bo, chen, game } = await waiting({ seats: seatsFor(3) }, `start ${script}`);
      await joinAll(core, game, [asha, bo, chen]);
      const { first, dice } = await readRecord(core, game.id);
      const link = Uint8Array.from(Buffer.from(dice.links[0] ?? '', 'hex'));
      const seeds = [seedOf(1), seedOf(2), seedOf(3)];
      expect(first).toBe(['red', 'yellow', 'blue'][drawStarter(link, { game: game.id, seeds })]);
      starters.add(first);
    }
    expect(starters.size).toBe(3);
  });

  it('is for the creator only', async () => {
    const { core, bo, chen, game, invite } = await waiting({ seats: seatsFor(3) });
    await takeSeat(core, bo, invite, { seed: seedOf(2) });
    expect(await refusalOf(startGame(core, bo, game.id))).toBe('not-the-creator');
    expect(await refusalOf(startGame(core, chen, game.id))).toBe('not-the-creator');
  });

  it('waits for the creator to sit down', async () => {
    const { core, asha, bo, game, invite } = await waiting({ seats: seatsFor(3) });
    await takeSeat(core, bo, invite, { seed: seedOf(2) });
    expect(await refusalOf(startGame(core, asha, game.id))).toBe('creator-not-seated');
  });

  it('of a game that runs changes nothing', async () => {
    const { core, asha, game, invite } = await waiting({ seats: seatsFor(2) });
    await takeSeat(core, asha, invite, { seed: seedOf(1) });
    const started = await startGame(core, asha, game.id);
    expect(await startGame(core, asha, game.id)).toEqual(started);
  });

  it('is refused where there is no game, or a cancelled one', async () => {
    const { core, asha, game, invite } = await waiting({ seats: seatsFor(2) });
    await takeSeat(core, asha, invite, { seed: seedOf(1) });
    await leaveGame(core, asha, game.id);
    expect(await refusalOf(startGame(core, asha, game.id))).toBe('cancelled');
    expect(await refusalOf(startGame(core, asha, 'x'.repeat(16)))).toBe('unknown-game');
  });
});
