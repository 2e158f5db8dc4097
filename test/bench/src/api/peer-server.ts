/**
 * boardgame.io's server with its file storage, as a process of its own: `peer-server.ts FOLDER PORT` prints the port of
 * its sockets. The lobby is a second server on `PORT`: behind a shared one, the current koa-compose does not find its
 * routes.
 */

import { createRequire } from 'node:module';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { PeerGame, type PeerState } from '../peer-game.ts';

interface PeerServer {
  run(config: { port: number; lobbyConfig: { apiPort: number } }): Promise<{ appServer: Server }>;
}

const peer = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: { games: readonly Game<PeerState>[]; db: object; origins: readonly string[] }): PeerServer;
  FlatFile: new (options: { dir: string }) => object;
};

const [, , dir = '', lobbyPort = ''] = process.argv;
const server = peer.Server({ games: [PeerGame], db: new peer.FlatFile({ dir }), origins: [] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: Number(lobbyPort) } });
console.log(`port ${(appServer.address() as AddressInfo).port}`);
