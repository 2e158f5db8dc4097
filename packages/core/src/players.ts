/** Guests: a name is enough to play (DESIGN § 7). */

import type { Core } from './core.ts';
import { newId } from './ids.ts';
import { Problem } from './problem.ts';
import { parseLanguage, parseName, parseTimeZone, type Player } from './player.ts';
import { refreshSeats } from './quiet-seats.ts';
import { parseQuietWindow, type QuietWindow } from './quiet-window.ts';

export interface PlayerDetails {
  readonly name: string;
  readonly language?: string | undefined;
  readonly timeZone?: string | undefined;
}

type SomeDetails = { readonly [K in keyof PlayerDetails]?: PlayerDetails[K] | undefined };

export interface ChangedDetails extends SomeDetails {
  /** null: none from now on. */
  readonly quiet?: QuietWindow | null | undefined;
}

function parseDetails(details: SomeDetails): Partial<Omit<Player, 'id'>> {
  return {
    ...(details.name !== undefined && { name: parseName(details.name) }),
    ...(details.language !== undefined && { language: parseLanguage(details.language) }),
    ...(details.timeZone !== undefined && { timeZone: parseTimeZone(details.timeZone) }),
  };
}

/**
 * The player of a valid token, whose session is renewed; else a new guest with a session. Errors: `bad-name`,
 * `bad-language`, `bad-time-zone`.
 */
export async function signInAsGuest(
  core: Core,
  token: string | undefined,
  details: PlayerDetails,
): Promise<{ player: Player; token: string }> {
  const name = parseName(details.name);
  const rest = parseDetails(details);
  const known = await core.sessions.playerOf(token);
  const existing = known === undefined ? undefined : await core.store.readPlayer(known);
  if (existing !== undefined && token !== undefined) {
    await core.sessions.renew(token);
    return { player: existing, token };
  }
  const player = { ...rest, name, id: newId(core.randomBytes) };
  await core.store.putPlayer(player);
  return { player, token: await core.sessions.open(player.id) };
}

/** The player with this id, who is signed in; `not-signed-in` where they no longer exist. */
export async function readMe(core: Core, id: string): Promise<Player> {
  const player = await core.store.readPlayer(id);
  if (player === undefined) throw new Problem('not-signed-in', 'sign in first');
  return player;
}

function withQuiet(player: Player, quiet: QuietWindow | null): Player {
  const { quiet: _, ...rest } = player;
  return quiet === null ? rest : { ...rest, quiet: parseQuietWindow(quiet, player.timeZone) };
}

/**
 * Changes what a player says of themselves; names in games that run stay as they are, a quiet window counts in them
 * from the next decision. Errors: `bad-name`, `bad-language`, `bad-time-zone`, `bad-quiet-window`; `busy` where a game
 * could not be told of the window: asked again, it is.
 */
export async function changeMe(core: Core, id: string, details: ChangedDetails): Promise<Player> {
  const changed = { ...(await readMe(core, id)), ...parseDetails(details) };
  const player = details.quiet === undefined ? changed : withQuiet(changed, details.quiet);
  await core.store.putPlayer(player);
  if (details.quiet !== undefined || details.timeZone !== undefined) await refreshSeats(core, player);
  return player;
}
