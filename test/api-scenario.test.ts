/**
 * Every call of the API with every answer that its description lists; each answer is checked against the description.
 */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { devices } from './api-scenario/devices.ts';
import { forgetting } from './api-scenario/forgetting.ts';
import { keepingAway } from './api-scenario/keeping-away.ts';
import { limits } from './api-scenario/limits.ts';
import { mails } from './api-scenario/mails.ts';
import { passkeys } from './api-scenario/passkeys.ts';
import { people } from './api-scenario/people.ts';
import { planning } from './api-scenario/planning.ts';
import { playing } from './api-scenario/playing.ts';
import { refusals } from './api-scenario/refusals.ts';
import { checkScene, closeScene, description, openScene, world } from './api-scenario/scene.ts';
import { talking } from './api-scenario/talking.ts';
import { waiting } from './api-scenario/waiting.ts';

beforeAll(openScene, 60_000);
afterEach(checkScene);
afterAll(closeScene);

refusals();
people();
devices();
passkeys();
mails();
waiting();
playing();
planning();
talking();
keepingAway();
limits();
forgetting();

describe('the description', () => {
  it('lists no answer that never came', () => {
    expect(description.missing).toEqual([]);
  });
});

describe('the table after the scenario', () => {
  it('lets sessions, codes and limits expire, every one of them, and nothing else', async () => {
    const items = (await world.dump())
      .split('\n')
      .map((line) => Object.fromEntries(JSON.parse(line) as [string, { S?: string; N?: string }][]));
    // A session is stored under its player; codes and limits have keys of their own, and a player also has a list of
    // their codes.
    const expires = ({ pk, sk }: (typeof items)[number]): boolean =>
      /^(SESSION|CODE)#/.test(sk?.S ?? '') || /^(CODE|LIMIT)#/.test(pk?.S ?? '');
    const kinds = (some: typeof items): string[] =>
      [...new Set(some.map(({ sk }) => (sk?.S ?? '').split('#')[0] ?? ''))].sort();
    const expiring = items.filter(({ ttl }) => ttl !== undefined);
    expect(kinds(expiring)).toEqual(['CODE', 'LIMIT', 'SESSION']);
    expect(expiring.filter((item) => !expires(item))).toEqual([]);
    expect(items.filter((item) => expires(item) && item['ttl'] === undefined)).toEqual([]);
    expect(kinds(items)).toEqual(expect.arrayContaining(['GAME', 'PLAYER', 'KEY', 'CHAT', 'NUDGE']));
    // In seconds of real time: DynamoDB compares with its own clock.
    for (const { ttl } of expiring)
      expect(new Date(Number(ttl?.N) * 1000).getUTCFullYear()).toBeLessThan(2100);
  });
});
