/** What one write may change in a game: the life of a game as seen from outside (docs/design.md#the-life-of-a-game). */

import { makeMove, type LoggedPly, type Seat } from '@aeroplane/engine';
import { expect } from 'vitest';
import {
  type Game,
  type Person,
  isOver,
  MISSES_UNTIL_BOT,
  TURN_TIME_MS,
  startedFold,
  toAct,
} from '@aeroplane/core';
import type { Written } from './witness.ts';

interface Change {
  readonly before: Game;
  readonly after: Game;
  readonly atMs: number;
  readonly act: Written['act'];
}

const personOf = (game: Game, colour: Seat | null): Person | undefined => {
  const sitter = game.seats.find((seat) => seat.colour === colour)?.sitter;
  return sitter?.kind === 'player' ? sitter : undefined;
};

const isOverdue = ({ before, atMs }: Change): boolean =>
  toAct(before) !== null && before.decision !== null && before.decision.deadlineAtMs <= atMs;

/** A ply with a choice is chosen by hand or has exactly one other origin. */
function expectOneOutcome(change: Change, logged: LoggedPly, ply: number): void {
  const { before, after, act } = change;
  const person = personOf(before, logged.seat);
  if (person === undefined || !('die' in logged.ply) || logged.choices < 2) return;
  const origins = (['bot', 'planned', 'missed'] as const).filter((kind) =>
    after.plyOrigins[kind].includes(ply),
  );
  const asked = toAct(before) === logged.seat && ply === before.log.length;
  const submitted = act?.submit?.ply === ply && act.player === person.player;
  const outcomes = [...origins, ...(asked && submitted ? ['by hand'] : [])];
  expect(outcomes, `the outcomes of ply ${ply}, written by ${act?.what}`).toHaveLength(1);
  const [outcome] = outcomes;
  switch (outcome) {
    case undefined:
      return;
    case 'by hand':
      return expect(makeMove(logged.ply.move)).toBe(act?.submit?.move);
    case 'missed':
      return expect({ ply, asked, overdue: isOverdue(change) }).toEqual({ ply, asked: true, overdue: true });
    case 'planned':
      return expect(person.plan).toBeDefined();
    case 'bot':
      return expect(person.botPlays || personOf(after, logged.seat)?.botPlays).toBe(true);
  }
}

/** A player leaves by their own act, or in a strict game by the third missed decision. */
function expectLeave(change: Change, logged: LoggedPly): void {
  const { before, act } = change;
  if (!('leaves' in logged.ply)) return;
  const person = personOf(before, logged.seat);
  if (act?.what === 'resign' && act.player === person?.player) return;
  expect(before.strict && isOverdue(change) && toAct(before) === logged.seat).toBe(true);
  expect(person?.misses).toBe(MISSES_UNTIL_BOT - 1);
}

function expectMisses(change: Change): void {
  const { before, after, act, atMs } = change;
  for (const { colour, sitter } of after.seats) {
    const was = personOf(before, colour);
    if (sitter.kind !== 'player' || was === undefined) continue;
    if (sitter.misses === was.misses && sitter.botPlays === was.botPlays) continue;
    const message = `seat ${colour} by ${act?.what} at ${atMs}, deadline ${before.decision?.deadlineAtMs}`;
    if (sitter.misses > was.misses) {
      expect(sitter.misses, message).toBe(was.misses + 1);
      expect([toAct(before), isOverdue(change)], message).toEqual([colour, true]);
    }
    if (sitter.misses < was.misses) expect([sitter.misses, act?.player], message).toEqual([0, sitter.player]);
    if (sitter.botPlays && !was.botPlays) expect(sitter.misses, message).toBe(MISSES_UNTIL_BOT);
    if (was.botPlays && !sitter.botPlays) expect(act?.player, message).toBe(sitter.player);
  }
}

/** An open decision keeps the deadline that it opened with. */
function expectOneDeadline({ before, after, atMs, act }: Change): void {
  const { decision } = after;
  const asked = toAct(after);
  if (asked === null || decision === null) return;
  const [diceBefore, diceAfter] = [before, after].map((game) => startedFold(game).state.dice);
  if (toAct(before) === asked && diceBefore === diceAfter) {
    // The answer to a roll in a `tap` game shows the decision.
    const own = act?.player != null && act.player === personOf(after, asked)?.player;
    expect(decision).toEqual({
      ...before.decision,
      shown: before.decision?.shown === true || (own && decision.shown),
    });
    return;
  }
  expect(decision.openedAtMs).toBe(atMs);
  expect(decision.deadlineAtMs).toBeGreaterThanOrEqual(atMs + TURN_TIME_MS[after.turnTime]);
  // There is no reminder where a night leaves no time for it.
  const remindAtMs = decision.remindAtMs ?? decision.deadlineAtMs;
  expect(remindAtMs).toBeGreaterThan(atMs);
  expect(remindAtMs).toBeLessThanOrEqual(decision.deadlineAtMs);
}

/** Checks one write of a running game. */
export function expectSuccession(before: Game, { game: after, atMs, act }: Written): void {
  const change = { before, after, atMs, act };
  expect(after.version).toBe(before.version + 1);
  const from = before.log.length;
  expect(after.log.subarray(0, from), 'the log only grows').toEqual(before.log);
  if (isOver(before)) expect([after.status, after.log.length]).toEqual([before.status, from]);
  for (const [index, logged] of startedFold(after).plies.slice(from).entries()) {
    expectOneOutcome(change, logged, from + index);
    expectLeave(change, logged);
  }
  for (const kind of ['bot', 'planned', 'missed'] as const) {
    if (after.plyOrigins[kind] === before.plyOrigins[kind]) continue;
    const [earlier, all] = [
      after.plyOrigins[kind].slice(0, before.plyOrigins[kind].length),
      after.plyOrigins[kind],
    ];
    expect(earlier, 'origins only grow').toEqual(before.plyOrigins[kind]);
    expect(all).toEqual([...new Set(all)].filter((ply) => ply < after.log.length));
  }
  expectMisses(change);
  expectOneDeadline(change);
}
