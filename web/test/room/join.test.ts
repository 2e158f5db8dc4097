/** The calls to the server for newcomers, over a network of the test's own. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownPlayer, mayHavePlayer, notePlayer } from '../../src/lib/api/known-player.ts';
import { useMessages } from '../../src/lib/i18n/messages.ts';
import { loadMain } from '../../src/lib/i18n/speech.ts';
import { introduce } from '../../src/lib/room/join.ts';
import { MemoryStorage } from '../memory-storage.ts';

const ada = { id: 'p1', name: 'Ada' };
const problem = (status: number, code: string): Response =>
  Response.json(
    { status, code, title: code },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

let asked: unknown[];
let storage: MemoryStorage;

/** Gives these answers in order. */
function serve(...answers: readonly Response[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    asked.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    const answer = left.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
  });
}

beforeEach(async () => {
  useMessages(await loadMain('bn'));
  asked = [];
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { languages: ['de', 'en-GB', 'bn-BD'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('introducing oneself', () => {
  it('sends name, language and zone, and notes the player', async () => {
    serve(Response.json(ada));
    expect(await introduce(' Ada ')).toEqual(ada);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(asked).toEqual([{ name: 'Ada', language: 'bn-BD', timeZone }]);
    expect(mayHavePlayer(storage)).toBe(true);
  });

  it.each(['bad-language', 'bad-time-zone'])('tries again with only the name after %s', async (code) => {
    serve(problem(422, code), Response.json(ada));
    expect(await introduce('Ada')).toEqual(ada);
    expect(asked[1]).toEqual({ name: 'Ada' });
  });

  it('does not try again with a bad name', async () => {
    serve(problem(422, 'bad-name'));
    await expect(introduce('!')).rejects.toMatchObject({ code: 'bad-name' });
    expect(asked).toHaveLength(1);
    expect(mayHavePlayer(storage)).toBe(false);
  });
});

describe('the player of this browser', () => {
  it("is not asked for in a newcomer's browser", async () => {
    serve();
    expect(await knownPlayer()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is asked for if there is a note, and may be gone', async () => {
    notePlayer();
    serve(Response.json(ada), problem(401, 'not-signed-in'));
    expect(await knownPlayer()).toEqual(ada);
    expect(await knownPlayer()).toBeNull();
  });

  it('is asked for if there is only a witness, and noted then', async () => {
    storage.setItem('witness:g1', '{}');
    serve(Response.json(ada));
    expect(await knownPlayer()).toEqual(ada);
    storage.removeItem('witness:g1');
    expect(mayHavePlayer(storage)).toBe(true);
  });

  it('stays unknown while the server cannot be reached', async () => {
    notePlayer();
    serve();
    await expect(knownPlayer()).rejects.toMatchObject({ code: 'offline' });
  });
});
