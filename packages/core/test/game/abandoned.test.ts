import { describe, expect, it } from 'vitest';
import { leaveGame, submitMove, sweep, takeSeatBack, viewOf, type Game } from '../../src/index.ts';
import { startedFold, toAct } from '../../src/game/fold.ts';
import { deciderOf, gameChanged, missUntil, settle, stored } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { DAY_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { guests, openScene, startedGame } from '@aeroplane/testing/scenes/scene';

const heldCount = (game: Game): number =>
  game.seats.filter(({ sitter }) => sitter.kind === 'player' && sitter.botPlays).length;

/** Both players have missed three decisions in a row. */
async function abandoned(script = 'abandoned') {
  const scene = openScene(script);
  const [asha = '', bo = ''] = await guests(scene.core, 'Asha', 'Bo');
  const started = await startedGame(scene.core, [asha, bo]);
  const game = await missUntil(scene, started.id, [asha, bo], (one) => heldCount(one) === 2);
  return { ...scene, asha, bo, game };
}

describe('a game in which bots play for all people', () => {
  it('waits three days, and nobody is asked', async () => {
    const { core, clock, game } = await abandoned();
    expect(game.status).toBe('playing');
    expect(toAct(game)).toBeNull();
    expect(viewOf(game, undefined)).toMatchObject({ toAct: null, deadline: null, legal: [] });
    const { wakeAtMs } = game;
    expect(wakeAtMs).not.toBeNull();
    for (const days of [1, 1, 0.999]) {
      clock.advance(days * DAY_MS);
      await sweep(core);
      await gameChanged(core, game.id);
      expect((await stored(core, game.id)).log).toEqual(game.log);
    }
  });

  it('is finished by the bots after that, in as many writes as it takes', async () => {
    const { core, clock, game } = await abandoned();
    clock.advance(3 * DAY_MS);
    await sweep(core);
    const on = await stored(core, game.id);
    expect(on.log.length).toBeGreaterThan(game.log.length);
    expect(on.log.length).toBeLessThanOrEqual(game.log.length + 64);
    const over = await settle(core, game.id);
    expect(over.status).toBe('finished');
    const decided = startedFold(over).plies.flatMap(({ choices }, ply) =>
      choices > 1 && ply >= game.log.length ? [ply] : [],
    );
    expect(over.plyOrigins.bot.filter((ply) => ply >= game.log.length)).toEqual(decided);
  });

  it('is finished by sweeps alone too', async () => {
    const { core, clock, game } = await abandoned();
    clock.advance(3 * DAY_MS);
    for (let sweeps = 0; (await stored(core, game.id)).status === 'playing'; sweeps += 1) {
      expect(sweeps).toBeLessThan(100);
      await sweep(core);
    }
    expect((await stored(core, game.id)).status).toBe('finished');
  });

  it('goes on at once when one of them comes back', async () => {
    for (const by of ['seat', 'submit'] as const) {
      const { core, clock, game, asha, bo } = await abandoned();
      clock.advance(2 * DAY_MS);
      if (by === 'seat') await takeSeatBack(core, bo, game.id);
      else expect(await refusalOf(submitMove(core, bo, game.id, { ply: 0, move: '?' }))).toBe('was-held');
      const on = await settle(core, game.id);
      expect(on.status === 'finished' || deciderOf(on) === bo).toBe(true);
      expect(on.decision).toMatchObject({ openedAtMs: clock.nowMs(), deadlineAtMs: clock.nowMs() + DAY_MS });
      expect(viewOf(on, asha).seats[0]).toMatchObject({ held: true, you: true });
    }
  });

  it('goes on when one comes back while the bots are finishing it', async () => {
    const { core, clock, game, asha } = await abandoned();
    clock.advance(3 * DAY_MS);
    await sweep(core);
    expect((await stored(core, game.id)).status).toBe('playing');
    await takeSeatBack(core, asha, game.id);
    const on = await settle(core, game.id);
    expect(on.status === 'finished' || deciderOf(on) === asha).toBe(true);
  });

  it('waits three days anew when it is abandoned anew', async () => {
    const scene = await abandoned();
    const { core, clock, game, asha, bo } = scene;
    clock.advance(2 * DAY_MS);
    await takeSeatBack(core, asha, game.id);
    const again = await missUntil(scene, game.id, [asha, bo], (one) => heldCount(one) === 2);
    expect(again.decision?.deadlineAtMs).toBe(clock.nowMs() + 3 * DAY_MS);
  });

  it('ends when one of two resigns', async () => {
    const { core, game, asha } = await abandoned();
    expect((await leaveGame(core, asha, game.id)).status).toBe('finished');
  });
});

describe('a game with only bots left', () => {
  it('is not waited for: the bots play on at once', async () => {
    const { core } = openScene('only bots');
    const [asha = ''] = await guests(core, 'Asha');
    const bot = { who: 'bot' } as const;
    const game = await startedGame(core, [asha], { seats: [{ who: 'me' }, bot, bot] });
    await leaveGame(core, asha, game.id);
    expect((await settle(core, game.id)).status).toBe('finished');
  });
});
