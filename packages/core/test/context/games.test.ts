import { describe, expect, it } from 'vitest';
import { Problem, type Core, type SecretGame } from '../../src/index.ts';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { idOf, sampleGame } from '@aeroplane/testing/scenes/sample-game';
import { openScene } from '@aeroplane/testing/scenes/scene';

/** Counts reads with secrets and writes, and fails or refuses writes on demand. */
class WatchedStore extends MemoryStore {
  reads = 0;
  writes = 0;
  refuses = 0;
  fails = false;

  override async readSecretGame(id: string): Promise<SecretGame | undefined> {
    this.reads += 1;
    return super.readSecretGame(id);
  }

  override async replaceGame(game: SecretGame): Promise<boolean> {
    this.writes += 1;
    if (this.fails) throw new Error('the table is away');
    if (this.refuses > 0) {
      this.refuses -= 1;
      return false;
    }
    return super.replaceGame(game);
  }
}

async function oneGame() {
  const scene = openScene('games', new WatchedStore());
  await scene.core.games.create(sampleGame());
  const strict = (core = scene.core) =>
    core.games.change(idOf('game'), (game) => ({ ...game, strict: true }));
  return { ...scene, strict };
}

describe('changing a game', () => {
  it('costs one write and no read in a process that has seen it', async () => {
    const { store, strict } = await oneGame();
    for (let change = 1; change <= 5; change += 1) {
      expect((await strict()).version).toBe(1 + change);
    }
    expect([store.reads, store.writes]).toEqual([0, 5]);
  });

  it('costs one more read in a process that has not', async () => {
    const { another, store, strict } = await oneGame();
    await strict(another());
    expect([store.reads, store.writes]).toEqual([1, 1]);
  });

  it('starts again from the stored game where another process was faster', async () => {
    const { core, another, store, strict } = await oneGame();
    const other = another();
    await other.games.change(idOf('game'), (game) => ({ ...game, log: Uint8Array.of(7) }));
    const after = await strict();
    expect(after).toMatchObject({ version: 3, strict: true, log: Uint8Array.of(7) });
    expect(await core.games.read(idOf('game'))).toMatchObject({ version: 3, strict: true });
    expect(store.reads).toBe(2);
  });

  it('decides again on the stored game where a cached one needed no change', async () => {
    const { core, another, strict } = await oneGame();
    await strict(another());
    const asked: boolean[] = [];
    await core.games.change(idOf('game'), (game) => {
      asked.push(game.strict);
      return undefined;
    });
    expect(asked).toEqual([false, true]);
  });

  it('is refused only on the stored game', async () => {
    const { core, another, strict } = await oneGame();
    await strict(another());
    const lenient = (game: SecretGame): SecretGame => {
      if (!game.strict) throw new Problem('game-over', 'not any more');
      return { ...game, strict: false };
    };
    expect(await core.games.change(idOf('game'), lenient)).toMatchObject({ version: 3, strict: false });
    expect(await refusalOf(core.games.change(idOf('game'), lenient))).toBe('game-over');
  });

  it('gives up as busy where other writers are always faster, and writes nothing', async () => {
    const { core, store, strict } = await oneGame();
    store.refuses = 1_000;
    expect(await refusalOf(strict())).toBe('busy');
    expect(store.writes).toBeLessThan(30);
    expect(await core.games.read(idOf('game'))).toMatchObject({ version: 1, strict: false });
  });

  it('forgets the game where a write fails, which may have gone through', async () => {
    const { store, strict } = await oneGame();
    store.fails = true;
    await expect(strict()).rejects.toThrow('the table is away');
    store.fails = false;
    expect((await strict()).version).toBe(2);
    expect(store.reads).toBe(1);
  });

  it('is refused for an unknown game', async () => {
    const { core } = await oneGame();
    expect(await refusalOf(core.games.change(idOf('none'), (game) => game))).toBe('unknown-game');
    expect(await refusalOf(core.games.read(idOf('none')))).toBe('unknown-game');
  });

  it('does not create a game over another', async () => {
    const { core } = await oneGame();
    expect(await core.games.create(sampleGame({ strict: true }))).toBe(false);
    expect(await core.games.read(idOf('game'))).toMatchObject({ strict: false });
  });
});

describe('the outcome of a change', () => {
  /** Makes a game strict, and says which version it saw. */
  const makeStrict = (core: Core) =>
    core.games.changeWithOutcome(idOf('game'), (game) => ({
      game: game.strict ? undefined : { ...game, strict: true },
      outcome: `${game.strict ? 'was strict' : 'made strict'} at ${game.version}`,
    }));

  it('comes with the written game', async () => {
    const { core } = await oneGame();
    expect(await makeStrict(core)).toMatchObject({ game: { version: 2 }, outcome: 'made strict at 1' });
  });

  it('is that of the attempt that won, where another process was faster', async () => {
    const { core, another, store } = await oneGame();
    await another().games.change(idOf('game'), (game) => ({ ...game, log: Uint8Array.of(7) }));
    const { game, outcome } = await makeStrict(core);
    expect(game).toMatchObject({ version: 3, strict: true, log: Uint8Array.of(7) });
    expect(outcome).toBe('made strict at 2');
    expect(await store.readSecretGame(idOf('game'))).toMatchObject({ version: 3 });
  });

  it('without a change is that of the stored game, not of an old cached one', async () => {
    const { core, strict, another } = await oneGame();
    await strict(another());
    expect(await makeStrict(core)).toMatchObject({ game: { version: 2 }, outcome: 'was strict at 2' });
  });

  it('is decided anew on the stored game, where the cached one is refused', async () => {
    const { core, strict, another } = await oneGame();
    await strict(another());
    const seen: number[] = [];
    const answer = await core.games.changeWithOutcome(idOf('game'), (game) => {
      seen.push(game.version);
      if (!game.strict) throw new Problem('game-over', 'not any more');
      return { game: { ...game, strict: false }, outcome: game.version };
    });
    expect(seen).toEqual([1, 2]);
    expect(answer).toMatchObject({ game: { version: 3, strict: false }, outcome: 2 });
  });

  it('is an error at once, where the change fails by anything but a refusal', async () => {
    const { core, store } = await oneGame();
    const failing = core.games.changeWithOutcome(idOf('game'), () => {
      throw new Error('a fault');
    });
    await expect(failing).rejects.toThrow('a fault');
    expect([store.reads, store.writes]).toEqual([0, 0]);
  });
});

describe('the games that a process has cached', () => {
  it('keep those in use through a flood of others', async () => {
    const { core, store, strict } = await oneGame();
    for (let other = 0; other < 2_500; other += 1) {
      await core.games.create(sampleGame({ id: idOf(`other${other}`) }));
      if (other % 1_000 === 0) await strict();
    }
    store.reads = 0;
    await strict();
    expect(store.reads).toBe(0);
  });
});
