import { describe, expect, it } from 'vitest';
import {
  changeMe,
  createCore,
  finishedGames,
  makeCode,
  nextDecision,
  playersOf,
  readMail,
  readMe,
  setMail,
  submitMove,
  takeSeat,
  unfinishedGames,
  useCode,
  viewOf,
} from '../../src/index.ts';
import { Death, dyingStore, type Fate } from '@aeroplane/testing/doubles/dying-store';
import { MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { mergingScene, snapshot, type Merging } from './merge-scene.ts';
import { deciderOf, movesOf, playUntil, stored } from '@aeroplane/testing/scenes/play';
import { guests, inviteTo, seedOf } from '@aeroplane/testing/scenes/scene';

async function merged(): Promise<Merging> {
  const scene = await mergingScene();
  await useCode(scene.core, scene.code, { player: scene.guest });
  return scene;
}

describe('a guest who merges into a player', () => {
  it('hands over seats in running, waiting and finished games, and the lists', async () => {
    const { core, player, guest, games } = await merged();
    const { playing, joined, created, kept, finished, ending, both, theirs } = games;
    const ids = async (who: string) =>
      (await unfinishedGames(core, who)).map(({ game }) => game.id).toSorted();
    expect(await ids(player.id)).toEqual([playing, joined, created, kept, both, theirs].toSorted());
    // Where both sit there is no seat to merge.
    expect(await ids(guest)).toEqual([both]);
    expect((await finishedGames(core, player.id)).items.map(({ game }) => game).toSorted()).toEqual(
      [finished, ending].toSorted(),
    );
    expect((await finishedGames(core, guest)).items).toEqual([]);
    for (const id of [playing, joined, created, kept, finished, ending]) {
      expect(playersOf(await stored(core, id))).toContain(player.id);
      expect(playersOf(await stored(core, id))).not.toContain(guest);
    }
    expect(playersOf(await stored(core, both))).toEqual(expect.arrayContaining([player.id, guest]));
    expect((await readMe(core, guest)).mergedInto).toBe(player.id);
  });

  it('gets the player’s name and availability in those seats', async () => {
    const scene = await mergingScene();
    const { core, player, guest, games, code } = scene;
    await changeMe(core, guest, { timeZone: 'Asia/Dhaka', quiet: { start: '20:00', end: '21:00' } });
    await changeMe(core, player.id, { timeZone: 'Europe/Vienna', quiet: { start: '22:00', end: '07:00' } });
    await useCode(core, code, { player: guest });
    const seat = (await stored(core, games.playing)).seats.find(
      ({ sitter }) => sitter.kind === 'player' && sitter.player === player.id,
    );
    expect(seat?.sitter).toMatchObject({
      name: 'Asha',
      quiet: { start: '22:00', end: '07:00', timeZone: 'Europe/Vienna' },
    });
  });

  it('hands over how far games were seen, and which are muted', async () => {
    const { core, player, games } = await merged();
    expect(await core.store.readMembership(player.id, games.playing)).toMatchObject({
      seen: 1,
      muted: false,
    });
    expect(await core.store.readMembership(player.id, games.joined)).toMatchObject({ muted: true });
  });

  it('lets the player take a reserved seat, and play on', async () => {
    const { core, player, games } = await merged();
    const kept = await stored(core, games.kept);
    await takeSeat(core, player.id, inviteTo(kept), { seed: seedOf(9) });
    expect(
      viewOf(await stored(core, games.kept), player.id).seats.some(({ you, creator }) => you && creator),
    ).toBe(true);
    const game = await playUntil(core, games.playing, (one) => deciderOf(one) === player.id);
    await submitMove(core, player.id, game.id, { ply: game.log.length, move: movesOf(game)[0] ?? '' });
    expect((await nextDecision(core, player.id)).next).toBeDefined();
  });

  it('gets no more notices or email, and the player’s devices stay', async () => {
    const scene = await mergingScene();
    const { core, player, guest, code } = scene;
    await setMail(core, guest, { address: 'phone@example.org', afterHours: 1 });
    await useCode(core, code, { player: guest });
    expect((await core.store.readAddressee(guest))?.devices).toEqual([]);
    expect((await core.store.readAddressee(player.id))?.devices).toHaveLength(1);
    expect(await readMail(core, guest)).toBeUndefined();
    expect((await readMe(core, guest)).wakeAtMs).toBeNull();
  });

  it('leaves its sessions to act for the player, here and in another process', async () => {
    const { core, another, clock, player, guestToken, guest } = await merged();
    for (const one of [core, another()]) expect(await one.sessions.playerOf(guestToken)).toBe(player.id);
    expect((await core.sessions.sessionOf(guestToken))?.player).toBe(guest);
    clock.advance(2 * MINUTE_MS);
    await core.sessions.renew(guestToken);
    expect(await another().sessions.playerOf(guestToken)).toBe(player.id);
  });

  it('leaves them to act for the player that this one merges into later', async () => {
    const { core, another, clock, player, guestToken } = await merged();
    const [dana = ''] = await guests(core, 'Dana');
    const { code } = await makeCode(core, dana, false);
    await useCode(core, code, { player: player.id });
    expect(await another().sessions.playerOf(guestToken)).toBe(dana);
    // This process remembers a session for a minute.
    clock.advance(MINUTE_MS);
    expect(await core.sessions.playerOf(guestToken)).toBe(dana);
  });

  it('and a player who merge into each other at the same moment do not hang their sessions', async () => {
    const { core, another, clock, player, guest, guestToken, code } = await mergingScene();
    const back = await makeCode(core, guest, false);
    await Promise.all([
      useCode(core, code, { player: guest }).catch(() => undefined),
      useCode(another(), back.code, { player: player.id }).catch(() => undefined),
    ]);
    clock.advance(2 * MINUTE_MS);
    expect([player.id, guest]).toContain(await core.sessions.playerOf(guestToken));
  });
});

describe('a merge whose process dies', () => {
  /** Merges in a process with this fate, then again as the guest's device asks again. False where it lived. */
  async function dies(fate: Fate | undefined): Promise<{ died: boolean; end: unknown }> {
    const scene = await mergingScene('dying');
    const { core, store, another, code, guest, player, guestToken } = scene;
    let died = false;
    if (fate !== undefined) {
      const mortal = createCore({ ...core, store: dyingStore(store, fate) });
      await useCode(mortal, code, { player: guest }).catch((error: unknown) => {
        if (!(error instanceof Death)) throw error;
        died = true;
      });
    }
    const next = another();
    // Nobody loses a game in between: it is on the list of one of the two.
    for (const kind of ['playing', 'joined', 'created', 'kept', 'both'] as const) {
      const lists = await Promise.all([player.id, guest].map((who) => unfinishedGames(next, who)));
      expect(
        lists.flat().map(({ game }) => game.id),
        kind,
      ).toContain(scene.games[kind]);
    }
    const known = await next.sessions.sessionOf(guestToken);
    expect(known?.player).toBe(guest);
    await useCode(next, code, known);
    return { died, end: await snapshot(scene) };
  }

  it('between any two writes can be repeated by the guest, and leads to the same end', async () => {
    const { end } = await dies(undefined);
    let deaths = 0;
    for (const moment of ['before', 'after'] as const) {
      for (let write = 1, died = true; died; write += 1) {
        const one = await dies({ write, moment });
        died = one.died;
        deaths += Number(died);
        expect(one.end).toEqual(end);
      }
    }
    expect(deaths).toBeGreaterThan(40);
  });
});
