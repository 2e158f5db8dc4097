/** The same kills for boardgame.io's server with its file storage, counting the acknowledged actions that it loses. */

import { startChild, type ChildServer } from '../bench/src/api/child.ts';
import { PeerMatch } from '../bench/src/api/peer-match.ts';
import { freePort } from '../support/program.ts';
import { makeFolder, removeFolder } from '../support/server.ts';
import { Lives } from './lives.ts';
import { pause } from './played.ts';

const MATCHES = 16;

/** Attempts to open a match after a kill before it counts as broken, and the pause between them. */
const TRIES = 5;
const BETWEEN_MS = 1_000;

export interface PeerCrashResult {
  readonly kills: number;
  readonly acknowledged: number;
  readonly movesPerSecond: number;
  /** Acknowledged actions that a match lacks after it was opened again. */
  readonly lost: number;
  /** Actions that a log holds twice. */
  readonly doubled: number;
  /** Matches that could not be opened again, and the acknowledged actions in them. */
  readonly brokenMatches: number;
  readonly lostWithThem: number;
  /** Crashes of its own over files that earlier kills left. */
  readonly ownDeaths: number;
}

/** Kills a server `wanted` times. */
export async function peerCrashRun(wanted: number): Promise<PeerCrashResult> {
  const folder = await makeFolder();
  const lobbyPort = await freePort();
  const count = { acknowledged: 0, lost: 0, doubled: 0, brokenMatches: 0, lostWithThem: 0, ownDeaths: 0 };
  let closing = false;
  let killed: ChildServer | undefined;

  /** Starts it, now and whenever it dies by itself. */
  async function start(): Promise<ChildServer> {
    const started = await startChild('peer-server.ts', folder, String(lobbyPort));
    void started.ended.then(async () => {
      if (killed === started || closing) return;
      count.ownDeaths += 1;
      server = await start();
    });
    return started;
  }

  let server = await start();
  const lives = new Lives(() => count.acknowledged);

  /** Plays a match until it ends or the server dies; returns the number of acknowledged actions. */
  async function playOn(match: PeerMatch): Promise<void> {
    while (!closing && !match.isOver) {
      await match.act();
      count.acknowledged += 1;
    }
  }

  /** Opens a match again and counts the missing actions; false where it cannot be opened. */
  async function reopen(match: PeerMatch): Promise<boolean> {
    const told = match.actions;
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const { state, log = [] } = await match.open(server.port);
        count.lost += Math.max(0, told - state._stateID);
        count.doubled += log.length - new Set(log.map(({ _stateID }) => _stateID)).size;
        return true;
      } catch {
        await pause(BETWEEN_MS);
      }
    }
    count.lostWithThem += told;
    count.brokenMatches += 1;
    return false;
  }

  async function playTable(): Promise<void> {
    while (!closing) {
      try {
        const match = await PeerMatch.create(lobbyPort);
        await match.open(server.port);
        for (let open = true; open && !closing && !match.isOver;) {
          await playOn(match).catch(() => pause(150));
          if (!closing && !match.isOver) open = await reopen(match);
        }
        match.close();
      } catch {
        // The server died while a match was being created.
        await pause(150);
      }
    }
  }

  const playing = Promise.all(Array.from({ length: MATCHES }, playTable));
  try {
    await lives.spend(wanted, async () => {
      killed = server;
      await server.close();
      server = await start();
    });
    return { kills: wanted, movesPerSecond: lives.perSecond, ...count };
  } finally {
    closing = true;
    await server.close();
    await playing;
    await removeFolder(folder);
  }
}
