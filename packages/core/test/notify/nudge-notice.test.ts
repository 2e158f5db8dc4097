import { deciderOf, playOnce, playUntil } from '@aeroplane/testing/scenes/play';
import { guests, openScene, startedGame } from '@aeroplane/testing/scenes/scene';
import { describe, expect, it } from 'vitest';
import { noticeOfNudge } from '../../src/notify/nudge-notice.ts';

/** Asha is to act; Bo and Chen may nudge. */
async function waiting() {
  const { core } = openScene();
  const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
  const { id } = await startedGame(core, [asha, bo, chen]);
  const game = await playUntil(core, id, (one) => deciderOf(one) === asha);
  const nudge = { from: bo, to: asha, game: id, ply: game.log.length, atMs: 1_234 };
  return { core, asha, bo, chen, game, nudge };
}

describe('a nudge becomes a notice', () => {
  it('with the nudger’s name and id, and a key of its own', async () => {
    const { asha, bo, game, nudge } = await waiting();
    expect(noticeOfNudge(game, nudge)).toEqual({
      kind: 'nudge',
      player: asha,
      game: game.id,
      key: `n1234.${bo}`,
      who: 'Bo',
      from: bo,
    });
  });

  it('not of another game, though it has as many plies', async () => {
    const { game, nudge } = await waiting();
    expect(noticeOfNudge({ ...game, id: 'another' }, nudge)).toBeUndefined();
  });

  it('not once the ply is played, though its player is to act again', async () => {
    const { core, asha, game, nudge } = await waiting();
    await playOnce(core, game);
    const after = await playUntil(core, game.id, (one) => deciderOf(one) === asha);
    expect(after.log.length).toBeGreaterThan(nudge.ply);
    expect(noticeOfNudge(after, nudge)).toBeUndefined();
  });

  it('not for a player who is not to act', async () => {
    const { bo, chen, game, nudge } = await waiting();
    expect(noticeOfNudge(game, { ...nudge, from: chen, to: bo })).toBeUndefined();
  });

  it('not while a bot plays the seat that is to act, or nobody is', async () => {
    const { asha, game, nudge } = await waiting();
    const seats = game.seats.map((seat) =>
      seat.sitter.kind === 'player' && seat.sitter.player === asha
        ? { ...seat, sitter: { kind: 'bot', level: 'easy' } as const }
        : seat,
    );
    expect(noticeOfNudge({ ...game, seats }, nudge)).toBeUndefined();
    const waits = { ...game, status: 'cancelled' } as const;
    expect(noticeOfNudge(waits, nudge)).toBeUndefined();
  });

  it('not by somebody who has no seat, or one that is reserved only', async () => {
    const { bo, game, nudge } = await waiting();
    expect(noticeOfNudge(game, { ...nudge, from: 'stranger' })).toBeUndefined();
    const seats = game.seats.map((seat) =>
      seat.sitter.kind === 'player' && seat.sitter.player === bo
        ? { ...seat, sitter: { kind: 'open', reservedFor: bo } as const }
        : seat,
    );
    expect(noticeOfNudge({ ...game, seats }, nudge)).toBeUndefined();
  });
});
