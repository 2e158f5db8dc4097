/**
 * Going on as the player of a hand-over code: the question first, the change on an answer
 * (docs/design.md#handing-over, docs/design.md#get-changes-nothing).
 */

import { me } from '../api/client.ts';
import { mayHavePlayer, notePlayer } from '../api/known-player.ts';
import { problemCode, problemText } from '../api/problem-text.ts';
import { codeOwner, useCode } from '../api/sessions.ts';
import { isolated } from '../kernel/bidi.ts';
import { forgetOnline } from '../offline/lists.ts';
import { browserPush } from '../push/browser-push.ts';
import { healPush } from '../push/push-switch.ts';
import { noteAnswered } from './code.ts';

/** `unknown`: the code is not valid, or no longer. `failed`: the server could not be asked. */
export type ClaimState = 'looking' | 'asking' | 'working' | 'done' | 'unknown' | 'failed';

export class Claiming {
  readonly code: string;
  state = $state<ClaimState>('looking');
  /** The name of the code's player. */
  owner = $state('');
  /** The name of this device's player; empty if it has none. */
  present = $state('');
  problem = $state('');

  constructor(code: string) {
    this.code = code;
  }

  async look(): Promise<void> {
    this.state = 'looking';
    this.problem = '';
    try {
      const player = mayHavePlayer(localStorage) ? await me() : null;
      this.present = isolated(player?.name ?? '');
      this.owner = isolated((await codeOwner(this.code)).name);
      this.state = 'asking';
    } catch (error) {
      this.#refused(error);
    }
  }

  async claim(): Promise<void> {
    if (this.state === 'working') return;
    this.state = 'working';
    this.problem = '';
    try {
      this.owner = isolated((await useCode(this.code)).name);
      notePlayer();
      // Offline copies may be another player's.
      await forgetOnline().catch(() => undefined);
      this.#answered();
      this.state = 'done';
      // This device's push subscription moves to the new player.
      healPush(browserPush()).catch(() => undefined);
    } catch (error) {
      this.#refused(error);
    }
  }

  decline(): void {
    this.#answered();
  }

  #answered(): void {
    noteAnswered(localStorage, this.code);
  }

  #refused(error: unknown): void {
    if (problemCode(error) === 'unknown-code') {
      this.#answered();
      this.state = 'unknown';
    } else {
      this.problem = problemText(error);
      this.state = 'failed';
    }
  }
}
