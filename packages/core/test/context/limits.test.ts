import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCore, LIMITS, makeCode, TooOften, type LimitName } from '../../src/index.ts';
import { takenFrom } from '../../src/model/limit.ts';
import { aroundStore } from '@aeroplane/testing/doubles/around-store';
import { MemoryStore } from '@aeroplane/testing/doubles/memory-store';
import { refusalOf } from '@aeroplane/testing/scenes/refusal';
import { guests, openScene } from '@aeroplane/testing/scenes/scene';
import { testPorts } from '@aeroplane/testing/doubles/test-ports';

const names = Object.keys(LIMITS) as LimitName[];

describe('a bucket', () => {
  it('gives its burst and the tokens returned since, never more', () => {
    fc.assert(
      fc.property(
        fc.record({ burst: fc.integer({ min: 1, max: 20 }), everyMs: fc.integer({ min: 1, max: 1_000 }) }),
        fc.array(fc.nat(3_000), { maxLength: 60 }),
        (limit, pauses) => {
          const takenAtMs: number[] = [];
          let [nowMs, fullAtMs]: [number, number | undefined] = [1_000_000, undefined];
          for (const pause of pauses) {
            nowMs += pause;
            const taken = takenFrom(limit, fullAtMs, nowMs);
            if ('fullAtMs' in taken) {
              takenAtMs.push(nowMs);
              fullAtMs = taken.fullAtMs;
            } else {
              // Exactly after the wait that it gives.
              expect(takenFrom(limit, fullAtMs, nowMs + taken.waitMs - 1)).toHaveProperty('waitMs', 1);
              expect(takenFrom(limit, fullAtMs, nowMs + taken.waitMs)).toHaveProperty('fullAtMs');
            }
            for (const from of takenAtMs) {
              const since = takenAtMs.filter((at) => at >= from).length;
              expect(since).toBeLessThanOrEqual(limit.burst + (nowMs - from) / limit.everyMs);
            }
          }
        },
      ),
    );
  });

  it('that was never used is full', () => {
    const limit = { burst: 3, everyMs: 10 };
    let fullAtMs: number | undefined;
    for (let count = 0; count < 3; count += 1) {
      const taken = takenFrom(limit, fullAtMs, 1_000);
      if (!('fullAtMs' in taken)) throw new Error('too few');
      fullAtMs = taken.fullAtMs;
    }
    expect(takenFrom(limit, fullAtMs, 1_000)).toEqual({ waitMs: 10 });
  });
});

describe('a limit', () => {
  it.each(names)('%s is used up by one, not by another, and comes back', async (what) => {
    const { core, clock, another } = openScene();
    const { burst, everyMs } = LIMITS[what];
    for (let count = 0; count < burst; count += 1) await core.limits.take(what, 'one');
    const refusal = await core.limits.take(what, 'one').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooOften);
    expect(refusal).toMatchObject({ code: 'too-often', retryAfterMs: everyMs });
    expect(() => core.limits.check(what, 'one')).toThrow(TooOften);
    // Processes count together.
    expect(await refusalOf(another().limits.take(what, 'one'))).toBe('too-often');
    core.limits.check(what, 'other');
    await core.limits.take(what, 'other');
    clock.advance(everyMs);
    core.limits.check(what, 'one');
    await core.limits.take(what, 'one');
    expect(await refusalOf(core.limits.take(what, 'one'))).toBe('too-often');
  });

  it('refuses a caller again without reading the store', async () => {
    const calls: string[] = [];
    const store = aroundStore(new MemoryStore(), (call, make) => {
      calls.push(call);
      return make();
    });
    const { limits } = createCore(testPorts(store, 'limits'));
    for (let count = 0; count < LIMITS.mail.burst; count += 1) await limits.take('mail', 'one');
    await refusalOf(limits.take('mail', 'one'));
    calls.length = 0;
    expect(await refusalOf(limits.take('mail', 'one'))).toBe('too-often');
    expect(calls).toEqual([]);
  });

  it('still refuses a caller that it knows, without the store, through a flood of others', async () => {
    let reads = 0;
    const store = aroundStore(new MemoryStore(), (call, make) => {
      // As if everybody else were refused by the store as well.
      if (call !== 'readLimit') return make();
      reads += 1;
      return Promise.resolve(Number.MAX_SAFE_INTEGER);
    });
    const { limits } = createCore(testPorts(store, 'flood'));
    await refusalOf(limits.take('mail', 'one'));
    for (let other = 0; other < 11_000; other += 1) {
      await refusalOf(limits.take('mail', String(other)));
      if (other % 5_000 === 0) expect(() => limits.check('mail', 'one')).toThrow(TooOften);
    }
    reads = 0;
    expect(await refusalOf(limits.take('mail', 'one'))).toBe('too-often');
    expect(reads).toBe(0);
  });

  it('counts everybody who comes at once', async () => {
    const { core, another } = openScene();
    const { burst } = LIMITS.guest;
    const cores = [core, another(), another()];
    const asked = Array.from({ length: burst + 40 }, (_, at) =>
      refusalOf(cores[at % 3]!.limits.take('guest', 'one')),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(burst);
    expect(answers.filter((answer) => answer === 'too-often')).toHaveLength(40);
  });

  it('changes nothing where it refuses', async () => {
    const { core, store } = openScene();
    const [asha = ''] = await guests(core, 'Asha');
    for (let count = 0; count < LIMITS.code.burst; count += 1) await makeCode(core, asha, false);
    const before = store.dump();
    expect(await refusalOf(makeCode(core, asha, false))).toBe('too-often');
    expect(store.dump()).toBe(before);
  });
});
