/**
 * Sound and vibration of a game, as the settings of this device allow. Browsers allow sound only after the first touch of
 * the page, so nothing is loaded before.
 */

import { device } from '../platform/device.svelte.ts';
import type { Cue } from './cue.ts';
import type { Synth } from './synth.ts';

const THUD_MS = 60;

/** The events that browsers count as a touch. */
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

  /** Some browsers start sound, or resume it after a phone call, only within the handler of a touch. */
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
      // Offline, or without audio output: the game goes on in silence.
      () => undefined,
    ));
  }
}
