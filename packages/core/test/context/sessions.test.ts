import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SESSION_MS, signInAsGuest, type Session } from '../../src/index.ts';
import { MINUTE_MS } from '@aeroplane/testing/doubles/fixed-clock';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { idOf } from '@aeroplane/testing/scenes/sample-game';
import { openScene } from '@aeroplane/testing/scenes/scene';

/** Counts how often sessions are read. */
class CountingStore extends MemoryStore {
  reads = 0;

  override async readSession(player: string, hash: string): Promise<Session | undefined> {
    this.reads += 1;
    return super.readSession(player, hash);
  }
}

async function signedIn() {
  const scene = openScene('session', new CountingStore());
  const { player, token } = await signInAsGuest(scene.core, undefined, { name: 'Asha' });
  const [, secret = ''] = token.split('.');
  const hash = createHash('sha256').update(secret).digest('base64url');
  return { ...scene, player: player.id, token, secret, hash };
}

describe('a session', () => {
  it('has a token of the player and 144 random bits', async () => {
    const { player, token } = await signedIn();
    expect(token).toMatch(/^[\w-]{16}\.[\w-]{24}$/);
    expect(token.startsWith(`${player}.`)).toBe(true);
    const { core } = openScene('other chance');
    expect((await signInAsGuest(core, undefined, { name: 'Asha' })).token).not.toBe(token);
  });

  it('is stored by its hash only', async () => {
    const { store, player, secret, hash } = await signedIn();
    expect(store.dump()).toContain(hash);
    expect(store.dump()).not.toContain(secret);
    expect(await store.readSession(player, hash)).toMatchObject({ player, hash });
  });

  it('is its player’s, in this process and in another', async () => {
    const { core, another, player, token } = await signedIn();
    expect(await core.sessions.playerOf(token)).toBe(player);
    expect(await another().sessions.playerOf(token)).toBe(player);
  });

  it('is nobody’s with any other token', async () => {
    const { core, player, token, secret, hash } = await signedIn();
    const other = (await signInAsGuest(core, undefined, { name: 'Bo' })).player.id;
    const tokens = [
      undefined,
      '',
      player,
      secret,
      `${player}.`,
      `.${secret}`,
      `${other}.${secret}`,
      `${player}.${'A'.repeat(24)}`,
      `${player}.${secret.slice(0, -1)}`,
      `${token}x`,
      `${token}\n`,
      ` ${token}`,
      `${player}.${hash}`,
      token.toUpperCase(),
    ];
    for (const one of tokens) expect(await core.sessions.playerOf(one), String(one)).toBeUndefined();
  });

  it('ends after 400 days', async () => {
    const { another, clock, player, token } = await signedIn();
    expect(SESSION_MS).toBe(400 * 24 * 3_600_000);
    clock.advance(SESSION_MS - 1);
    expect(await another().sessions.playerOf(token)).toBe(player);
    clock.advance(1);
    expect(await another().sessions.playerOf(token)).toBeUndefined();
  });

  it('begins its 400 days again when it is renewed, not when it is used', async () => {
    const { core, another, clock, player, token } = await signedIn();
    clock.advance(SESSION_MS - 1);
    expect(await core.sessions.playerOf(token)).toBe(player);
    await core.sessions.renew(token);
    clock.advance(SESSION_MS - 1);
    expect(await another().sessions.playerOf(token)).toBe(player);
    clock.advance(1);
    expect(await another().sessions.playerOf(token)).toBeUndefined();
  });

  it('is not created by renewing one that has ended or never existed', async () => {
    const { core, store, clock, player, token } = await signedIn();
    clock.advance(SESSION_MS);
    const before = store.dump();
    await core.sessions.renew(token);
    await core.sessions.renew(`${player}.${'A'.repeat(24)}`);
    expect(store.dump()).toBe(before);
    expect(await core.sessions.playerOf(token)).toBeUndefined();
  });

  it('is read once a minute by each process', async () => {
    const { core, another, store, clock, token } = await signedIn();
    for (let use = 0; use < 10; use += 1) await core.sessions.playerOf(token);
    expect(store.reads).toBe(0);
    clock.advance(MINUTE_MS - 1);
    await core.sessions.playerOf(token);
    expect(store.reads).toBe(0);
    clock.advance(1);
    for (let use = 0; use < 10; use += 1) await core.sessions.playerOf(token);
    expect(store.reads).toBe(1);
    const other = another();
    for (let use = 0; use < 10; use += 1) await other.sessions.playerOf(token);
    expect(store.reads).toBe(2);
  });

  it('that was ended elsewhere is accepted for another minute at most', async () => {
    const { core, store, clock, player, token, hash } = await signedIn();
    await core.sessions.playerOf(token);
    const session = await store.readSession(player, hash);
    if (session === undefined) throw new Error('there is no session');
    await store.putSession({ ...session, expiresAtMs: clock.nowMs() });
    clock.advance(MINUTE_MS);
    expect(await core.sessions.playerOf(token)).toBeUndefined();
  });

  it('in use is not forgotten by its process through a flood of others', async () => {
    const { core, store, player, token } = await signedIn();
    for (let other = 0; other < 10_500; other += 1) {
      await core.sessions.open(idOf(String(other)));
      if (other % 5_000 === 0) expect(await core.sessions.playerOf(token)).toBe(player);
    }
    expect(await core.sessions.playerOf(token)).toBe(player);
    expect(store.reads).toBe(0);
  });
});
