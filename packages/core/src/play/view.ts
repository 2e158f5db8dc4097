/** A game as one reader may see it (docs/design.md#the-http-contract). Views are made from games without secrets. */

import type { Level } from '@aeroplane/bot';
import { linksOfDraws, makeHex } from '@aeroplane/dice';
import { type Colour, colourOf, makeMove, makePly, makePosition } from '@aeroplane/engine';
import type { Pause } from '../availability/pause.ts';
import { nudgeFrom } from '../game/deadline.ts';
import { dieOnTable, drawsShown, foldOf, isDecisionOf, movesToChoose, toAct } from '../game/fold.ts';
import { type Game, type GameSeat, inviteOf, type PlyOrigins } from '../game/game.ts';
import { seatOfPlayer } from '../game/seats.ts';
import type { Reading } from '../lists/reading.ts';

export interface SeatView {
  readonly colour: Colour | null;
  /** null: a bot, an open seat, or a former player. */
  readonly name: string | null;
  readonly kind: 'player' | 'bot' | 'open';
  readonly level?: Level;
  readonly held?: true;
  readonly left?: true;
  readonly rank?: number;
  readonly you?: true;
  /** Open, but reserved for a player of the game before: a rematch. */
  readonly kept?: true;
  /** The creator's seat: they may start or cancel the game while it waits. */
  readonly creator?: true;
  /** The player's vacation, in which their clock stands still. */
  readonly away?: { readonly from: string; readonly until: string };
}

export interface DiceView {
  readonly commitment: string;
  readonly seeds: Readonly<Partial<Record<Colour, string>>>;
  readonly links: readonly string[];
}

const iso = (ms: number): string => new Date(ms).toISOString();

const awayOf = ({ startAtMs, endAtMs }: Pause): { from: string; until: string } => ({
  from: iso(startAtMs),
  until: iso(endAtMs),
});

/** Whether a seat is reserved for another player than the creator, whose seat is reserved in every game. */
const isReservedForAnother = (game: Game, seat: GameSeat): boolean =>
  seat.sitter.kind === 'open' && seat.sitter.reservedFor !== null && seat !== game.seats[game.creator];

function seatView(game: Game, seat: GameSeat, own: GameSeat | undefined): SeatView {
  const position = foldOf(game)?.state.position;
  const { colour, sitter } = seat;
  const place = colour === null ? -1 : (position?.rank.indexOf(colour) ?? -1);
  return {
    colour: colour === null ? null : colourOf(colour),
    name: sitter.kind === 'player' ? sitter.name : null,
    // A player without a name is a former one.
    kind: sitter.kind === 'former' ? 'player' : sitter.kind,
    ...(sitter.kind === 'bot' && { level: sitter.level }),
    ...((sitter.kind === 'former' || (sitter.kind === 'player' && sitter.botPlays)) && { held: true }),
    ...(colour !== null && position?.left.includes(colour) && { left: true }),
    ...(place >= 0 && { rank: place + 1 }),
    ...(seat === own && { you: true }),
    ...(isReservedForAnother(game, seat) && { kept: true }),
    ...(seat === game.seats[game.creator] && { creator: true }),
    ...(sitter.kind === 'player' && sitter.away !== undefined && { away: awayOf(sitter.away) }),
  };
}

/** The plan of a seat's owner, for their own view alone. */
function planView(seat: GameSeat | undefined) {
  const plan = seat?.sitter.kind === 'player' ? seat.sitter.plan : undefined;
  if (plan === undefined) return undefined;
  const moves = plan.faces?.moves.flatMap((move, index) =>
    move === null ? [] : [[String(index + 1), makeMove(move)] as const],
  );
  return {
    ...(moves !== undefined && { faces: Object.fromEntries(moves) }),
    ...(plan.faces !== undefined && { madeAt: plan.faces.madeAt }),
    ...(plan.orders !== undefined && { orders: plan.orders }),
  };
}

/** The seats in seat order; those without a colour last. */
export function seatViews(game: Game, reader: string | undefined): SeatView[] {
  const own = reader === undefined ? undefined : seatOfPlayer(game, reader);
  return [...game.seats]
    .sort((a, b) => (a.colour ?? 4) - (b.colour ?? 4))
    .map((seat) => seatView(game, seat, own));
}

