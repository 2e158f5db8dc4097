/** A server that is killed again and again while games are played on it. */

import { Client } from '../support/client.ts';
import { freePort, Program } from '../support/program.ts';
import { makeFolder, removeFolder } from '../support/server.ts';
import { ledgerOf } from './ledger.ts';
import { Lives } from './lives.ts';
import { KINDS, newGame, pause, playThrough, type Played } from './played.ts';

/** Tables of three people each, who play one game after the other. */
const TABLES = 16;
const PEOPLE = 3;

/** Decisions after which an interrupted game counts as going on. */
const GO_ON = 3;

/** Longer than anything here takes on a busy machine. */
const PATIENCE_MS = 3 * 3_600_000;

export interface CrashResult {
  readonly kills: number;
  readonly games: number;
  readonly acknowledged: number;
  /** Decisions acknowledged a second while the server was up. */
  readonly movesPerSecond: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** An interrupted game takes some more decisions or ends; a finished one stays finished. */
async function goesOn(game: Played, lateMs: number): Promise<void> {
  game.view = undefined;
  const enough = game.acknowledged.size + GO_ON;
  await playThrough(game, lateMs, () => game.acknowledged.size >= enough);
}

/**
 * Kills a server `wanted` times and calls `onKill` after each. An Error where a game does not go on or the server
 * reports a fault.
 */
export async function crashRun(wanted: number, onKill: (kills: number) => void): Promise<CrashResult> {
  const folder = await makeFolder();
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: folder };
  const origin = `http://127.0.0.1:${port}`;
  const games: Played[] = [];
  let program = await new Program(settings).opened();
  let closing = false;
  const lateMs = Date.now() + PATIENCE_MS;

  const acknowledged = (): number => games.reduce((sum, game) => sum + game.acknowledged.size, 0);

  const lives = new Lives(acknowledged);

  /** Repeats until there is an answer: creating a game is safe to repeat, like everything else. */
  const made = async <T>(make: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await make();
      } catch (error) {
        if (closing || Date.now() > lateMs) throw error;
        await pause(50);
      }
    }
  };

  async function playTable(people: readonly Client[], table: number): Promise<void> {
    for (let round = 0; !closing; round += 1) {
      const kind = KINDS[(table + round) % KINDS.length] ?? KINDS[0]!;
      const game = await made(() => newGame(people, kind));
      games.push(game);
      await playThrough(game, lateMs, () => closing);
    }
  }

  async function kill(life: number): Promise<void> {
    const { signal, err } = await program.end('SIGKILL');
    if (signal !== 'SIGKILL' || err !== '') throw new Error(`the server ended by itself: ${err}`);
    onKill(life);
    program = await new Program(settings).opened();
  }

  try {
    const tables = await Promise.all(
      Array.from({ length: TABLES }, (_, table) =>
        Promise.all(
          Array.from({ length: PEOPLE }, (__, at) =>
            new Client(origin).signIn(`Player ${table * PEOPLE + at}`),
          ),
        ),
      ),
    );
    const playing = Promise.all(tables.map(playTable));
    await Promise.race([lives.spend(wanted, kill), playing]);
    closing = true;
    await playing;
    for (let from = 0; from < games.length; from += TABLES)
      await Promise.all(games.slice(from, from + TABLES).map((game) => goesOn(game, lateMs)));
    const ledgers = [];
    for (const game of games) ledgers.push(ledgerOf(game, (await game.people[0]!.record(game.id)).body));
    return {
      kills: wanted,
      games: games.length,
      acknowledged: ledgers.reduce((sum, ledger) => sum + ledger.acknowledged, 0),
      movesPerSecond: lives.perSecond,
      lost: ledgers.flatMap(({ lost }) => lost),
      doubled: ledgers.flatMap(({ doubled }) => doubled),
    };
  } finally {
    closing = true;
    await program.end('SIGKILL');
    await removeFolder(folder);
  }
}
