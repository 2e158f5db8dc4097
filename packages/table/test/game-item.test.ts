import type { Game, SecretGame } from '@aeroplane/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../src/attribute.ts';
import { packGame, PUBLIC_ATTRIBUTES, unpackGame, unpackSecretGame, wakeShard } from '../src/game-item.ts';
import { itemSize } from '../src/index.ts';
import { packPlan } from '../src/plan-text.ts';
import { packRest } from '../src/rest-text.ts';
import { game } from './arbitrary-game.ts';

const publicNames = PUBLIC_ATTRIBUTES.split(', ');

const project = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => publicNames.includes(name)));

function publicPart(whole: SecretGame): Game {
  const { secrets: _, ...rest } = whole;
  return rest;
}

describe('a game as its item', () => {
  it('is read back whole', () => {
    fc.assert(
      fc.property(game, (one) => {
        expect(unpackSecretGame(packGame(one))).toEqual(one);
      }),
      { numRuns: 300 },
    );
  });

  it('is read back but for its secrets from the attributes that readers get', () => {
    fc.assert(
      fc.property(game, (one) => {
        expect(unpackGame(project(packGame(one)))).toEqual(publicPart(one));
      }),
      { numRuns: 100 },
    );
  });

  it('has its secrets in attributes that readers do not get, and nowhere else', () => {
    fc.assert(
      fc.property(game, (one) => {
        const item = packGame(one);
        const kept = Object.keys(item).filter((name) => !publicNames.includes(name));
        // Neither the sort key, which is the same for all, nor the places in the indexes tell anything.
        expect(['sk', 'w', 'g', 'x', 'y']).toEqual(expect.arrayContaining(kept));
        const { secret, checkpoint } = one.secrets;
        expect(item['x']?.B).toEqual(secret);
        expect(item['y']?.B ?? null).toEqual(checkpoint);
        // Another secret changes nothing that a reader gets.
        const flip = (bytes: Uint8Array): Uint8Array => bytes.map((byte) => byte ^ 255);
        const secrets = { secret: flip(secret), checkpoint: checkpoint && flip(checkpoint) };
        expect(project(packGame({ ...one, secrets }))).toEqual(project(item));
      }),
      { numRuns: 100 },
    );
  });

  it('does not keep the seeds of bots, which follow from the commitment', () => {
    fc.assert(
      fc.property(game, (one) => {
        const people = one.seats.filter(({ sitter }) => ['player', 'former'].includes(sitter.kind)).length;
        expect(packGame(one)['e']?.B?.length ?? 0).toBe(16 * people);
      }),
      { numRuns: 50 },
    );
  });

  it('is in the index of wake-ups while something is due, and of open games while it waits in public', () => {
    fc.assert(
      fc.property(game, (one) => {
        const item = packGame(one);
        expect(item['w']?.S).toBe(one.wakeAtMs === null ? undefined : wakeShard(one.id));
        expect(item['a']?.N).toBe(one.wakeAtMs === null ? undefined : String(one.wakeAtMs));
        expect(item['g']?.S).toBe(one.public && one.status === 'waiting' ? 'OPEN' : undefined);
      }),
      { numRuns: 100 },
    );
  });

  it('has a shard among four that follows from the id, and all are used', () => {
    const shards = new Set<string>();
    fc.assert(
      fc.property(game, ({ id }) => {
        expect(wakeShard(id)).toBe(wakeShard(id));
        expect(wakeShard(id)).toMatch(/^WAKE#[0-3]$/);
        shards.add(wakeShard(id));
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

  it('has times of rest only where somebody rests', () => {
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

  it('has plans only where somebody plans', () => {
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

  it('that is broken is an error, not a game', () => {
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
