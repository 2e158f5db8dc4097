import { describe, expect, it } from 'vitest';
import { leaveGame } from '../../src/index.ts';
import { noticesOf } from '../../src/notify/game-notices.ts';
import { deciderOf, playUntil } from '@aeroplane/testing/scenes/play';
import { guests, openScene, startedGame } from '@aeroplane/testing/scenes/scene';

describe('a decision that stays open when somebody else resigns', () => {
  it('is the same, and not told again', async () => {
    const { core, clock } = openScene('told once');
    const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
    const { id } = await startedGame(core, [asha, bo, chen]);
    const before = await playUntil(
      core,
      id,
      (one) => deciderOf(one) === asha && one.decision?.shown === false,
    );
    const marks = (game: typeof before): string[] =>
      noticesOf(game, clock.nowMs()).flatMap(({ kind, key: mark }) => (kind === 'decision' ? [mark] : []));
    const after = await leaveGame(core, chen, id);
    expect([deciderOf(after), after.decision]).toEqual([asha, before.decision]);
    expect(marks(before)).toHaveLength(1);
    expect(marks(after)).toEqual(marks(before));
  });
});
