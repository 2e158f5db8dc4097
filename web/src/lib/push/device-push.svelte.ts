/** The state of pushes to this device, for a page that shows and switches them. */

import { problemText } from '../api/problem-text.ts';
import { secondary } from '../i18n/secondary.ts';
import { browserPush } from './browser-push.ts';
import type { PushState } from './push-state.ts';
import { healPush, lookAtPush, PushError, switchPushOff, switchPushOn, testPush } from './push-switch.ts';
import type { PushParts, PushSight } from './push-switch.ts';

const textOf = (error: unknown): string =>
  error instanceof PushError ? secondary.push.faults[error.fault] : problemText(error);

export class DevicePush {
  state = $state<PushState>();
  reachedAt = $state<string | null>(null);
  busy = $state(false);
  problem = $state('');
  /** The result of the last test. */
  test = $state<'none' | 'running' | 'arrived' | 'lost'>('none');

  readonly #parts: PushParts = browserPush();

  /** Loads the state, after repairing what was lost. */
  async look(): Promise<void> {
    // If the repair fails, the page shows the state as it is.
    await healPush(this.#parts).catch(() => undefined);
    await this.#run(() => lookAtPush(this.#parts));
  }

  /** Call this from a tap: browsers ask for permission only then. */
  switchOn(): Promise<void> {
    return this.#run(() => switchPushOn(this.#parts));
  }

  switchOff(): Promise<void> {
    this.test = 'none';
    return this.#run(() => switchPushOff(this.#parts));
  }

  async sendTest(): Promise<void> {
    if (this.test === 'running') return;
    this.test = 'running';
    this.problem = '';
    try {
      const reachedAt = await testPush(this.#parts);
      this.test = reachedAt === null ? 'lost' : 'arrived';
      this.reachedAt = reachedAt ?? this.reachedAt;
    } catch (error) {
      this.test = 'none';
      this.problem = textOf(error);
    }
  }

  async #run(call: () => Promise<PushSight>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      ({ state: this.state, reachedAt: this.reachedAt } = await call());
    } catch (error) {
      this.problem = textOf(error);
    } finally {
      this.busy = false;
    }
  }
}
