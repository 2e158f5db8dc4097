/** Guests: a name is enough to play (DESIGN § 7). */

import { dayAt, parseQuietWindow, type QuietWindow } from '../availability/quiet-hours.ts';
import { type Vacation, vacationDaysLeft, vacationFrom, withVacation } from '../availability/vacation.ts';
import type { Core } from '../context/core.ts';
import { newId } from '../kernel/id.ts';
import { Problem } from '../kernel/problem.ts';
import { MAIL_KINDS, type MailKind, NOTICE_KINDS, type NoticeKind } from '../model/notice.ts';
import { parseLanguage, parseName, parseTimeZone, type Player } from '../model/player.ts';
import { refreshSeats } from './seat-availability.ts';

export interface PlayerDetails {
  readonly name: string;
  readonly language?: string | undefined;
  readonly timeZone?: string | undefined;
}

type SomeDetails = { readonly [K in keyof PlayerDetails]?: PlayerDetails[K] | undefined };

export interface ChangedDetails extends SomeDetails {
  /** null: none from now on. */
  readonly quiet?: QuietWindow | null | undefined;
  readonly vacation?: Vacation | null | undefined;
  /** What to hear of by which way; what is not named stays as it is. */
  readonly notify?:
    | {
        readonly push?: Readonly<Partial<Record<NoticeKind, boolean | undefined>>> | undefined;
        readonly mail?: Readonly<Partial<Record<MailKind, boolean | undefined>>> | undefined;
      }
    | undefined;
}

/** Tries to write a player before others are always faster. */
const ATTEMPTS = 12;

function parseDetails(details: SomeDetails): Partial<Pick<Player, keyof PlayerDetails>> {
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
  if (existing !== undefined && existing.deletingSinceMs === undefined && token !== undefined) {
    await core.sessions.renew(token);
    return { player: existing, token };
  }
  const player = {
    ...rest,
    name,
    id: newId(core.randomBytes),
    version: 1,
    vacations: [],
    silenced: { push: [], mail: [] },
    wakeAtMs: null,
  };
  await core.store.createPlayer(player);
  return { player, token: await core.sessions.open(player.id) };
}

/** Whether a player can be signed in: not one who has become part of another, or asked to be forgotten. */
export const isThere = (player: Player | undefined): player is Player =>
  player !== undefined && player.mergedInto === undefined && player.deletingSinceMs === undefined;

/** The player with this id, who is signed in; `not-signed-in` where they no longer exist. */
export async function readMe(core: Core, id: string): Promise<Player> {
  const player = await core.store.readPlayer(id);
  if (player === undefined || player.deletingSinceMs !== undefined)
    throw new Problem('not-signed-in', 'sign in first');
  return player;
}

/**
 * Writes what `change` makes of a player, on the version it was read at, and returns the player as it stands after.
 * `not-signed-in` where there is none; `busy` where other writers were always faster.
 */
export async function changePlayer(
  core: Core,
  id: string,
  change: (player: Player) => Player | undefined,
): Promise<Player> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const player = await readMe(core, id);
    const next = change(player);
    if (next === undefined) return player;
    const written = { ...next, version: player.version + 1 };
    if (await core.store.replacePlayer(written)) return written;
  }
  throw new Problem('busy', 'too many changes at once; try again');
}

function withQuiet(player: Player, quiet: QuietWindow | null): Player {
  const { quiet: _, ...rest } = player;
  return quiet === null ? rest : { ...rest, quiet: parseQuietWindow(quiet, player.timeZone) };
}

/** The kinds that are silenced once those named are heard of or not. */
const silence = <K extends NoticeKind>(
  kinds: readonly K[],
  silenced: readonly K[],
  wish: Readonly<Partial<Record<K, boolean | undefined>>> | undefined,
): K[] => kinds.filter((kind) => (wish?.[kind] === undefined ? silenced.includes(kind) : !wish[kind]));

function changed(player: Player, details: ChangedDetails, nowMs: number): Player {
  let after: Player = { ...player, ...parseDetails(details) };
  if (details.quiet !== undefined) after = withQuiet(after, details.quiet);
  if (details.vacation !== undefined) {
    const vacations = withVacation(after.vacations, details.vacation, after.timeZone, nowMs);
    after = { ...after, vacations };
  }
  const { push, mail } = details.notify ?? {};
  return {
    ...after,
    silenced: {
      push: silence(NOTICE_KINDS, after.silenced.push, push),
      mail: silence(MAIL_KINDS, after.silenced.mail, mail),
    },
  };
}

/**
 * Changes what a player says of themselves; names in games that run stay as they are, a quiet window and a vacation
 * count in them from the next decision. Errors: `bad-name`, `bad-language`, `bad-time-zone`, `bad-quiet-window`,
 * `bad-vacation`; `busy` where a game could not be told of the rest: asked again, it is.
 */
export async function changeMe(core: Core, id: string, details: ChangedDetails): Promise<Player> {
  const nowMs = core.clock.nowMs();
  const player = await changePlayer(core, id, (one) => changed(one, details, nowMs));
  const rests = [details.quiet, details.timeZone, details.vacation].some((detail) => detail !== undefined);
  if (rests) await refreshSeats(core, player);
  return player;
}

/** What a player sees of themselves. */
export function meOf(player: Player, nowMs: number) {
  const { id, name, language, timeZone, quiet, vacations, silenced } = player;
  const today = dayAt(nowMs, timeZone ?? 'UTC');
  const vacation = vacationFrom(today, vacations);
  return {
    id,
    name,
    ...(language !== undefined && { language }),
    ...(timeZone !== undefined && { timeZone }),
    ...(quiet !== undefined && { quiet }),
    ...(vacation !== undefined && { vacation }),
    vacationDaysLeft: vacationDaysLeft(today, vacations),
    notify: {
      push: heard(NOTICE_KINDS, silenced.push),
      mail: heard(MAIL_KINDS, silenced.mail),
    },
  };
}

const heard = <K extends NoticeKind>(kinds: readonly K[], silenced: readonly K[]): Record<K, boolean> =>
  Object.fromEntries(kinds.map((kind) => [kind, !silenced.includes(kind)])) as Record<K, boolean>;
