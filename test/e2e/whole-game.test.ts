import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { parseRecord, replay } from '@aeroplane/engine';
import { verifyDice } from '@aeroplane/dice';
import { freePort, Program } from '../support/program.ts';
import { makeFolder, removeFolder } from '../support/server.ts';
import { launchBrowser } from './browser.ts';
import { askAgain, DESKTOP, Person, showFast } from './person.ts';

interface GameRecord {
  plies: string[];
  rules: unknown;
}

describe('whole games through the page alone', () => {
  let browser: Browser;
  let program: Program;
  let folder: string;
  let settings: Record<string, string>;
  let origin: string;

  beforeAll(async () => {
    const port = await freePort();
    folder = await makeFolder();
    settings = { PORT: String(port), DATA_DIR: folder };
    origin = `http://127.0.0.1:${port}`;
    [browser, program] = await Promise.all([launchBrowser(), new Program(settings).opened()]);
  });

  afterAll(async () => {
    await browser.close();
    await program.end('SIGTERM');
    await removeFolder(folder);
  });

  async function recordOf(game: string): Promise<GameRecord> {
    const answer = await fetch(`${origin}/api/games/${game}/record`);
    return (await answer.json()) as GameRecord;
  }

  async function open(name: string, device?: typeof DESKTOP): Promise<Person> {
    const person = await Person.open(browser, origin, name, device);
    await showFast(person.page.context());
    return person;
  }

  /** Lets people decide in turn until one of them sees the given ply; their pages poll. */
  async function playUntil(people: readonly Person[], plies: number): Promise<void> {
    for (;;) {
      for (const person of people) {
        await person.decide();
        if ((await person.isFinished()) || (await person.ply()) >= plies) return;
      }
      await people[0]?.pause(100);
    }
  }

  /** Lets people decide in turn until the game is over, without waiting for polls. */
  async function playToTheEnd(people: readonly Person[]): Promise<void> {
    for (;;) {
      let decided = false;
      for (const person of people) {
        decided = (await person.decide()) || decided;
        if (await person.isFinished()) return;
      }
      if (!decided) for (const person of people) await askAgain(person.page);
      await people[0]?.pause(50);
    }
  }

  /** Kills the server and starts it again on the same folder. */
  async function killAndRestart(): Promise<void> {
    await program.end('SIGKILL');
    program = await new Program(settings).opened();
  }

  async function expectSound(game: string): Promise<void> {
    const record = await recordOf(game);
    const parsed = parseRecord(record);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const replayed = replay(parsed.value);
    expect(replayed.broken).toBeUndefined();
    expect(replayed.state.position.turn).toBeNull();
    expect(verifyDice(record)).toMatchObject({ ok: true });
  }

  it('two people play a Quick game to its end, although the server is killed halfway', async () => {
    const [ada, bo] = await Promise.all([open('Ada'), open('小波', DESKTOP)]);
    const invite = await ada.create('Quick', ['A friend, by link']);
    await bo.join(invite);
    await playUntil([ada, bo], 12);

    const before = await recordOf(ada.gameId);
    await killAndRestart();
    const after = await recordOf(ada.gameId);
    expect(after.plies.slice(0, before.plies.length)).toEqual(before.plies);

    await playToTheEnd([ada, bo]);
    for (const person of [ada, bo]) {
      await expect.poll(() => person.isFinished(), { timeout: 60_000 }).toBe(true);
      await expect.poll(() => person.texts('list', 'Ranking'), { timeout: 60_000 }).toHaveLength(2);
      expect(person.faults).toEqual([]);
    }
    await expectSound(ada.gameId);
    await Promise.all([ada.close(), bo.close()]);
  });

  it('two people play a four-seat game with two bots to its end', async () => {
    const [cy, di] = await Promise.all([open('Cy'), open('বিজয়া')]);
    const invite = await cy.create('Quick', ['A friend, by link', 'Bot (easy)', 'Bot (hard)']);
    await di.join(invite);
    await playUntil([cy, di], 20);
    await killAndRestart();
    await playToTheEnd([cy, di]);
    await expect.poll(() => cy.texts('list', 'Ranking'), { timeout: 60_000 }).toHaveLength(4);
    expect([...cy.faults, ...di.faults]).toEqual([]);
    await expectSound(cy.gameId);
    await Promise.all([cy.close(), di.close()]);
  });
});
