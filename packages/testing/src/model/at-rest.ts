/** Invariants of a game and its notices while nothing is being written. */

import { makeMove, type Seat } from '@aeroplane/engine';
import { expect } from 'vitest';
import {
  type Game,
  type Pause,
  isOver,
  seatOfColour,
  seatOfPlayer,
  availabilityIn,
  movesToChoose,
  startedFold,
  toAct,
  pauseAt,
} from '@aeroplane/core';
import { MINUTE_MS } from '../doubles/fixed-clock.ts';
import type { Delivered, World } from './world.ts';

/** A submit that was answered with success. */
export interface Acknowledged {
  readonly player: string;
  readonly ply: number;
  readonly move: string;
}

/** The name of the open decision: its seat and number of dice, unique within a game. */
export const decisionName = (game: Game): string => `${toAct(game)}/${startedFold(game).state.dice}`;

/** A running game has a wake-up, which comes no later than the reminder and the deadline of its decision. */
export function expectAwake(game: Game, lookedAtMs: number): void {
  const { decision, wakeAtMs } = game;
  if (isOver(game)) {
    expect([game.status, decision, toAct(game)]).toEqual(['finished', null, null]);
    return;
  }
  expect(game.status).toBe('playing');
  expect(wakeAtMs, 'a game that nothing will wake').not.toBeNull();
  if (toAct(game) === null || decision === null) return;
  expect(wakeAtMs).toBeLessThanOrEqual(decision.deadlineAtMs);
  const { remindAtMs } = decision;
  // Either a sweep has looked since the reminder was due, or the wake-up comes by then.
  if (remindAtMs !== null && lookedAtMs < remindAtMs) expect(wakeAtMs).toBeLessThanOrEqual(remindAtMs);
  if (game.rolling === 'auto') expect(movesToChoose(game).length).toBeGreaterThan(1);
}

/** Acknowledged moves stay in the log. */
export function expectAcknowledged(game: Game, acknowledged: readonly Acknowledged[]): void {
  const { plies } = startedFold(game);
  const lost = acknowledged.filter(({ player, ply, move }) => {
    const logged = plies[ply];
    const stands = logged !== undefined && 'move' in logged.ply && makeMove(logged.ply.move) === move;
    return !stands || logged.seat !== seatOfPlayer(game, player)?.colour;
  });
  expect(lost, 'acknowledged and lost').toEqual([]);
}

/** Acts whose answer shows the game. */
const SHOWING = ['submit', 'again', 'roll', 'resign', 'return', 'start'];

/** Whether the answer to a player's own act has shown them the open decision. */
function hasSeen({ witness }: World, game: Game, player: string): boolean {
  const name = decisionName(game);
  const end = witness.history.findIndex((one) => one.game.version === game.version) + 1;
  const versions = witness.history.slice(0, end);
  const before = versions.findLastIndex(
    (one) => one.game.status !== 'playing' || decisionName(one.game) !== name,
  );
  return versions.slice(before + 1).some(({ act }) => act?.player === player && SHOWING.includes(act.what));
}

const pauseOf = (game: Game, player: string, atMs: number): Pause | undefined => {
  const seat = seatOfPlayer(game, player);
  return seat === undefined ? undefined : pauseAt(atMs, availabilityIn(game, seat));
};

const pausedAt = (game: Game, player: string, atMs: number): boolean =>
  pauseOf(game, player, atMs) !== undefined;

/** A decision that ends within a pause announced after it opened cannot wait for the end of the pause. */
const cannotWait = ({ game, player, content, atMs }: Delivered): boolean =>
  ['decision', 'reminder'].includes(content.kind) &&
  (pauseOf(game, player, atMs)?.endAtMs ?? 0) >= (game.decision?.deadlineAtMs ?? Infinity);

/** A reminder that would fall into the night comes as the night begins. */
const isBedtimeReminder = ({ game, content, player, atMs }: Delivered): boolean => {
  const remindAtMs = game.decision?.remindAtMs ?? 0;
  const early = atMs - remindAtMs < 10 * MINUTE_MS && !pausedAt(game, player, remindAtMs - 1);
  return content.kind === 'reminder' && early;
};

