import { describe, expect, it } from 'vitest';
import {
  createGame,
  makeCode,
  readCode,
  readMe,
  signInAsGuest,
  takeSeat,
  unfinishedGames,
  useCode,
} from '../../src/index.ts';
import { parseCode } from '../../src/model/hand-over-code.ts';
import { HOUR_MS, MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { inviteTo, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

async function signedIn() {
  const scene = openScene();
  const { player, token } = await signInAsGuest(scene.core, undefined, { name: 'Asha' });
  const guest = async (name: string) => signInAsGuest(scene.core, undefined, { name });
  return { ...scene, asha: player.id, token, guest };
}

describe('a hand-over code', () => {
  it('has ten letters and digits that nobody confuses', async () => {
    const { core, clock, asha } = await signedIn();
    const codes = new Set<string>();
    for (let count = 0; count < 50; count += 1) {
      clock.advance(60_000);
      codes.add((await makeCode(core, asha, false)).code);
    }
    expect(codes.size).toBe(50);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(new Set([...codes].join('')).size).toBe(32);
  });

  it.each([
    ['0123456789', '0123456789'],
    ['abcde-fghjk', 'ABCDEFGHJK'],
    [' kmnpq rstvw ', 'KMNPQRSTVW'],
    ['oOiIlL2345', '0011112345'],
    ['ABCDE FGHJ', undefined],
    ['ABCDEFGHJKM', undefined],
    ['ABCDEFGHJU', undefined],
    ['ABCDEFGHJ!', undefined],
    ['', undefined],
  ])('typed as %j is %j', (text, code) => {
    expect(parseCode(text)).toBe(code);
  });

  it('signs a new device in as its player', async () => {
    const { core, asha, token } = await signedIn();
    const { code } = await makeCode(core, asha, false);
    expect((await readCode(core, code.toLowerCase())).id).toBe(asha);
    const used = await useCode(core, code, undefined);
    expect(used.player.id).toBe(asha);
    expect(used.token).not.toBe(token);
    for (const one of [used.token, token]) expect(await core.sessions.playerOf(one)).toBe(asha);
  });

  it('is used once', async () => {
    const { core, store, asha, guest } = await signedIn();
    const { code } = await makeCode(core, asha, false);
    await useCode(core, code, undefined);
    const sessions = (await store.sessions(asha)).length;
    const bo = await guest('Bo');
    for (const who of [undefined, { player: bo.player.id }, { player: asha }]) {
      expect(await refusalOf(useCode(core, code, who))).toBe('unknown-code');
    }
    // Who is refused has no session left.
    expect(await store.sessions(asha)).toHaveLength(sessions);
    expect((await readMe(core, bo.player.id)).mergedInto).toBeUndefined();
  });

  it('may be used again by the same guest, where the answer was lost', async () => {
    const { core, asha, guest } = await signedIn();
    const [bo, chen] = [await guest('Bo'), await guest('Chen')];
    const { code } = await makeCode(core, asha, false);
    for (let time = 0; time < 2; time += 1) {
      const { player, token } = await useCode(core, code, { player: bo.player.id });
      expect(player.id).toBe(asha);
      expect(await core.sessions.playerOf(token)).toBe(asha);
    }
    expect(await refusalOf(useCode(core, code, { player: chen.player.id }))).toBe('unknown-code');
  });

  it.each([
    [false, 10 * MINUTE_MS],
    [true, 24 * HOUR_MS],
  ])('for an app that is being installed (%s) is good for a while', async (install, lastsMs) => {
    const { core, clock, asha } = await signedIn();
    const { code } = await makeCode(core, asha, install);
    clock.advance(lastsMs - 1);
    expect((await readCode(core, code)).id).toBe(asha);
    clock.advance(1);
    expect(await refusalOf(readCode(core, code))).toBe('unknown-code');
    expect(await refusalOf(useCode(core, code, undefined))).toBe('unknown-code');
  });

  it('that nobody made is unknown', async () => {
    const { core } = await signedIn();
    for (const text of ['0123456789', 'nonsense', '']) {
      expect(await refusalOf(readCode(core, text))).toBe('unknown-code');
      expect(await refusalOf(useCode(core, text, undefined))).toBe('unknown-code');
    }
  });

  it('leaves no token in the table', async () => {
    const { core, store, asha } = await signedIn();
    const { code } = await makeCode(core, asha, false);
    const { token } = await useCode(core, code, undefined);
    const [, secret = 'none'] = token.split('.');
    expect(store.dump()).not.toContain(secret);
  });

  it('of a guest who has merged into another player is no longer valid', async () => {
    const { core, asha, guest } = await signedIn();
    const bo = (await guest('Bo')).player.id;
    const [ofBo, ofAsha] = [await makeCode(core, bo, true), await makeCode(core, asha, true)];
    await useCode(core, ofAsha.code, { player: bo });
    expect(await refusalOf(readCode(core, ofBo.code))).toBe('unknown-code');
    // Not even for the player that it would make a part of its own part.
    expect(await refusalOf(useCode(core, ofBo.code, { player: asha }))).toBe('unknown-code');
    expect((await readMe(core, asha)).mergedInto).toBeUndefined();
  });

  it('used by the player’s own device changes nothing but the session', async () => {
    const { core, asha } = await signedIn();
    const game = await createGame(core, asha, { seats: seatsFor(2) });
    await takeSeat(core, asha, inviteTo(game), { seed: seedOf(1) });
    const before = await readMe(core, asha);
    const { code } = await makeCode(core, asha, false);
    expect((await useCode(core, code, { player: asha })).player).toEqual(before);
    expect(await readMe(core, asha)).toEqual(before);
    expect(await unfinishedGames(core, asha)).toHaveLength(1);
  });
});
