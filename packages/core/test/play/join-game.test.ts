import { describe, expect, it } from 'vitest';
import {
  changeMe,
  createGame,
  inviteOf,
  leaveGame,
  readInvite,
  startGame,
  takeSeat,
  unfinishedGames,
  viewOf,
} from '../../src/index.ts';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

async function waiting(count = 3) {
  const scene = openScene();
  const people = await guests(scene.core, 'Asha', 'Bo', 'Chen', 'Devi', 'Emil');
  const [asha = '', bo = '', chen = '', devi = '', emil = ''] = people;
  const game = await createGame(scene.core, asha, { seats: seatsFor(count) });
  return { ...scene, game, invite: inviteTo(game), asha, bo, chen, devi, emil };
}

describe('an invite', () => {
  it('leads its holder to the game, with the seeds so far', async () => {
    const { core, invite, bo } = await waiting();
    await takeSeat(core, bo, invite, { colour: 'blue', seed: seedOf(9) });
    const game = await readInvite(core, invite);
    expect(viewOf(game, undefined).dice.seeds).toEqual({ blue: '09'.repeat(16) });
    expect(viewOf(game, undefined)).not.toHaveProperty('invite');
  });

  it('is refused with another secret, for another game, and in any other form', async () => {
    const { core, game, invite, asha } = await waiting();
    const other = await createGame(core, asha, { seats: seatsFor(2) });
    const [id = '', secret = ''] = invite.split('.');
    const wrong = [
      `${id}.${other.inviteSecret}`,
      `${other.id}.${secret}`,
      `${id}.${secret.slice(1)}`,
      `${id}.${secret.toUpperCase()}`,
      `${'A'.repeat(16)}.${secret}`,
      `${invite}.${secret}`,
      `${invite} `,
      id,
      secret,
      '',
      '.',
    ];
    for (const code of wrong) {
      expect(await refusalOf(readInvite(core, code)), code).toBe('unknown-invite');
      expect(await refusalOf(takeSeat(core, asha, code, { seed: seedOf(1) })), code).toBe('unknown-invite');
    }
    expect((await readInvite(core, invite)).id).toBe(game.id);
  });

  it('gives a seat with the player’s name and seed', async () => {
    const { core, invite, bo } = await waiting();
    const game = await takeSeat(core, bo, invite, { colour: 'yellow', seed: seedOf(5) });
    expect(game.seats[1]).toEqual({
      colour: 1,
      seed: seedOf(5),
      sitter: { kind: 'player', player: bo, name: 'Bo', misses: 0, botPlays: false },
    });
    expect(game.seats[0]?.sitter).toMatchObject({ kind: 'open' });
    expect(viewOf(game, bo).invite).toBe(invite);
  });

  it('answers the same again, whatever colour or bytes come with it', async () => {
    const { core, invite, bo } = await waiting();
    const game = await takeSeat(core, bo, invite, { colour: 'yellow', seed: seedOf(5) });
    for (const wish of [
      { seed: seedOf(5) },
      { seed: seedOf(6) },
      { colour: 'blue' as const, seed: seedOf(7) },
    ]) {
      expect(await takeSeat(core, bo, invite, wish)).toEqual(game);
    }
  });

  it('gives seated players the same answer after the start, and with another seed', async () => {
    const { core, store, invite, asha, bo } = await waiting(2);
    await takeSeat(core, asha, invite, { seed: seedOf(1) });
    const started = await takeSeat(core, bo, invite, { seed: seedOf(2) });
    expect(started.status).toBe('playing');
    expect(await takeSeat(core, bo, invite, { seed: seedOf(2) })).toEqual(started);
    expect(await takeSeat(core, asha, invite, { colour: 'green', seed: seedOf(99) })).toEqual(started);
    expect(await store.readSecretGame(started.id)).toEqual(started);
  });

  it('leaves the creator’s seat reserved when all others are taken', async () => {
    const { core, invite, asha, bo, chen, devi } = await waiting();
    await takeSeat(core, bo, invite, { seed: seedOf(2) });
    await takeSeat(core, chen, invite, { seed: seedOf(3) });
    expect(await refusalOf(takeSeat(core, devi, invite, { seed: seedOf(4) }))).toBe('seats-taken');
    const full = await takeSeat(core, asha, invite, { seed: seedOf(1) });
    expect(full.status).toBe('playing');
    expect(full.seats[0]?.sitter).toMatchObject({ player: asha });
  });

  it('is refused to a stranger once the game runs, though the secret is gone', async () => {
    const { core, invite, game, asha, bo, chen } = await waiting(2);
    await takeSeat(core, asha, invite, { seed: seedOf(1) });
    const started = await takeSeat(core, bo, invite, { seed: seedOf(2) });
    expect(inviteOf(started)).toBeNull();
    expect(await refusalOf(takeSeat(core, chen, invite, { seed: seedOf(3) }))).toBe('already-started');
    expect((await readInvite(core, invite)).id).toBe(game.id);
    expect(await unfinishedGames(core, chen)).toEqual([]);
  });

  it('is refused after the game is cancelled', async () => {
    const { core, invite, game, asha, bo } = await waiting();
    await leaveGame(core, asha, game.id);
    expect(await refusalOf(takeSeat(core, bo, invite, { seed: seedOf(3) }))).toBe('cancelled');
    expect(await unfinishedGames(core, bo)).toEqual([]);
  });

  it('is refused to a player who no longer exists', async () => {
    const { core, invite } = await waiting();
    const gone = 'gone'.repeat(4);
    expect(await refusalOf(takeSeat(core, gone, invite, { seed: seedOf(3) }))).toBe('not-signed-in');
  });

  it('gives the seat of a player who left to the next', async () => {
    const { core, invite, game, asha, bo, chen } = await waiting();
    await takeSeat(core, asha, invite, { colour: 'red', seed: seedOf(1) });
    await takeSeat(core, bo, invite, { colour: 'green', seed: seedOf(2) });
    await leaveGame(core, bo, game.id);
    const joined = await takeSeat(core, chen, invite, { colour: 'green', seed: seedOf(3) });
    expect(joined.seats.map(({ sitter }) => sitter.kind)).toEqual(['player', 'player', 'open']);
    expect((await unfinishedGames(core, bo)).map((mine) => mine.game.id)).toEqual([]);
    const back = await takeSeat(core, bo, invite, { seed: seedOf(4) });
    expect(back.status).toBe('playing');
    expect((await unfinishedGames(core, bo)).map((mine) => mine.game.id)).toEqual([game.id]);
  });

  it('gives one seat to two who join at the same time, and refuses the other', async () => {
    const { core, another, invite, bo, chen, devi } = await waiting(3);
    await takeSeat(core, bo, invite, { seed: seedOf(2) });
    const codes = await Promise.all([
      refusalOf(takeSeat(core, chen, invite, { seed: seedOf(3) })),
      refusalOf(takeSeat(another(), devi, invite, { seed: seedOf(4) })),
    ]);
    expect(codes.toSorted()).toEqual(['done', 'seats-taken']);
  });

  it('copies the name as it is now, which later changes do not touch', async () => {
    const { core, invite, game, asha, bo } = await waiting();
    await takeSeat(core, bo, invite, { seed: seedOf(2) });
    await changeMe(core, bo, { name: 'Robert' });
    await takeSeat(core, asha, invite, { seed: seedOf(2) });
    const started = await startGame(core, asha, game.id);
    expect(viewOf(started, undefined).seats.map(({ name }) => name)).toContain('Bo');
  });
});
