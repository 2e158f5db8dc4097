/** A player and a guest with a seat of every kind, and what of it a merge must move. */

import {
  createGame,
  leaveGame,
  makeCode,
  markSeen,
  muteGame,
  seatOfPlayer,
  signInAsGuest,
  takeSeat,
  type Core,
  type Game,
  type Player,
} from '../../src/index.ts';
import { gameChanged } from '@aeroplane/testing/scenes/play';
import { withDevice } from '@aeroplane/testing/doubles/recording-couriers';
import {
  guests,
  inviteTo,
  openScene,
  seatsFor,
  seedOf,
  startedGame,
  type Scene,
} from '@aeroplane/testing/scenes/scene';

export interface Merging extends Scene {
  readonly player: Player;
  readonly guest: string;
  readonly guestToken: string;
  readonly bo: string;
  /** The player's code. */
  readonly code: string;
  /** By what the guest has to do with them. */
  readonly games: Readonly<
    Record<
      'playing' | 'joined' | 'created' | 'kept' | 'finished' | 'ending' | 'left' | 'both' | 'theirs',
      string
    >
  >;
}

async function waitingGame(core: Core, creator: string, joiners: readonly string[]): Promise<string> {
  const game = await createGame(core, creator, { seats: seatsFor(4) });
  for (const [index, player] of joiners.entries())
    await takeSeat(core, player, inviteTo(game), { seed: seedOf(index) });
  return game.id;
}

export async function mergingScene(script = 'merging'): Promise<Merging> {
  const scene = openScene(script);
  const { core } = scene;
  const { player } = await signInAsGuest(core, undefined, { name: 'Asha' });
  const { player: other, token: guestToken } = await signInAsGuest(core, undefined, { name: 'Asha’s phone' });
  const [bo = ''] = await guests(core, 'Bo');
  const guest = other.id;
  await withDevice(core, guest, 'phone');
  await withDevice(core, player.id, 'laptop');

  const play = async (...people: string[]): Promise<string> => (await startedGame(core, people)).id;
  const games = {
    playing: await play(guest, bo),
    joined: await waitingGame(core, bo, [bo, guest]),
    created: await waitingGame(core, guest, [guest, bo]),
    kept: await waitingGame(core, guest, []),
    finished: await play(bo, guest),
    ending: await play(bo, guest),
    left: await waitingGame(core, bo, [bo, guest]),
    both: await play(player.id, guest, bo),
    theirs: await play(player.id, bo),
  };
  await markSeen(core, guest, games.playing, 1);
  await muteGame(core, guest, games.joined, true);
  await leaveGame(core, bo, games.finished);
  // Told to a device first: the guest's has never been.
  for (const { id } of (await core.store.readAddressee(guest))?.devices ?? []) {
    const device = await core.store.readDevice(guest, id);
    await core.store.removeDevice(guest, id);
    await gameChanged(core, games.finished);
    if (device !== undefined) await core.store.putDevice(device);
  }
  await leaveGame(core, bo, games.ending);
  await leaveGame(core, guest, games.left);
  const { code } = await makeCode(core, player.id, false);
  scene.queue.take();
  return { ...scene, player, guest, guestToken, bo, code, games };
}

/** Who sits where, and what the lists and devices of both say. */
export async function snapshot({ store, player, guest, games }: Merging): Promise<unknown> {
  const sits = (game: Game | undefined, who: string): string => {
    const sitter = game === undefined ? undefined : seatOfPlayer(game, who)?.sitter;
    return sitter === undefined ? 'no' : sitter.kind === 'player' ? sitter.name : sitter.kind;
  };
  const of = async (who: string) => ({
    seats: await Promise.all(
      Object.entries(games).map(async ([kind, id]) => `${kind}: ${sits(await store.readGame(id), who)}`),
    ),
    memberships: (await store.memberships(who))
      .map(({ game, seen, muted }) => ({ game, seen, muted }))
      .toSorted((a, b) => a.game.localeCompare(b.game)),
    done: (await store.finishedGames(who, 50)).items.map(({ game }) => game),
    devices: (await store.readAddressee(who))?.devices.map(({ endpoint }) => endpoint),
    mergedInto: (await store.readPlayer(who))?.mergedInto,
  });
  return { player: await of(player.id), guest: await of(guest) };
}
