/** What is true of a game, and of what was told of it, whenever nothing is being written. */

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
import type { Told, World } from './world.ts';

/** A submit that was answered with success. */
export interface Acknowledged {
  readonly player: string;
  readonly ply: number;
  readonly move: string;
}

/** Which decision is open: no other of this game is of the same seat and die. */
export const decisionName = (game: Game): string => `${toAct(game)}/${startedFold(game).state.dice}`;

/** A game that runs asks a person, or has something due; what a person is asked is looked at again in time. */
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
  // Unless somebody has looked since the reminder was due, somebody will.
  if (remindAtMs !== null && lookedAtMs < remindAtMs) expect(wakeAtMs).toBeLessThanOrEqual(remindAtMs);
  if (game.rolling === 'auto') expect(movesToChoose(game).length).toBeGreaterThan(1);
}

/** What was acknowledged stays in the log. */
export function expectAcknowledged(game: Game, acknowledged: readonly Acknowledged[]): void {
  const { plies } = startedFold(game);
  const lost = acknowledged.filter(({ player, ply, move }) => {
    const logged = plies[ply];
    const stands = logged !== undefined && 'move' in logged.ply && makeMove(logged.ply.move) === move;
    return !stands || logged.seat !== seatOfPlayer(game, player)?.colour;
  });
  expect(lost, 'acknowledged and lost').toEqual([]);
}

/** Acts whose answer shows how the game stands. */
const SHOWING = ['submit', 'again', 'roll', 'resign', 'return', 'start'];

/** Whether the answer to an act of their own has shown a player the decision that a game asks. */
function hasSeen({ witness }: World, game: Game, player: string): boolean {
  const name = decisionName(game);
  const end = witness.history.findIndex((one) => one.game.version === game.version) + 1;
  const versions = witness.history.slice(0, end);
  const before = versions.findLastIndex(
    (one) => one.game.status !== 'playing' || decisionName(one.game) !== name,
  );
  return versions.slice(before + 1).some(({ act }) => act?.player === player && SHOWING.includes(act.what));
}

const restAt = (game: Game, player: string, atMs: number): Pause | undefined => {
  const seat = seatOfPlayer(game, player);
  return seat === undefined ? undefined : pauseAt(atMs, availabilityIn(game, seat));
};

const pausedAt = (game: Game, player: string, atMs: number): boolean =>
  restAt(game, player, atMs) !== undefined;

/** A decision that ends while its player rests, who announced it late, cannot wait until then. */
const cannotWait = ({ game, player, telling, atMs }: Told): boolean =>
  ['decision', 'reminder'].includes(telling.kind) &&
  (restAt(game, player, atMs)?.endAtMs ?? 0) >= (game.decision?.deadlineAtMs ?? Infinity);

/** A reminder that falls into the night comes at its start. */
const isBedtimeReminder = ({ game, telling, player, atMs }: Told): boolean => {
  const remindAtMs = game.decision?.remindAtMs ?? 0;
  const early = atMs - remindAtMs < 10 * MINUTE_MS && !pausedAt(game, player, remindAtMs - 1);
  return telling.kind === 'reminder' && early;
};

function expectOpenDecision(world: World, told: Told): void {
  const { game, telling, player, atMs } = told;
  const asked = toAct(game);
  const sitter = asked === null ? undefined : seatOfColour(game, asked)?.sitter;
  expect(sitter?.kind === 'player' && sitter.player, `a ${telling.kind}`).toBe(player);
  expect(telling.ply).toBe(game.log.length);
  expect(telling.choices.map(({ move }) => move)).toEqual(
    movesToChoose(game).length === 2 ? movesToChoose(game).map(makeMove) : [],
  );
  if (telling.kind === 'decision') expect(hasSeen(world, game, player), 'told what was shown').toBe(false);
  if (telling.kind === 'reminder') expect(game.decision?.remindAtMs).toBeLessThanOrEqual(atMs);
}

function expectTookOver({ game, player }: Told): void {
  const seat = seatOfPlayer(game, player);
  const left = startedFold(game).state.position.left.includes(seat?.colour ?? (9 as Seat));
  expect(seat?.sitter.kind === 'player' && (seat.sitter.botPlays || (game.strict && left))).toBe(true);
}

/** The version of a game in which the bot took a seat over, or its player was out, for the last time. */
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

/** What tells a notice from others of its kind. */
function occasionOf(world: World, { game, telling, player }: Told): string {
  if (telling.kind === 'decision' || telling.kind === 'reminder') return decisionName(game);
  return telling.kind === 'took-over' ? `in ${takenOverAt(world, game, player)}` : '';
}

/** What was told since the last look: of what was so at that instant, once, and not in anybody's rest. */
export function expectProperNotices(
  world: World,
  muted: ReadonlySet<string>,
  heard: Set<string>,
  news: readonly Told[],
): void {
  for (const told of news) {
    const { telling, player, device, game, atMs } = told;
    const name = `${device} ${telling.kind} ${occasionOf(world, told)}`;
    expect(muted.has(player), `${telling.kind} of a muted game`).toBe(false);
    expect(heard.has(name), `${name} once more`).toBe(false);
    heard.add(name);
    if (pausedAt(game, player, atMs))
      expect(isBedtimeReminder(told) || cannotWait(told), `${telling.kind} at night`).toBe(true);
    if (telling.kind === 'decision' || telling.kind === 'reminder') expectOpenDecision(world, told);
    if (telling.kind === 'took-over') expectTookOver(told);
    if (telling.kind === 'finished') expect(game.status).toBe('finished');
  }
}

const devicesThatHeard = (world: World, player: string, kinds: readonly string[], occasion: string): number =>
  new Set(
    world.told
      .filter((told) => told.player === player && kinds.includes(told.telling.kind))
      .filter((told) => occasionOf(world, told) === occasion)
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

/** Whoever is asked and was not shown it, and whose seat was taken over, has heard of it on every device at last. */
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
