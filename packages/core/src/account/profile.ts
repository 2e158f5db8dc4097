/** A player's profile: guests play with no more than a name (docs/design.md#people). */

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
  /** null removes the quiet hours. */
  readonly quiet?: QuietWindow | null | undefined;
  readonly vacation?: Vacation | null | undefined;
  /** Which kinds of notices to get by push or by email. A kind that is left out stays as it is. */
  readonly notify?:
    | {
        readonly push?: Readonly<Partial<Record<NoticeKind, boolean | undefined>>> | undefined;
        readonly mail?: Readonly<Partial<Record<MailKind, boolean | undefined>>> | undefined;
      }
    | undefined;
}

/** Attempts to write a player against other writers. */
const ATTEMPTS = 12;

function parseDetails(details: SomeDetails): Partial<Pick<Player, keyof PlayerDetails>> {
  return {
    ...(details.name !== undefined && { name: parseName(details.name) }),
    ...(details.language !== undefined && { language: parseLanguage(details.language) }),
    ...(details.timeZone !== undefined && { timeZone: parseTimeZone(details.timeZone) }),
  };
}

/**
 * Returns the player of a valid token and renews the session; without one, makes a guest with a session. Errors: `bad-name`,
 * `bad-language`, `bad-time-zone`.
 */
export async function signInAsGuest(
  core: Core,
  token: string | undefined,
  details: PlayerDetails,
): Promise<{ player: Player; token: string }> {
  const name = parseName(details.name);
  const parsed = parseDetails(details);
  const known = await core.sessions.playerOf(token);
  const existing = known === undefined ? undefined : await core.store.readPlayer(known);
  if (existing !== undefined && existing.deletingSinceMs === undefined && token !== undefined) {
    await core.sessions.renew(token);
    return { player: existing, token };
  }
  const player = {
    ...parsed,
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

/** Whether a player can be signed in: not one who has merged into another, or is being deleted. */
export const isThere = (player: Player | undefined): player is Player =>
  player !== undefined && player.mergedInto === undefined && player.deletingSinceMs === undefined;

/** The signed-in player with this id. Errors: `not-signed-in` where they no longer exist. */
export async function readMe(core: Core, id: string): Promise<Player> {
  const player = await core.store.readPlayer(id);
  if (player === undefined || player.deletingSinceMs !== undefined)
    throw new Problem('not-signed-in', 'sign in first');
  return player;
}

/**
 * Writes the player that `change` returns, on the version that it was read at; undefined leaves the player unchanged.
 * Returns the player as it stands afterwards. Errors: `not-signed-in`, `busy` where other writers were always faster.
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

/** The silenced kinds after a wish: true switches a kind on, false silences it. */
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
 * Changes a player's details. Names in games under way stay as they are; quiet hours and a vacation count there from
 * the next decision. Errors: `bad-name`, `bad-language`, `bad-time-zone`, `bad-quiet-window`, `bad-vacation`; `busy`
 * where a seat could not be updated: a retry completes it.
 */
export async function changeMe(core: Core, id: string, details: ChangedDetails): Promise<Player> {
  const nowMs = core.clock.nowMs();
  const player = await changePlayer(core, id, (one) => changed(one, details, nowMs));
  const { quiet, timeZone, vacation } = details;
  if ([quiet, timeZone, vacation].some((detail) => detail !== undefined)) await refreshSeats(core, player);
  return player;
}

/** The profile that a player sees of themselves. */
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
      push: switchedOn(NOTICE_KINDS, silenced.push),
      mail: switchedOn(MAIL_KINDS, silenced.mail),
    },
  };
}

const switchedOn = <K extends NoticeKind>(kinds: readonly K[], silenced: readonly K[]): Record<K, boolean> =>
  Object.fromEntries(kinds.map((kind) => [kind, !silenced.includes(kind)])) as Record<K, boolean>;
