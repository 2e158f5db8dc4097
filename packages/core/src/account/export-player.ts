/**
 * All stored data of a player, for the player (docs/design.md#deleting-and-exporting), without the secrets of their
 * devices.
 */

import { colourOf, type Seat } from '@aeroplane/engine';
import type { Core } from '../context/core.ts';
import { seatOfPlayer } from '../game/seats.ts';
import { everyItem } from '../kernel/page.ts';
import { blockEntry } from '../model/block.ts';
import { writtenAtMs } from '../model/chat-message.ts';
import type { FinishedGame } from '../model/finished-game.ts';
import type { Membership } from '../model/membership.ts';
import type { Session } from '../model/session.ts';
import { passkeyEntry } from './passkeys.ts';
import { meOf, readMe } from './profile.ts';
import { sessionsOf } from './sign-out.ts';

const AT_ONCE = 100;

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
const colourName = (colour: number) => colourOf(colour as Seat);

async function everyDone(core: Core, player: string): Promise<FinishedGame[]> {
  const all: FinishedGame[] = [];
  for await (const done of everyItem((from) => core.store.finishedGames(player, AT_ONCE, from)))
    all.push(done);
  return all;
}

/** The messages of the player in a game, and of guests that have merged into them. */
async function ownMessages(core: Core, ids: readonly string[], id: string) {
  const game = await core.store.readGame(id);
  if (game === undefined) return [];
  const seats = ids.flatMap((one) => seatOfPlayer(game, one)?.colour ?? []);
  const messages: ({ game: string; at: string } & ({ text: string } | { phrase: string }))[] = [];
  for await (const message of everyItem((from) => core.store.chat(id, AT_ONCE, from))) {
    if (!ids.includes(message.player) && !seats.includes(message.colour)) continue;
    messages.push({ game: id, at: iso(writtenAtMs(message)), ...message.body });
  }
  return messages;
}

const unfinished = ({ game, seen, muted, sinceMs }: Membership) => ({
  game,
  since: iso(sinceMs),
  seen,
  muted,
});

const finished = ({ game, finishedAtMs, colour, rank, players, opponents, seen, muted }: FinishedGame) => ({
  game,
  finishedAt: iso(finishedAtMs),
  colour: colourName(colour),
  rank,
  players,
  opponents,
  seen,
  muted: muted ?? false,
});

/** The player's data. Errors: `not-signed-in`. */
export async function exportPlayer(core: Core, id: string, current: Session) {
  const player = await readMe(core, id);
  const ids = [id, ...(await core.store.guests(id))];
  const of = async <T>(read: (one: string) => Promise<T[]>): Promise<T[]> =>
    (await Promise.all(ids.map(read))).flat();
  const [memberships, done] = [
    await of((one) => core.store.memberships(one)),
    await of((one) => everyDone(core, one)),
  ];
  const games = [...new Set([...memberships, ...done].map(({ game }) => game))];
  const messages = [];
  const reports = [];
  for (const game of games) {
    messages.push(...(await ownMessages(core, ids, game)));
    const seats = await core.store.readGame(game);
    const own = ids.map((one) => (seats === undefined ? undefined : seatOfPlayer(seats, one)?.colour));
    for (const { by, of: whom, reason, atMs } of await core.store.reports(game))
      if (own.includes(by)) reports.push({ game, colour: colourName(whom), reason, at: iso(atMs) });
  }
  const devices = (await core.store.readAddressee(id))?.devices ?? [];
  return {
    player: meOf(player, core.clock.nowMs()),
    vacations: player.vacations,
    mail:
      player.mail === undefined
        ? null
        : {
            address: player.mail.address,
            afterHours: player.mail.afterHours,
            confirmedAt: isoOrNull(player.mail.confirmedAtMs),
            askedAt: iso(player.mail.askedAtMs),
          },
    formerGuests: ids.slice(1),
    sessions: (await sessionsOf(core, id, current)).map(({ hash, createdAtMs, expiresAtMs }) => ({
      id: hash,
      createdAt: iso(createdAtMs),
      expiresAt: iso(expiresAtMs),
    })),
    devices: devices.map(({ id: device, endpoint, reachedAtMs }) => ({
      id: device,
      // The rest of the endpoint is secret: whoever has it can push to the browser.
      pushService: URL.parse(endpoint)?.host ?? null,
      reachedAt: isoOrNull(reachedAtMs),
    })),
    passkeys: (await core.store.passkeys(id)).map(passkeyEntry),
    games: memberships.map(unfinished),
    finishedGames: done.map(finished),
    messages,
    reports,
    blocks: (await core.store.blocks(id)).map(blockEntry),
  };
}
