/** The same deaths for boardgame.io's server with its file storage: what it told players and has no longer afterwards. */

import { startChild, type ChildServer } from '../bench/src/api/child.ts';
import { PeerMatch } from '../bench/src/api/peer-match.ts';
import { freePort } from '../support/program.ts';
import { makeFolder, removeFolder } from '../support/server.ts';
import { Lives } from './lives.ts';
import { pause } from './played.ts';

const MATCHES = 16;

/** So often a match is asked for after a death before it counts as gone. */
const TRIES = 3;

export interface PeerCrashResult {
  readonly kills: number;
  readonly acknowledged: number;
  readonly movesPerSecond: number;
  /** Actions that players were told of, and that the server had no longer. */
  readonly lost: number;
  /** Actions that are in a log twice. */
  readonly doubled: number;
  /** Matches that could not be opened any more. */
  readonly brokenMatches: number;
  /** Starts that failed on what was in the folder, which then had to be a new one. */
  readonly failedStarts: number;
}

/** Kills a server so often. */
export async function peerCrashRun(wanted: number): Promise<PeerCrashResult> {
  let folder = await makeFolder();
  const folders = [folder];
  const lobbyPort = await freePort();
  const count = { acknowledged: 0, lost: 0, doubled: 0, brokenMatches: 0, failedStarts: 0 };
  let closing = false;

  async function start(): Promise<ChildServer> {
    for (;;) {
      try {
        return await startChild('peer-server.ts', folder, String(lobbyPort));
      } catch {
        count.failedStarts += 1;
        folders.push((folder = await makeFolder()));
      }
    }
  }

  let server = await start();
  const lives = new Lives(() => count.acknowledged);

  /** Plays a match until the server dies or it is over; how many actions it was told of. */
  async function playOn(match: PeerMatch): Promise<void> {
    while (!closing && !match.isOver) {
      await match.act();
      count.acknowledged += 1;
    }
  }

  /** Opens a match again, and counts what is no longer there; false where it cannot be opened. */
  async function reopen(match: PeerMatch): Promise<boolean> {
    const told = match.actions;
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const { state, log = [] } = await match.open(server.port);
        count.lost += Math.max(0, told - state._stateID);
        count.doubled += log.length - new Set(log.map(({ _stateID }) => _stateID)).size;
        return true;
      } catch {
        await pause(300);
      }
    }
    count.lost += told;
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
        // The server died while a match was made.
        await pause(150);
      }
    }
  }

  const playing = Promise.all(Array.from({ length: MATCHES }, playTable));
  try {
    await lives.spend(wanted, async () => {
      await server.close();
      server = await start();
    });
    return { kills: wanted, movesPerSecond: lives.perSecond, ...count };
  } finally {
    closing = true;
    await server.close();
    await playing;
    for (const used of folders) await removeFolder(used);
  }
}
