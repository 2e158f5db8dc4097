import { describe, expect, it } from 'vitest';
import {
  createGame,
  leaveGame,
  markSeen,
  PHRASES,
  readChat,
  say,
  takeSeat,
  type Core,
} from '../../src/index.ts';
import { loadGame } from '../loaded-game.ts';
import { gameChanged } from '@aeroplane/testing/scenes/play';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, inviteTo, openScene, seatsFor, seedOf } from '@aeroplane/testing/scenes/scene';

async function playing() {
  const scene = openScene();
  const { core } = scene;
  const [asha = '', bo = '', chen = ''] = await guests(core, 'Asha', 'Bo', 'Chen');
  const { id } = await loadGame(core, {
    seats: { red: asha, blue: bo },
    first: 'red',
    plies: ['6L'],
    next: [2],
  });
  return { ...scene, asha, bo, chen, id };
}

const said = async (core: Core, player: string, id: string, text: string): Promise<unknown> =>
  (await say(core, player, id, { text })).body;

describe('the chat of a game', () => {
  it('is read by its players, the newest first, with the writer’s colour', async () => {
    const { core, clock, asha, bo, id } = await playing();
    await say(core, asha, id, { text: 'Hello' });
    clock.advance(1_000);
    await say(core, bo, id, { phrase: 'hello' });
    const { items, own } = await readChat(core, bo, id);
    expect(own).toBe(2);
    expect(items).toMatchObject([
      { colour: 2, player: bo, body: { phrase: 'hello' } },
      { colour: 0, player: asha, body: { text: 'Hello' } },
    ]);
    expect((await readChat(core, asha, id)).items).toEqual(items);
  });

  it('keeps its order and loses nothing within one millisecond', async () => {
    const { core, another, asha, bo, id } = await playing();
    const other = another();
    await Promise.all([
      ...['one', 'two', 'three'].map((text) => say(core, asha, id, { text })),
      say(other, asha, id, { text: 'four' }),
      say(other, bo, id, { text: 'five' }),
    ]);
    const { items } = await readChat(core, bo, id);
    expect(items.map(({ body: one }) => ('text' in one ? one.text : '')).toSorted()).toEqual(
      ['one', 'two', 'three', 'four', 'five'].toSorted(),
    );
    expect(items.map(({ t }) => t)).toEqual(
      items
        .map(({ t }) => t)
        .toSorted()
        .toReversed(),
    );
  });

  it('comes in pages', async () => {
    const { core, clock, asha, id } = await playing();
    for (let count = 0; count < 60; count += 1) {
      clock.advance(60_000);
      await say(core, asha, id, { text: String(count) });
    }
    const first = await readChat(core, asha, id);
    const second = await readChat(core, asha, id, first.next);
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, undefined]);
    expect(second.items.at(-1)?.body).toEqual({ text: '0' });
    expect(await refusalOf(readChat(core, asha, id, 'nowhere'))).toBe('bad-cursor');
  });

  it('is for seated players, from the start on and after the end', async () => {
    const { core, asha, bo, chen, id } = await playing();
    expect(await refusalOf(say(core, chen, id, { text: 'Hi' }))).toBe('not-seated');
    expect(await refusalOf(readChat(core, chen, id))).toBe('not-seated');
    expect(await refusalOf(say(core, asha, 'x'.repeat(16), { text: 'Hi' }))).toBe('unknown-game');
    expect(await refusalOf(readChat(core, asha, 'x'.repeat(16)))).toBe('unknown-game');
    const waiting = await createGame(core, asha, { seats: seatsFor(2) });
    expect(await refusalOf(say(core, asha, waiting.id, { text: 'Hi' }))).toBe('not-started');
    await takeSeat(core, asha, inviteTo(waiting), { seed: seedOf(1) });
    expect(await refusalOf(say(core, asha, waiting.id, { text: 'Hi' }))).toBe('not-started');
    expect((await readChat(core, asha, waiting.id)).items).toEqual([]);
    await say(core, bo, id, { text: 'Bye' });
    await leaveGame(core, bo, id);
    await gameChanged(core, id);
    await say(core, bo, id, { phrase: 'good-game' });
    expect((await readChat(core, asha, id)).items).toHaveLength(2);
  });
});

describe('a message', () => {
  it('is stored in one line, composed, without invisible characters', async () => {
    const { core, asha, id } = await playing();
    expect(await said(core, asha, id, '  Zoe\u0308 \r\n\u202esaid\u2069\u0000 so ')).toEqual({
      text: 'Zoë said so',
    });
    expect(await said(core, asha, id, 'র‍্যাব 👨‍👩‍👧‍👦 👍🏽')).toEqual({ text: 'র‍্যাব 👨‍👩‍👧‍👦 👍🏽' });
    expect(await said(core, asha, id, '<b>&amp;')).toEqual({ text: '<b>&amp;' });
  });

  it('has 1 to 300 graphemes and at most 1,200 bytes', async () => {
    const { core, asha, id } = await playing();
    for (const text of ['x', 'x'.repeat(300), 'ক'.repeat(300), '👍'.repeat(300)])
      expect(await said(core, asha, id, text)).toEqual({ text });
    for (const text of ['', ' \n', '\u200b\u200d', '\u3164', 'x'.repeat(301), '👨‍👩‍👧‍👦'.repeat(60)])
      expect(await refusalOf(say(core, asha, id, { text })), text).toBe('bad-text');
  });

  it('may be each of the phrases', async () => {
    const { core, asha, id } = await playing();
    for (const phrase of PHRASES) expect((await say(core, asha, id, { phrase })).body).toEqual({ phrase });
    expect((await readChat(core, asha, id)).items).toHaveLength(PHRASES.length);
  });
});

describe('the number of unread messages', () => {
  it('counts the others’ messages since the last one read', async () => {
    const { core, clock, asha, bo, id } = await playing();
    const unread = async (player: string) => (await readChat(core, player, id)).unread;
    const first = await say(core, asha, id, { text: 'one' });
    clock.advance(1);
    const second = await say(core, asha, id, { text: 'two' });
    expect([await unread(asha), await unread(bo)]).toEqual([0, 2]);
    for (const [t, left] of [
      [first.t, 1],
      [second.t, 0],
      [first.t, 0],
    ] as const) {
      await markSeen(core, bo, id, 0, t);
      expect(await unread(bo)).toBe(left);
    }
    clock.advance(1);
    await say(core, asha, id, { phrase: 'thanks' });
    expect(await unread(bo)).toBe(1);
  });

  it('stays when the game is over, until they are read', async () => {
    const { core, clock, asha, bo, id } = await playing();
    const first = await say(core, asha, id, { text: 'one' });
    await markSeen(core, bo, id, 1, first.t);
    await leaveGame(core, bo, id);
    await gameChanged(core, id);
    expect(await core.store.readMembership(bo, id)).toBeUndefined();
    expect((await readChat(core, bo, id)).unread).toBe(0);
    clock.advance(1);
    const second = await say(core, asha, id, { text: 'two' });
    expect((await readChat(core, bo, id)).unread).toBe(1);
    await markSeen(core, bo, id, 1, second.t);
    await markSeen(core, bo, id, 1, first.t);
    expect((await readChat(core, bo, id)).unread).toBe(0);
  });
});
