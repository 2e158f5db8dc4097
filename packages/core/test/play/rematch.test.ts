import { PRESETS } from '@aeroplane/engine';
import { describe, expect, it } from 'vitest';
import {
  changeMe,
  createGame,
  leaveGame,
  rematch,
  startGame,
  sweep,
  takeSeat,
  unfinishedGames,
  viewOf,
  WAITING_MS,
  type Game,
} from '../../src/index.ts';
import { rematchId } from '../../src/play/rematch.ts';
import { HOUR_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { loadGame } from '../loaded-game.ts';
import { gameChanged, stored } from '@aeroplane/testing/scenes/play';
import { hear, RecordingCouriers, withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

/** A game of Asha, Bo and a bot that Bo's resigning has ended; everybody has a phone, and has heard of the end. */
async function finished() {
  const scene = { ...openScene(), couriers: new RecordingCouriers() };
  const { core } = scene;
  const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
  for (const [player, phone] of [
    [asha, 'asha'],
    [bo, 'bo'],
  ] as const)
    await withDevice(core, player, phone);
  const { id } = await loadGame(core, {
    seats: { red: asha, blue: bo, green: { bot: 'hard' } },
    first: 'red',
    plies: ['6L'],
    next: [2],
    rules: PRESETS.quick,
    with: { turnTime: '1h', strict: true },
  });
  await leaveGame(core, bo, id);
  await leaveGame(core, asha, id);
  await hear(scene, scene.couriers, id);
  const hears = (game: Game) => hear(scene, scene.couriers, game.id);
  return { ...scene, asha, bo, chen, id, hears };
}

describe('a rematch', () => {
  it('waits with the same rules, people and bots, and colours still to be chosen', async () => {
    const { core, asha, bo, id } = await finished();
    expect((await stored(core, id)).status).toBe('finished');
    const { game, created } = await rematch(core, bo, id);
    expect(created).toBe(true);
    const old = await stored(core, id);
    expect(game).toMatchObject({
      id: rematchId(id),
      status: 'waiting',
      rules: old.rules,
      turnTime: '1h',
      strict: true,
      rolling: 'auto',
      public: false,
      creator: 1,
      wakeAtMs: game.createdAtMs + WAITING_MS,
    });
    expect(game.seats).toEqual([
      { colour: null, seed: null, sitter: { kind: 'open', reservedFor: asha } },
      { colour: null, seed: null, sitter: { kind: 'open', reservedFor: bo } },
      { colour: null, seed: null, sitter: { kind: 'bot', level: 'hard' } },
    ]);
    expect(game.dice.commitment).not.toEqual(old.dice.commitment);
    for (const player of [asha, bo])
      expect((await unfinishedGames(core, player)).map((one) => one.game.id)).toEqual([game.id]);
  });

  it('is one game, whoever asks and however often', async () => {
    const { core, another, asha, bo, id } = await finished();
    const both = await Promise.all([rematch(core, asha, id), rematch(another(), bo, id)]);
    expect(both.map(({ created }) => created).toSorted()).toEqual([false, true]);
    const [first] = both.filter(({ created }) => created);
    for (const player of [asha, bo]) {
      const again = await rematch(core, player, id);
      expect([again.created, again.game.id, again.game.creator]).toEqual([
        false,
        rematchId(id),
        first?.game.creator,
      ]);
    }
  });

  it('begins once everybody has sat down', async () => {
    const { core, asha, bo, chen, id } = await finished();
    const { game } = await rematch(core, asha, id);
    expect(viewOf(game, bo).invite).toBe(inviteTo(game));
    expect(await refusalOf(takeSeat(core, chen, inviteTo(game), { seed: seedOf(9) }))).toBe('seats-taken');
    await takeSeat(core, bo, inviteTo(game), { colour: 'red', seed: seedOf(1) });
    const started = await takeSeat(core, asha, inviteTo(game), { seed: seedOf(2) });
    expect(started.status).toBe('playing');
    expect((await rematch(core, bo, id)).game).toMatchObject({ id: game.id, status: 'playing' });
  });

  it('opens the seat of a player who declines, and is still there for them', async () => {
    const { core, asha, bo, chen, id } = await finished();
    const { game } = await rematch(core, asha, id);
    const declined = await leaveGame(core, bo, game.id);
    expect(declined.seats[1]?.sitter).toEqual({ kind: 'open', reservedFor: null });
    expect(await unfinishedGames(core, bo)).toEqual([]);
    expect((await rematch(core, bo, id)).game.id).toBe(game.id);
    await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    expect((await takeSeat(core, chen, inviteTo(game), { seed: seedOf(2) })).status).toBe('playing');
  });

  it('that was cancelled makes room for another, a few times', async () => {
    const { core, asha, bo, id } = await finished();
    const ids = new Set<string>();
    for (let time = 0; time < 4; time += 1) {
      const { game, created } = await rematch(core, asha, id);
      expect(created).toBe(true);
      ids.add(game.id);
      await leaveGame(core, asha, game.id);
    }
    const last = await rematch(core, bo, id);
    expect(last.created).toBe(true);
    ids.add(last.game.id);
    await leaveGame(core, bo, last.game.id);
    expect(await rematch(core, bo, id)).toMatchObject({
      created: false,
      game: { id: last.game.id, status: 'cancelled' },
    });
    expect(ids.size).toBe(5);
  });

  it('with a bot may be started by its creator without the others', async () => {
    const { core, asha, id } = await finished();
    const { game } = await rematch(core, asha, id);
    await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    expect((await startGame(core, asha, game.id)).seats[1]?.sitter).toEqual({ kind: 'bot', level: 'medium' });
  });

  it('is for the players of a finished game', async () => {
    const { core, asha, bo, chen, id } = await finished();
    expect(await refusalOf(rematch(core, chen, id))).toBe('not-seated');
    expect(await refusalOf(rematch(core, asha, 'x'.repeat(16)))).toBe('unknown-game');
    const { game } = await rematch(core, asha, id);
    for (const player of [asha, bo])
      expect(await refusalOf(rematch(core, player, game.id))).toBe('not-finished');
    await leaveGame(core, asha, game.id);
    expect(await refusalOf(rematch(core, asha, game.id))).toBe('not-finished');
  });

  it('is refused to a player in too many games, and leaves no trace', async () => {
    const { core, store, asha, bo, id } = await finished();
    for (let count = 0; count < 50; count += 1) await createGame(core, asha, { seats: seatsFor(2) });
    expect(await refusalOf(rematch(core, asha, id))).toBe('too-many-games');
    expect(await store.readGame(rematchId(id))).toBeUndefined();
    expect(await unfinishedGames(core, bo)).toEqual([]);
    // Who has room asks for it, and it is there for both.
    expect((await rematch(core, bo, id)).created).toBe(true);
    expect((await rematch(core, asha, id)).created).toBe(false);
  });
});

describe('the notice of a rematch', () => {
  it('is pushed once to each player with a reserved seat, with the asker’s name', async () => {
    const { core, couriers, queue, asha, id, hears } = await finished();
    const { game } = await rematch(core, asha, id);
    await gameChanged(core, game.id);
    await queue.deliverAll(core, couriers);
    expect(couriers.pushes).toMatchObject([
      { to: 'bo', what: { kind: 'rematch', who: 'Asha', game: game.id } },
    ]);
    couriers.heard();
    await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    expect(await hears(game)).toEqual([]);
  });

  it('has the name in the seat, once the creator sits', async () => {
    const { core, couriers, asha, id, hears } = await finished();
    const { game } = await rematch(core, asha, id);
    await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    await changeMe(core, asha, { name: 'Asha Sen' });
    await gameChanged(core, game.id);
    expect(couriers.pushes).toEqual([]);
    expect(await hears(game)).toEqual(['rematch at bo']);
  });

  it('is not pushed to a player who sits, has declined, or has silenced it', async () => {
    for (const way of ['join', 'decline', 'cancel', 'silence'] as const) {
      const { core, asha, bo, id, hears } = await finished();
      const { game } = await rematch(core, asha, id);
      if (way === 'join') await takeSeat(core, bo, inviteTo(game), { seed: seedOf(1) });
      if (way === 'decline') await leaveGame(core, bo, game.id);
      if (way === 'cancel') await leaveGame(core, asha, game.id);
      if (way === 'silence') await changeMe(core, bo, { notify: { push: { rematch: false } } });
      expect(
        (await hears(game)).filter((text) => text.startsWith('rematch')),
        way,
      ).toEqual([]);
    }
  });

  it('waits for the morning, though a reserved seat has no copy of its player’s quiet hours', async () => {
    const { core, clock, asha, bo, id, hears } = await finished();
    await changeMe(core, bo, { timeZone: 'UTC', quiet: { start: '22:00', end: '07:00' } });
    clock.set(Date.UTC(2030, 0, 2, 23));
    const { game } = await rematch(core, asha, id);
    expect(await hears(game)).toEqual([]);
    clock.set(Date.UTC(2030, 0, 3, 7));
    await sweep(core);
    expect(await hears(game)).toEqual(['rematch at bo']);
    expect((await stored(core, game.id)).wakeAtMs).toBe(game.createdAtMs + WAITING_MS);
    clock.set(game.createdAtMs + WAITING_MS + HOUR_MS);
    await sweep(core);
    expect((await stored(core, game.id)).status).toBe('cancelled');
  });
});