function expectOpenDecision(world: World, delivered: Delivered): void {
  const { game, content, player, atMs } = delivered;
  const asked = toAct(game);
  const sitter = asked === null ? undefined : seatOfColour(game, asked)?.sitter;
  expect(sitter?.kind === 'player' && sitter.player, `a ${content.kind}`).toBe(player);
  expect(content.ply).toBe(game.log.length);
  expect(content.choices.map(({ move }) => move)).toEqual(
    movesToChoose(game).length === 2 ? movesToChoose(game).map(makeMove) : [],
  );
  if (content.kind === 'decision')
    expect(hasSeen(world, game, player), 'a notice of a decision already shown').toBe(false);
  if (content.kind === 'reminder') expect(game.decision?.remindAtMs).toBeLessThanOrEqual(atMs);
}

function expectTookOver({ game, player }: Delivered): void {
  const seat = seatOfPlayer(game, player);
  const left = startedFold(game).state.position.left.includes(seat?.colour ?? (9 as Seat));
  expect(seat?.sitter.kind === 'player' && (seat.sitter.botPlays || (game.strict && left))).toBe(true);
}

/** The last version of a game in which the bot took over a seat, or its player was out. */
function takenOverAt({ witness }: World, game: Game, player: string): number {
  const holds = (one: Game): boolean => {
    const seat = seatOfPlayer(one, player);
    const out = seat?.colour != null && startedFold(one).state.position.left.includes(seat.colour);
    return seat?.sitter.kind === 'player' && (seat.sitter.botPlays || out);
  };
  const versions = witness.history.map((one) => one.game).filter(({ version }) => version <= game.version);
  return (
    versions.findLast((one, at) => holds(one) && !(at > 0 && holds(versions[at - 1] ?? one)))?.version ?? 0
  );
}

/** What distinguishes a notice from others of its kind. */
function occasionOf(world: World, { game, content, player }: Delivered): string {
  if (content.kind === 'decision' || content.kind === 'reminder') return decisionName(game);
  return content.kind === 'took-over' ? `in ${takenOverAt(world, game, player)}` : '';
}

/** Each new notice is true when delivered, delivered once, and not in its reader's pause. */
export function expectProperNotices(
  world: World,
  muted: ReadonlySet<string>,
  heard: Set<string>,
  news: readonly Delivered[],
): void {
  for (const delivered of news) {
    const { content, player, device, game, atMs } = delivered;
    const name = `${device} ${content.kind} ${occasionOf(world, delivered)}`;
    expect(muted.has(player), `${content.kind} of a muted game`).toBe(false);
    expect(heard.has(name), `${name} a second time`).toBe(false);
    heard.add(name);
    if (pausedAt(game, player, atMs))
      expect(isBedtimeReminder(delivered) || cannotWait(delivered), `${content.kind} at night`).toBe(true);
    if (content.kind === 'decision' || content.kind === 'reminder') expectOpenDecision(world, delivered);
    if (content.kind === 'took-over') expectTookOver(delivered);
    if (content.kind === 'finished') expect(game.status).toBe('finished');
  }
}

const devicesThatHeard = (world: World, player: string, kinds: readonly string[], occasion: string): number =>
  new Set(
    world.delivered
      .filter((delivered) => delivered.player === player && kinds.includes(delivered.content.kind))
      .filter((delivered) => occasionOf(world, delivered) === occasion)
      .map(({ device }) => device),
  ).size;

function expectAskedHeard(world: World, game: Game, devices: number): void {
  const asked = toAct(game);
  const sitter = asked === null ? undefined : seatOfColour(game, asked)?.sitter;
  if (sitter?.kind !== 'player' || game.decision === null) return;
  const { player } = sitter;
  if (hasSeen(world, game, player) || pausedAt(game, player, world.clock.nowMs())) return;
  const heard = devicesThatHeard(world, player, ['decision', 'reminder'], decisionName(game));
  expect(heard, `devices of ${player} that heard of ${decisionName(game)}`).toBe(devices);
}

/** In the end every device has heard of a decision that was not shown, and of a seat that the bot took over. */
export function expectHeard(world: World, everMuted: ReadonlySet<string>, devices: number): void {
  const game = world.stored;
  if (isOver(game)) return;
  const asked = toAct(game);
  for (const { colour, sitter } of game.seats) {
    if (sitter.kind !== 'player' || everMuted.has(sitter.player)) continue;
    const { player, botPlays } = sitter;
    if (colour === asked) expectAskedHeard(world, game, devices);
    if (!botPlays || pausedAt(game, player, world.clock.nowMs())) continue;
    const heard = devicesThatHeard(world, player, ['took-over'], `in ${takenOverAt(world, game, player)}`);
    expect(heard, `devices of ${player} that heard of the bot`).toBe(devices);
  }
}
