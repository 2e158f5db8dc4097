/** Plays one match after another on boardgame.io's server. */

import type { Player } from './load.ts';
import { PeerMatch } from './peer-match.ts';

export async function peerPlayer(port: number, lobbyPort: number): Promise<Player> {
  async function begin(): Promise<PeerMatch> {
    const match = await PeerMatch.create(lobbyPort);
    await match.open(port);
    return match;
  }

  let match = await begin();
  return {
    async submit() {
      if (match.isOver) {
        match.close();
        match = await begin();
      }
      await match.act();
    },
    close: () => match.close(),
  };
}
