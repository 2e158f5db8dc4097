/**
 * Submits a second and their latency: at 1, 16 and 64 clients over the embedded table, beside boardgame.io's server
 * with its file storage playing the same game, and beside the bare conditional update through the AWS client; then with
 * many finished games in the table, beside an empty one. Every server is a process of its own and they take turns, so
 * that other programs affect all alike. RESULT holds the figures at 16 clients, as ratios to both, and the effect of
 * the full table.
 */

import path from 'node:path';
import { openEmbeddedDynamoDb } from '@aeroplane/local';
import { freePort, Program } from '../../support/program.ts';
import { makeFolder, removeFolder } from '../../support/server.ts';
import { barePlayer } from './api/bare-player.ts';
import { startChild } from './api/child.ts';
import { fill } from './api/fill.ts';
import { loadFor, merge, percentile, type Measured, type Player } from './api/load.ts';
import { ourPlayer } from './api/our-player.ts';
import { peerPlayer } from './api/peer-player.ts';
import { printResult } from '../../support/result.ts';
import { median } from './report.ts';

const CLIENTS = [1, 16, 64] as const;
const ROUNDS = 5;
const SLICE_MS = 3_000;
const WARM_MS = 1_500;
const FULL_GAMES = 100_000;

/** The targets of docs/design.md#figures. */
const HOLD = { p95Ratio16: 2, ratioToPeerFile16: 1, medianRatioFull: 1.15 };

/** A system under load: creates clients, and is closed at the end. */
interface Ground {
  readonly player: () => Promise<Player>;
  readonly close: () => Promise<void>;
}

const folders: string[] = [];
const open = new Set<Ground>();

/** Remembers a ground, so that it is closed even after an error. */
async function opened(opening: Promise<Ground>): Promise<Ground> {
  const ground = await opening;
  open.add(ground);
  return ground;
}

async function closeAll(): Promise<void> {
  for (const ground of open) await ground.close();
  open.clear();
}

async function newFolder(): Promise<string> {
  const folder = await makeFolder();
  folders.push(folder);
  return folder;
}

async function openOurs(folder?: string): Promise<Ground> {
  const port = await freePort();
  const dataDir = folder ?? (await newFolder());
  const program = await new Program({ PORT: String(port), DATA_DIR: dataDir }).opened();
  return {
    player: () => ourPlayer(`http://127.0.0.1:${port}`),
    close: async () => void (await program.end('SIGTERM')),
  };
}

async function openPeer(): Promise<Ground> {
  const lobbyPort = await freePort();
  const server = await startChild('peer-server.ts', await newFolder(), String(lobbyPort));
  return { player: () => peerPlayer(server.port, lobbyPort), close: () => server.close() };
}

/** The server's database, in this process as it is in the server's. */
async function openBare(): Promise<Ground> {
  const database = await openEmbeddedDynamoDb(path.join(await newFolder(), 'dynamodb'));
  return { player: () => barePlayer(database.client, database.tableName), close: () => database.close() };
}

/** Measures the clients on each ground in turn, `ROUNDS` times. */
async function measure<Name extends string>(
  grounds: Readonly<Record<Name, Ground>>,
  clients: number,
): Promise<Record<Name, readonly Measured[]>> {
  const names = Object.keys(grounds) as Name[];
  const players = new Map<Name, Player[]>();
  for (const name of names) {
    const own: Player[] = [];
    while (own.length < clients) own.push(await grounds[name].player());
    players.set(name, own);
    await loadFor(WARM_MS, own);
  }
  const slices = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measured[]>;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) slices[name].push(await loadFor(SLICE_MS, players.get(name) ?? []));
  }
  for (const own of players.values()) for (const player of own) player.close();
  return slices;
}

const line = (what: string, clients: number, { perSecond, times }: Measured): void => {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1));
  console.log(
    `${what}, ${clients} clients: ${perSecond.toFixed(0)} a second; p50 ${p50}, p95 ${p95}, p99 ${p99} ms`,
  );
};

const rounded = (ratio: number): number => Math.round(ratio * 100) / 100;

async function besideOthers() {
  const grounds = {
    ours: await opened(openOurs()),
    peer: await opened(openPeer()),
    bare: await opened(openBare()),
  };
  const figures = { movesPerSecond16: 0, p95Ratio16: 0, ratioToPeerFile16: 0 };
  for (const clients of CLIENTS) {
    const slices = await measure(grounds, clients);
    const [ours, peer, bare] = [merge(slices.ours), merge(slices.peer), merge(slices.bare)];
    line('this server', clients, ours);
    line('boardgame.io with files', clients, peer);
    line('the bare update', clients, bare);
    if (clients !== 16) continue;
    figures.movesPerSecond16 = Math.round(ours.perSecond);
    figures.p95Ratio16 = rounded(percentile(ours.times, 0.95) / percentile(bare.times, 0.95));
    figures.ratioToPeerFile16 = rounded(ours.perSecond / peer.perSecond);
  }
  await closeAll();
  return figures;
}

async function besideFull(games: number) {
  const folder = await newFolder();
  const items = await fill(folder, games);
  console.log(`filled a table with ${games} finished games, ${items} items`);
  const grounds = { empty: await opened(openOurs()), full: await opened(openOurs(folder)) };
  const slices = await measure(grounds, 16);
  line('an empty table', 16, merge(slices.empty));
  line('a full table', 16, merge(slices.full));
  await closeAll();
  const ratios = slices.full.map(
    ({ times }, round) => percentile(times, 0.5) / percentile(slices.empty[round]?.times ?? [], 0.5),
  );
  return { medianRatioFull: rounded(median(ratios)) };
}

/** `games`: the number of finished games in the full table, 100,000 by default. */
export async function benchApi(games = FULL_GAMES): Promise<void> {
  try {
    const figures = { ...(await besideOthers()), ...(await besideFull(games)) };
    printResult(figures);
    const holds =
      figures.p95Ratio16 <= HOLD.p95Ratio16 &&
      figures.ratioToPeerFile16 >= HOLD.ratioToPeerFile16 &&
      figures.medianRatioFull <= HOLD.medianRatioFull;
    if (!holds) process.exitCode = 1;
  } finally {
    await closeAll();
    for (const folder of folders) await removeFolder(folder);
  }
}