/** The first draw whose link a view shows: that of the die of ply `since`, or the very first. */
function firstDraw(game: Game, since: number): number {
  if (since === 0) return 1;
  const dice =
    foldOf(game)
      ?.plies.slice(0, since)
      .filter(({ ply }) => 'die' in ply).length ?? 0;
  return dice + 2;
}

/** The evidence of a game's dice so far, with the links from the die of ply `since` on. */
export function diceView(game: Game, since: number): DiceView {
  const { commitment, link } = game.dice;
  const seeds: Partial<Record<Colour, string>> = {};
  for (const { colour, seed } of game.seats) {
    if (colour !== null && seed !== null) seeds[colourOf(colour)] = makeHex(seed);
  }
  const shown = drawsShown(game);
  const from = firstDraw(game, since);
  const links = link === null || from > shown ? [] : linksOfDraws(link, shown, from);
  return { commitment: makeHex(commitment), seeds, links: links.map(makeHex) };
}

/** The origins of a game's plies, with the decisions of bot seats among those of the bot. */
export function allPlyOrigins(game: Game): PlyOrigins {
  const bots = game.seats.flatMap(({ sitter, colour }) => (sitter.kind === 'bot' ? [colour] : []));
  const plies = foldOf(game)?.plies ?? [];
  const decided = plies.flatMap(({ seat, choices }, ply) =>
    choices > 1 && bots.includes(seat) ? [ply] : [],
  );
  return { ...game.plyOrigins, bot: [...decided, ...game.plyOrigins.bot].sort((a, b) => a - b) };
}

/** What a game's list entry and its view have in common. */
export const summaryOf = (game: Game, reader: string | undefined) => {
  const acting = toAct(game);
  return {
    id: game.id,
    status: game.status,
    createdAt: iso(game.createdAtMs),
    rules: game.rules,
    turnTime: game.turnTime,
    seats: seatViews(game, reader),
    ply: game.log.length,
    toAct: acting === null ? null : colourOf(acting),
    deadline: acting === null || game.decision === null ? null : iso(game.decision.deadlineAtMs),
  };
};

/**
 * When someone last moved in a game, started or created it. Pages poll more often soon afterwards
 * (docs/design.md#polling).
 */
export const changedAtMs = ({ decision, finishedAtMs, createdAtMs }: Game): number =>
  finishedAtMs ?? decision?.openedAtMs ?? createdAtMs;

/** An entry of the list of a player's own games. */
export const listEntryOf = (game: Game, reader: string, seen: number) => ({
  ...summaryOf(game, reader),
  yours: isDecisionOf(game, reader),
  seen,
});

/**
 * The view of a game for a reader (undefined: anybody), with the plies and links from index `since` on. `legal` is
 * empty for every reader but the player to act; the invite is for seated players while the game waits.
 */
export function viewOf(
  game: Game,
  reader: string | undefined,
  { since = 0, reading }: { since?: number | undefined; reading?: Reading | undefined } = {},
) {
  const fold = foldOf(game);
  const seated = reader !== undefined && seatOfPlayer(game, reader) !== undefined;
  const invite = seated ? inviteOf(game) : null;
  const from = Math.min(since, game.log.length);
  const plan = reader === undefined ? undefined : planView(seatOfPlayer(game, reader));
  const nudgeAtMs = seated && !isDecisionOf(game, reader) ? nudgeFrom(game) : null;
  return {
    ...summaryOf(game, reader),
    version: game.version,
    changedAt: iso(changedAtMs(game)),
    rolling: game.rolling,
    public: game.public,
    strict: game.strict,
    position: fold === undefined ? null : makePosition(fold.state.position),
    die: dieOnTable(game),
    legal: reader !== undefined && isDecisionOf(game, reader) ? movesToChoose(game).map(makeMove) : [],
    plies: (fold?.plies ?? []).slice(from).map(({ ply }) => makePly(ply)),
    marks: allPlyOrigins(game),
    dice: diceView(game, from),
    ...(nudgeAtMs !== null && { nudgeFrom: iso(nudgeAtMs) }),
    ...reading,
    ...(plan !== undefined && { plan }),
    ...(invite !== null && { invite }),
  };
}

export type View = ReturnType<typeof viewOf>;
export type Summary = ReturnType<typeof listEntryOf>;
