import { describe, expect, it } from 'vitest';
import {
  addDevice,
  block,
  createCore,
  createGame,
  deletePlayer,
  finishedGames,
  isOver,
  leaveGame,
  makeCode,
  newChallenge,
  passkeyId,
  report,
  say,
  setMail,
  signInAsGuest,
  sweep,
  takeSeat,
  unfinishedGames,
  useCode,
  viewOf,
  type Core,
  type Game,
} from '../../src/index.ts';
import { colourOf } from '@aeroplane/engine';
import { Death, dyingStore, type Fate } from '@aeroplane/testing/doubles/dying-store';
import { MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { deciderOf, gameChanged, playUntil, settle, stored } from '@aeroplane/testing/scenes/play';
import { guests, inviteTo, openScene, seatsFor, seedOf, startedGame } from '@aeroplane/testing/scenes/scene';
import { PUSH_HOST } from '@aeroplane/testing/doubles/test-ports';

const NAMES = ['Zaphira', 'Zaphira’s phone'];
const WORDS = ['zaphiras-words', 'zaphiras-reasons', 'zaphira@example.org', `${PUSH_HOST}zaphira`];

/** Zaphira, who has left something everywhere, and a phone of hers that was somebody of its own. */
async function scene() {
  const opened = openScene('deleting');
  const { core, store } = opened;
  const { player: zaphira, token } = await signInAsGuest(core, undefined, { name: 'Zaphira' });
  const { player: phone, token: phoneToken } = await signInAsGuest(core, undefined, { name: NAMES[1] ?? '' });
  const [bo = ''] = await guests(core, 'Bo');
  const id = zaphira.id;
  const play = async (...people: string[]): Promise<Game> => startedGame(core, people);
  const running = await play(id, bo);
  const merged = await play(phone.id, bo);
  const finished = await play(bo, id);
  await leaveGame(core, bo, finished.id);
  await gameChanged(core, finished.id);
  const created = await createGame(core, id, { seats: seatsFor(3), public: true });
  await takeSeat(core, id, inviteTo(created), { seed: seedOf(1) });
  const joined = await createGame(core, bo, { seats: seatsFor(3) });
  for (const [at, who] of [bo, id].entries())
    await takeSeat(core, who, inviteTo(joined), { seed: seedOf(at) });
  const calledOff = await createGame(core, bo, { seats: seatsFor(3) });
  for (const [at, who] of [bo, id].entries())
    await takeSeat(core, who, inviteTo(calledOff), { seed: seedOf(at) });
  await leaveGame(core, bo, calledOff.id);
  await gameChanged(core, calledOff.id);

  await say(core, phone.id, merged.id, { text: 'zaphiras-words' });
  for (const game of [running, finished]) {
    await say(core, id, game.id, { text: 'zaphiras-words' });
    await say(core, bo, game.id, { text: 'bos-words' });
  }
  const colour = (game: Game, who: string) =>
    game.seats.find(({ sitter }) => sitter.kind === 'player' && sitter.player === who)?.colour ?? 0;
  await report(core, id, {
    game: running.id,
    colour: colourOf(colour(running, bo)),
    reason: 'zaphiras-reasons',
  });
  await block(core, id, running.id, colourOf(colour(running, bo)));
  await block(core, bo, running.id, colourOf(colour(running, id)));
  await store.putNudge({ from: phone.id, to: bo, game: merged.id, ply: 0, atMs: 1 }, 0);
  await store.putNudge({ from: bo, to: id, game: running.id, ply: 0, atMs: 1 }, 0);
  await store.setReceipts(bo, joined.id, [`j${id}@abcdef`], []);
  await setMail(core, id, { address: 'zaphira@example.org', afterHours: 1 });
  await addDevice(core, id, (await core.sessions.sessionOf(token))?.hash ?? '', {
    endpoint: `${PUSH_HOST}zaphira`,
    p256dh: 'p',
    auth: 'a',
  });
  const key = { credential: 'zaphira', publicKey: new Uint8Array(), counter: 0, transports: [] };
  await store.putPasskey({
    ...key,
    player: id,
    id: passkeyId('k'),
    name: 'Key',
    createdAtMs: 1,
    usedAtMs: null,
  });
  await store.setOwnerOfPasskey(passkeyId('k'), id);
  await useCode(core, (await makeCode(core, id, false)).code, { player: phone.id });
  // And what nobody has used.
  for (const who of [id, phone.id]) {
    await makeCode(core, who, true);
    await newChallenge(core, who);
  }
  const ids = {
    running: running.id,
    merged: merged.id,
    finished: finished.id,
    created: created.id,
    joined: joined.id,
  };
  return { ...opened, id, phone: phone.id, tokens: [token, phoneToken], bo, games: ids };
}

type Opened = Awaited<ReturnType<typeof scene>>;

/** What is left of her. */
function tracesIn({ store, id, phone }: Opened): string[] {
  const dump = store.dump();
  return [...NAMES, ...WORDS, id, phone, 'zaphira'].filter((trace) => dump.includes(trace));
}

async function twoMinutesLater({ clock }: Opened, core: Core): Promise<void> {
  clock.advance(2 * MINUTE_MS);
  while ((await sweep(core)) > 0);
}

describe('a deleted player', () => {
  it('is stored nowhere, and neither is the guest who merged into them', async () => {
    const opened = await scene();
    expect(tracesIn(opened).length).toBeGreaterThan(5);
    await deletePlayer(opened.core, opened.id);
    await twoMinutesLater(opened, opened.core);
    expect(tracesIn(opened)).toEqual([]);
    for (const token of opened.tokens)
      expect(await opened.another().sessions.playerOf(token)).toBeUndefined();
  });

  it('leaves running games with a former player, whose dice can still be checked', async () => {
    const opened = await scene();
    const { core, bo, games } = opened;
    const before = viewOf(await stored(core, games.running), bo);
    await deletePlayer(core, opened.id);
    for (const kind of ['running', 'merged', 'finished'] as const) {
      const view = viewOf(await stored(core, games[kind]), bo);
      expect(view.seats.find(({ you }) => !you)).toMatchObject({ kind: 'player', name: null, held: true });
      expect(Object.keys(view.dice.seeds)).toHaveLength(2);
    }
    expect(viewOf(await stored(core, games.running), bo).dice.seeds).toEqual(before.dice.seeds);
    expect((await stored(core, games.created)).status).toBe('cancelled');
    const joined = await stored(core, games.joined);
    expect(joined.seats.map(({ sitter }) => sitter.kind)).toEqual(['player', 'open', 'open']);
    expect((await finishedGames(core, bo)).items.map(({ opponents }) => opponents)).toEqual([[null]]);
    expect((await core.store.chat(games.running, 10)).items.map(({ body: said }) => said)).toEqual([
      { text: 'bos-words' },
    ]);

    // The bot plays for good: the other one plays to the end, and is waited for alone.
    const end = await playUntil(core, games.running, (game) => ![undefined, bo].includes(deciderOf(game)));
    expect(isOver(end)).toBe(true);
  });

  it('can come back as somebody new, but not as who they were', async () => {
    const { core, id, tokens } = await scene();
    const { code } = await makeCode(core, id, false);
    await deletePlayer(core, id);
    await expect(useCode(core, code, undefined)).rejects.toThrow('no such code');
    await expect(deletePlayer(core, id)).rejects.toThrow('sign in');
    expect((await signInAsGuest(core, tokens[0], { name: 'Zoe' })).player.id).not.toBe(id);
  });

  it('has no more decisions where nobody else is left: the bots play on at once', async () => {
    const { core } = openScene('alone');
    const [asha = ''] = await guests(core, 'Asha');
    const created = await createGame(core, asha, { seats: [{ who: 'me' }, { who: 'bot' }], preset: 'quick' });
    const game = await takeSeat(core, asha, inviteTo(created), { seed: seedOf(1) });
    await deletePlayer(core, asha);
    expect((await settle(core, game.id)).status).toBe('finished');
  });
});

describe('a deletion whose process dies', () => {
  async function dies(fate: Fate): Promise<boolean> {
    const opened = await scene();
    const { core, store, another, id, bo, games } = opened;
    let died = false;
    await deletePlayer(createCore({ ...core, store: dyingStore(store, fate) }), id).catch(
      (error: unknown) => {
        if (!(error instanceof Death)) throw error;
        died = true;
      },
    );
    const next = another();
    // Whoever was not heard asks again; who was is on the clock's list.
    if ((await store.readPlayer(id))?.deletingSinceMs === undefined) await deletePlayer(next, id);
    await sweep(next);
    await twoMinutesLater(opened, next);
    expect(tracesIn(opened)).toEqual([]);
    expect((await unfinishedGames(next, bo)).map(({ game }) => game.id)).toContain(games.joined);
    expect((await finishedGames(next, bo)).items.map(({ opponents }) => opponents)).toContainEqual([null]);
    return died;
  }

  it.each(['before', 'after'] as const)(
    '%s any write is finished by the clock',
    { timeout: 240_000 },
    async (moment) => {
      let deaths = 0;
      for (let write = 1; await dies({ write, moment }); write += 1) deaths += 1;
      expect(deaths).toBeGreaterThan(35);
    },
  );
});
