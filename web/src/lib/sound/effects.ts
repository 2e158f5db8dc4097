/**
 * What a game lets one hear and feel, as the settings of this device allow. Browsers let a page sound only after its
 * reader has touched it, so before that nothing is made, nor fetched.
 */

import { device } from '../platform/device.svelte.ts';
import type { Cue } from './cue.ts';
import type { Synth } from './synth.ts';

const THUD_MS = 60;

/** What counts as a touch for browsers. */
const GESTURES = ['pointerup', 'keydown'] as const;

export class Effects {
  #touched = false;
  #loading: Promise<void> | undefined;
  #synth: Synth | undefined;

  /** Waits for touches; returns how to stop that. */
  listen(): () => void {
    GESTURES.forEach((gesture) => window.addEventListener(gesture, this.#touch));
    return () => {
      GESTURES.forEach((gesture) => window.removeEventListener(gesture, this.#touch));
      this.#synth?.close();
    };
  }

  play(cue: Cue): void {
    if (!this.#touched) return;
    const { sound, vibration } = device.settings;
    if (vibration && cue === 'capture' && 'vibrate' in navigator) navigator.vibrate(THUD_MS);
    if (!sound) return;
    if (this.#synth) this.#synth.play(cue);
    else void this.#load().then(() => this.#synth?.play(cue));
  }

  /** Some browsers let sound begin, or go on after a phone call, only while a touch is being answered. */
  readonly #touch = (): void => {
    this.#touched = true;
    if (!device.settings.sound) return;
    if (this.#synth) this.#synth.wake();
    else void this.#load();
  };

  #load(): Promise<void> {
    return (this.#loading ??= import('./synth.ts').then(
      ({ Synth }) => {
        this.#synth = new Synth();
      },
      // Offline before it was fetched, or without any output of sound: the game goes on in silence.
      () => undefined,
    ));
  }
}
