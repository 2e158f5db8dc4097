import { describe, expect, it } from 'vitest';
import {
  leaveGame,
  rollDie,
  submitMove,
  takeSeatBack,
  viewOf,
  type Game,
  type SecretGame,
} from '../../src/index.ts';
import { loadGame } from '../loaded-game.ts';
import { deciderOf, missUntil, movesOf, playUntil, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf, supersededBy } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene, startedGame } from '@aeroplane/testing/scenes/scene';

const isHeld = (game: Game, player: string): boolean =>
  game.seats.some(({ sitter }) => sitter.kind === 'player' && sitter.player === player && sitter.botPlays);

/** Asha's seat is held by the bot, and somebody else is waited for. */
async function heldSeat(count = 2) {
  const scene = openScene('take back');
  const players = (await guests(scene.core, 'Asha', 'Bo', 'Chen')).slice(0, count);
  const [asha = '', bo = ''] = players;
  const started = await startedGame(scene.core, players);
  const game = await missUntil(
    scene,
    started.id,
    [asha],
    (one) => isHeld(one, asha) && deciderOf(one) === bo,
  );
  return { ...scene, asha, bo, game };
}

describe('a seat that the bot plays', () => {
  it('is its owner’s again by taking it back, with no misses', async () => {
    const { core, game, asha } = await heldSeat();
    const back = await takeSeatBack(core, asha, game.id);
    expect(back.seats[0]?.sitter).toMatchObject({ botPlays: false, misses: 0 });
    const asked = await playUntil(core, game.id, (one) => deciderOf(one) === asha);
    expect(deciderOf(asked)).toBe(asha);
  });

  it.each([
    ['of a ply to come', (game: Game) => game.log.length + 5],
    ['of the ply to come', (game: Game) => game.log.length],
    ['of a ply long taken', () => 0],
  ])('is its owner’s again by a submit %s, which is refused with the game', async (_, ply) => {
    const { core, game, asha } = await heldSeat();
    const answer = await supersededBy(submitMove(core, asha, game.id, { ply: ply(game), move: '?' }));
    expect(answer.code).toBe('was-held');
    expect(answer.game).toEqual(await stored(core, game.id));
    expect(answer.game.version).toBe(game.version + 1);
    expect(isHeld(answer.game, asha)).toBe(false);
  });

  it('is its owner’s again by a roll, which is refused with the game', async () => {
    const { core, game, asha } = await heldSeat();
    const answer = await supersededBy(rollDie(core, asha, game.id, game.log.length));
    expect(answer.code).toBe('was-held');
    expect(isHeld(answer.game, asha)).toBe(false);
  });

  it('leaves the decision of another, and its deadline, as they are when it is taken back', async () => {
    for (const count of [2, 3]) {
      const { core, clock, game, asha, bo } = await heldSeat(count);
      clock.advance(60_000);
      const back = await takeSeatBack(core, asha, game.id);
      expect(deciderOf(back)).toBe(bo);
      expect(back.decision).toEqual(game.decision);
      expect(back.log).toEqual(game.log);
    }
  });

  it('answers the bot’s move as the player’s own, and stays with the bot', async () => {
    const { core, game, asha } = await heldSeat();
    const ply = game.plyOrigins.missed[2] ?? 0;
    const move = viewOf(game, undefined).plies[ply]?.slice(1) ?? '';
    expect(await submitMove(core, asha, game.id, { ply, move })).toEqual(game);
  });

  it('is taken back once: what follows is an ordinary submit', async () => {
    const { core, game, asha } = await heldSeat();
    expect(await refusalOf(submitMove(core, asha, game.id, { ply: 0, move: '?' }))).toBe('was-held');
    expect(await refusalOf(submitMove(core, asha, game.id, { ply: 0, move: '?' }))).toBe('ply-taken');
    const asked = await playUntil(core, game.id, (one) => deciderOf(one) === asha);
    const move = movesOf(asked)[0] ?? '';
    const after = await submitMove(core, asha, game.id, { ply: asked.log.length, move });
    expect(after.log.length).toBeGreaterThan(asked.log.length);
  });

  it('is taken back by nobody else', async () => {
    const { core, game, bo } = await heldSeat();
    expect(await takeSeatBack(core, bo, game.id)).toEqual(game);
    const [move = ''] = movesOf(game);
    const after = await submitMove(core, bo, game.id, { ply: game.log.length, move });
    expect(isHeld(after, after.seats[0]?.sitter.kind === 'player' ? after.seats[0].sitter.player : '')).toBe(
      true,
    );
  });

  it('can be resigned by its owner', async () => {
    const { core, game, asha, bo } = await heldSeat(3);
    const left = await leaveGame(core, asha, game.id);
    expect(isHeld(left, asha)).toBe(false);
    expect(viewOf(left, undefined).plies.at(-1)).toBe('red leaves');
    expect(deciderOf(left)).toBe(bo);
    expect(left.decision).toEqual(game.decision);
  });

  it('that was resigned changes nobody’s decision by a submit of its owner', async () => {
    const { core, clock, game, asha, bo } = await heldSeat(3);
    const left = await leaveGame(core, asha, game.id);
    clock.advance(60_000);
    await refusalOf(submitMove(core, asha, game.id, { ply: left.log.length, move: 'L' }));
    const after = await stored(core, game.id);
    expect(deciderOf(after)).toBe(bo);
    expect(after.decision).toEqual(game.decision);
  });
});

describe('a seat that no bot plays', () => {
  it('stays as it is when it is taken back', async () => {
    const { core } = openScene();
    const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
    const game: SecretGame = await loadGame(core, {
      seats: { red: asha, blue: bo },
      first: 'red',
      plies: ['6L'],
      next: [2],
    });
    expect(await takeSeatBack(core, asha, game.id)).toEqual(game);
    expect(await refusalOf(takeSeatBack(core, chen, game.id))).toBe('not-seated');
    expect(await refusalOf(takeSeatBack(core, chen, 'x'.repeat(16)))).toBe('unknown-game');
  });
});
