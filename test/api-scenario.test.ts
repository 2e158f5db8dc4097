/** Every call of the API in every way that its description knows, each answer held against the description. */

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
import { checkScene, closeScene, description, openScene } from './api-scenario/scene.ts';
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
  it('has no answer that never came', () => {
    expect(description.missing).toEqual([]);
  });
});
