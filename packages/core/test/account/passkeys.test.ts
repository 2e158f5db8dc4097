import { describe, expect, it } from 'vitest';
import {
  addPasskey,
  createCore,
  endSessions,
  makeCode,
  newChallenge,
  passkeyId,
  removePasskey,
  sessionsOf,
  signInAsGuest,
  signInByPasskey,
  useCode,
  type Core,
  type Passkey,
} from '../../src/index.ts';
import { Death, dyingStore } from '@aeroplane/testing/doubles/dying-store';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';

/** Answers that are what they say they are: what checks them is tried elsewhere. */
const AUTHENTICATORS = {
  created: async (
    { challenge, id }: { challenge: string; id: string },
    isExpected: (one: string) => Promise<boolean>,
  ) =>
    (await isExpected(challenge))
      ? { credential: id, publicKey: new Uint8Array([1]), counter: 0, transports: [] }
      : undefined,
  used: async (
    { challenge }: { challenge: string; id: string },
    { counter }: Passkey,
    isExpected: (one: string) => Promise<boolean>,
  ) => ((await isExpected(challenge)) ? counter : undefined),
};

async function make(core: Core, player: string, id: string): Promise<Passkey> {
  const { challenge } = await newChallenge(core, player);
  return addPasskey(core, AUTHENTICATORS, player, { challenge, id }, 'Phone');
}

async function signIn(core: Core, id: string, session?: { player: string; hash?: string }) {
  const { challenge } = await newChallenge(core, null);
  return signInByPasskey(core, AUTHENTICATORS, { challenge, id }, session);
}

/** A guest with a passkey who becomes part of Asha. */
async function scene() {
  const opened = openScene('passkeys');
  const { core } = opened;
  const { player: asha, token } = await signInAsGuest(core, undefined, { name: 'Asha' });
  const { player: guest, token: guestToken } = await signInAsGuest(core, undefined, { name: 'Guest' });
  await make(core, guest.id, 'guest-key');
  const { code } = await makeCode(core, asha.id, false);
  return { ...opened, asha: asha.id, token, guest: guest.id, guestToken, code };
}

describe('the passkeys of a guest who merges into a player', () => {
  it('sign in as that player from then on, and are on their list', async () => {
    const { core, asha, guest, code } = await scene();
    await useCode(core, code, { player: guest });
    expect((await signIn(core, 'guest-key')).player.id).toBe(asha);
    expect((await core.store.passkeys(asha)).map(({ id }) => id)).toEqual([passkeyId('guest-key')]);
    expect(await core.store.passkeys(guest)).toEqual([]);
  });

  it('sign in as one of the two at any time, wherever a crash cuts the merge', async () => {
    let deaths = 0;
    for (const moment of ['before', 'after'] as const) {
      for (let write = 1, died = true; died; write += 1) {
        const { core, store, another, asha, guest, code } = await scene();
        const mortal = createCore({ ...core, store: dyingStore(store, { write, moment }) });
        died = await useCode(mortal, code, { player: guest }).then(
          () => false,
          (error: unknown) => {
            if (!(error instanceof Death)) throw error;
            return true;
          },
        );
        deaths += Number(died);
        const next = another();
        expect([asha, guest]).toContain((await signIn(next, 'guest-key')).player.id);
        await useCode(next, code, { player: guest });
        expect((await signIn(next, 'guest-key')).player.id).toBe(asha);
      }
    }
    expect(deaths).toBeGreaterThan(10);
  });
});

describe('a passkey that a crash cuts while it is added', () => {
  it('is on its player’s list before it signs anybody in, and can be removed', async () => {
    for (const write of [1, 2, 3, 4]) {
      for (const moment of ['before', 'after'] as const) {
        const { core, store, another } = openScene('cut');
        const [asha = ''] = await guests(core, 'Asha');
        const mortal = createCore({ ...core, store: dyingStore(store, { write, moment }) });
        await make(mortal, asha, 'key').catch((error: unknown) => {
          if (!(error instanceof Death)) throw error;
        });
        const next = another();
        const owner = await store.ownerOfPasskey(passkeyId('key'));
        if (owner !== undefined) expect(await store.passkeys(asha)).toHaveLength(1);
        for (const { id } of await store.passkeys(asha)) await removePasskey(next, asha, id);
        expect(await store.ownerOfPasskey(passkeyId('key'))).toBeUndefined();
        await make(next, asha, 'key');
        expect((await signIn(next, 'key')).player.id).toBe(asha);
      }
    }
  });
});

describe('the sessions of guests who have merged into a player', () => {
  it('are listed and ended with the player’s own, each browser once', async () => {
    const { core, clock, asha, token, guest, guestToken, code } = await scene();
    const elsewhere = await core.sessions.open(guest);
    const before = await core.sessions.sessionOf(guestToken);
    const here = (await useCode(core, code, before)).token;
    const current = await core.sessions.sessionOf(here);
    if (current === undefined) throw new Error('nobody is signed in');
    const hashes = (await sessionsOf(core, asha, current)).map(({ hash }) => hash);
    const expected = await Promise.all([token, elsewhere, here].map((one) => core.sessions.sessionOf(one)));
    expect(hashes.toSorted()).toEqual(expected.map((one) => one?.hash ?? '').toSorted());

    // The guest's other browser is signed out from here.
    await endSessions(core, asha, current, (await core.sessions.sessionOf(elsewhere))?.hash);
    expect(await core.sessions.playerOf(elsewhere)).toBeUndefined();
    expect(await core.sessions.playerOf(guestToken)).toBe(asha);
    // With a session goes what it has taken the place of.
    await endSessions(core, asha, current, current.hash);
    clock.advance(60_001);
    for (const one of [here, guestToken]) expect(await core.sessions.playerOf(one)).toBeUndefined();
    expect(await core.sessions.playerOf(token)).toBe(asha);
  });

  it('follow the player into another one', async () => {
    const { core, asha, guest, guestToken, code } = await scene();
    await useCode(core, code, { player: guest });
    const [dana = ''] = await guests(core, 'Dana');
    await useCode(core, (await makeCode(core, dana, false)).code, { player: asha });
    expect((await core.store.guests(dana)).toSorted()).toEqual([asha, guest].toSorted());
    const current = await core.sessions.sessionOf(await core.sessions.open(dana));
    if (current === undefined) throw new Error('nobody is signed in');
    await endSessions(core, dana, current);
    expect(await core.sessions.playerOf(guestToken)).toBeUndefined();
  });
});
