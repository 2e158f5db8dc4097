/** What the model of a game knows beside the game itself, and the invariants that it checks. */

import { toAct } from '@aeroplane/core';
import { expect } from 'vitest';
import { perform } from './acts.ts';
import { expectAcknowledged, expectAwake, expectProperNotices, type Acknowledged } from './at-rest.ts';
import { expectSuccession } from './succession.ts';
import type { World } from './world.ts';

/** The state of the model: what was acknowledged and heard, and how far it has checked. */
export interface Model {
  readonly acknowledged: Acknowledged[];
  readonly muted: Set<string>;
  /** Players who have ever muted the game, and so may have missed notices. */
  readonly everMuted: Set<string>;
  readonly devices: number;
  /** The names of delivered notices, with their device. */
  readonly heard: Set<string>;
  /** How many writes, and how many notices, have been checked. */
  checked: number;
  delivered: number;
  lookedAtMs: number;
}

export const newModel = (devices: number): Model => ({
  acknowledged: [],
  muted: new Set(),
  everMuted: new Set(),
  devices,
  heard: new Set(),
  checked: 1,
  delivered: 0,
  lookedAtMs: -Infinity,
});

/** Checks all invariants of the game, and every write and notice since the last check. */
export function expectAllWell(model: Model, world: World): void {
  const { history } = world.witness;
  for (; model.checked < history.length; model.checked += 1) {
    const [before, written] = [history[model.checked - 1], history[model.checked]];
    if (before !== undefined && written !== undefined) expectSuccession(before.game, written);
  }
  const game = world.stored;
  expectAwake(game, model.lookedAtMs);
  expectAcknowledged(game, model.acknowledged);
  expectProperNotices(world, model.muted, model.heard, world.delivered.slice(model.delivered));
  model.delivered = world.delivered.length;
}

/** Sweeps, handles the change stream and delivers until nothing more follows. */
export async function settle(model: Model, world: World, process: number): Promise<void> {
  await perform(world, { do: 'sweep', process });
  model.lookedAtMs = world.clock.nowMs();
  const { decision } = world.stored;
  if (toAct(world.stored) !== null)
    expect(decision?.deadlineAtMs, 'after a sweep').toBeGreaterThan(world.clock.nowMs());
  while (world.witness.changed.length > 0) await world.tell(world.witness.changed.length);
  await world.deliver();
  while (world.witness.changed.length > 0) await world.tell(world.witness.changed.length);
}
