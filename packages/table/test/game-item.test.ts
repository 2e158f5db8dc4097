import type { Game, SecretGame } from '@aeroplane/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../src/attribute.ts';
import { packRest } from '../src/availability-text.ts';
import { packGame, PUBLIC_ATTRIBUTES, unpackGame, unpackSecretGame } from '../src/game-item.ts';
import { itemSize } from '../src/index.ts';
import { wakePartitionOf } from '../src/keys.ts';
import { packPlan } from '../src/plan-text.ts';
import { game } from './arbitrary-game.ts';

const publicNames = PUBLIC_ATTRIBUTES.split(', ');

const project = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => publicNames.includes(name)));

function publicPart(whole: SecretGame): Game {
  const { secrets: _, ...rest } = whole;
  return rest;
}

describe('a game as its item', () => {
  it('restores every game', () => {
    fc.assert(
      fc.property(game, (one) => {
        expect(unpackSecretGame(packGame(one))).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });

  it('restores a game without its secrets from the public attributes', () => {
    fc.assert(
      fc.property(game, (one) => {
        expect(unpackGame(project(packGame(one)))).toEqual(publicPart(one));
      }),
      { numRuns: 100 },
    );
  });

  it('has its secrets in private attributes only', () => {
    fc.assert(
      fc.property(game, (one) => {
        const item = packGame(one);
        const kept = Object.keys(item).filter((name) => !publicNames.includes(name));
        // The sort key is the same for all games, and the places in the indexes are no secrets.
        expect(['sk', 'w', 'g', 'x', 'y']).toEqual(expect.arrayContaining(kept));
        const { secret, checkpoint } = one.secrets;
        expect(item['x']?.B).toEqual(secret);
        expect(item['y']?.B ?? null).toEqual(checkpoint);
        // Other secrets leave the public attributes unchanged.
        const flip = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => byte ^ 255);
        const secrets = { secret: flip(secret), checkpoint: checkpoint && flip(checkpoint) };
        expect(project(packGame({ ...one, secrets }))).toEqual(project(item));
      }),
      { numRuns: 100 },
    );
  });

  it('does not store the seeds of bots, which follow from the commitment', () => {
    fc.assert(
      fc.property(game, (one) => {
        const people = one.seats.filter(({ sitter }) => ['player', 'former'].includes(sitter.kind)).length;
        expect(packGame(one)['e']?.B?.length ?? 0).toBe(16 * people);
      }),
      { numRuns: 50 },
    );
  });

  it('is in the wake index while something is due, and in the open index while it waits in public', () => {
    fc.assert(
      fc.property(game, (one) => {
        const item = packGame(one);
        expect(item['w']?.S).toBe(one.wakeAtMs === null ? undefined : wakePartitionOf(one.id));
        expect(item['a']?.N).toBe(one.wakeAtMs === null ? undefined : String(one.wakeAtMs));
        expect(item['g']?.S).toBe(one.public && one.status === 'waiting' ? 'OPEN' : undefined);
      }),
      { numRuns: 100 },
    );
  });

  it('has one of four wake partitions by its id, and uses all four', () => {
    const shards = new Set<string>();
    fc.assert(
      fc.property(game, ({ id }) => {
        expect(wakePartitionOf(id)).toBe(wakePartitionOf(id));
        expect(wakePartitionOf(id)).toMatch(/^WAKE#[0-3]$/);
        shards.add(wakePartitionOf(id));
      }),
    );
    expect(shards.size).toBe(4);
  });

  it('grows by one byte a ply', () => {
    fc.assert(
      fc.property(game, fc.uint8Array({ minLength: 1, maxLength: 900 }), (one, log) => {
        const before = itemSize(packGame({ ...one, log: Uint8Array.of(1) }));
        expect(itemSize(packGame({ ...one, log }))).toBe(before + log.length - 1);
      }),
      { numRuns: 50 },
    );
  });

  it('has availability only if a player has set it', () => {
    fc.assert(
      fc.property(game, (one) => {
        const people = one.seats.flatMap(({ sitter }) => (sitter.kind === 'player' ? [sitter] : []));
        const texts = packGame(one)['z']?.L?.map(({ S }) => S);
        const rests = people.some(({ quiet, away }) => quiet !== undefined || away !== undefined);
        if (rests) expect(texts).toEqual(people.map(packRest));
        else expect(texts).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('has plans only if a player has one', () => {
    fc.assert(
      fc.property(game, (one) => {
        const people = one.seats.flatMap(({ sitter }) => (sitter.kind === 'player' ? [sitter] : []));
        const texts = packGame(one)['h']?.L?.map(({ S }) => S);
        const plans = people.some(({ plan }) => plan !== undefined);
        if (plans) expect(texts).toEqual(people.map(({ plan }) => packPlan(plan)));
        else expect(texts).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('throws on a broken item', () => {
    const [one] = fc.sample(game, { numRuns: 1, seed: 1 });
    if (one === undefined) throw new Error('there is no game');
    const item = packGame(one);
    for (const name of ['pk', 'v', 'o', 't', 'q', 'c']) {
      const { [name]: _, ...rest } = item;
      expect(() => unpackGame(rest), name).toThrow('a stored item has no proper');
    }
    expect(() => unpackGame({ ...item, o: { S: '9'.repeat(16) } })).toThrow('options');
    expect(() => unpackSecretGame(project(item))).toThrow('a stored item has no proper x');
  });
});
