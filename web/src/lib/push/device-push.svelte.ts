/** Pushes to this device, as a page shows and switches them. */

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
  /** How the last test went. */
  test = $state<'none' | 'running' | 'arrived' | 'lost'>('none');

  readonly #parts: PushParts = browserPush();

  /** Looks how things stand, after healing what got lost. */
  async look(): Promise<void> {
    // What cannot be healed now is shown as it is.
    await healPush(this.#parts).catch(() => undefined);
    await this.#run(() => lookAtPush(this.#parts));
  }

  /** To be called by a tap. */
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
