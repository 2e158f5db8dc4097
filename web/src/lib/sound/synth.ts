/** Synthesizes the sounds of a game from noise and plain tones. Loaded for the first sound. */

import type { Cue } from './cue.ts';

const LOUDNESS = 0.4;

/** Inaudible; an exponential ramp cannot end at 0. */
const SILENCE = 0.0001;

/** Steps closer together than this, in seconds, would sound like a buzz. */
const CLOSEST_STEPS = 0.07;

interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly type?: OscillatorType;
  readonly at?: number;
  readonly lasts: number;
  readonly loudness: number;
}

interface Burst {
  readonly at: number;
  readonly lasts: number;
  readonly loudness: number;
  /** The centre of the band-pass filter, in hertz. */
  readonly band: number;
}

export class Synth {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  readonly #noise: AudioBuffer;
  #lastStep = 0;

  constructor() {
    this.#out.gain.value = LOUDNESS;
    this.#out.connect(this.#context.destination);
    this.#noise = this.#context.createBuffer(1, this.#context.sampleRate, this.#context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }

  play(cue: Cue): void {
    this.wake();
    this.#sounds[cue]();
  }

  /** Resumes the audio context, which a long hidden page or a phone call suspends. */
  wake(): void {
    if (this.#context.state !== 'running') this.#context.resume().catch(() => undefined);
  }

  close(): void {
    this.#context.close().catch(() => undefined);
  }

  readonly #sounds: Readonly<Record<Cue, () => void>> = {
    roll: () => {
      for (const [index, at] of [0, 0.07, 0.16, 0.23, 0.34, 0.47].entries()) {
        this.#burst({ at, lasts: 0.035, loudness: 0.9 - index * 0.09, band: 1900 - index * 130 });
      }
    },
    taxi: () => this.#propeller(0.5, 52, 66, 0.22),
    step: () => this.#step(),
    flight: () => this.#propeller(0.95, 70, 104, 0.34),
    capture: () => {
      this.#tone({ from: 150, to: 46, lasts: 0.26, loudness: 1 });
      this.#burst({ at: 0, lasts: 0.09, loudness: 0.7, band: 320 });
    },
    home: () => this.#chime([523, 659, 784]),
    turn: () => this.#chime([587, 784]),
  };

  #step(): void {
    const now = this.#context.currentTime;
    if (now - this.#lastStep < CLOSEST_STEPS) return;
    this.#lastStep = now;
    this.#tone({ from: 760, to: 420, lasts: 0.045, loudness: 0.5 });
    this.#burst({ at: 0, lasts: 0.02, loudness: 0.35, band: 1500 });
  }

  #chime(notes: readonly number[]): void {
    for (const [index, note] of notes.entries()) {
      this.#tone({ from: note, at: index * 0.12, lasts: 0.45, loudness: 0.4, type: 'triangle' });
    }
  }

  /** A gain that falls from `loudness` to silence. */
  #fading(loudness: number, start: number, lasts: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts);
    gain.connect(this.#out);
    return gain;
  }

  #tone({ from, to = from, type = 'sine', at = 0, lasts, loudness }: Tone): void {
    const start = this.#context.currentTime + at;
    const tone = this.#context.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    tone.connect(this.#fading(loudness, start, lasts));
    tone.start(start);
    tone.stop(start + lasts);
  }

  #burst({ at, lasts, loudness, band }: Burst): void {
    const start = this.#context.currentTime + at;
    const noise = this.#context.createBufferSource();
    noise.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = band;
    noise.connect(filter).connect(this.#fading(loudness, start, lasts));
    noise.start(start, at, lasts);
  }

  /** Passing propeller blades: a low tone whose loudness a slower one modulates. */
  #propeller(lasts: number, from: number, to: number, loudness: number): void {
    const start = this.#context.currentTime;
    const engine = this.#context.createOscillator();
    engine.type = 'sawtooth';
    engine.frequency.setValueAtTime(from, start);
    engine.frequency.linearRampToValueAtTime(to, start + lasts * 0.4);
    engine.frequency.linearRampToValueAtTime(from, start + lasts);
    const blades = this.#context.createOscillator();
    blades.frequency.value = 24;
    const passing = this.#context.createGain();
    passing.gain.value = 0.5;
    blades.connect(passing.gain);
    const muffled = this.#context.createBiquadFilter();
    muffled.type = 'lowpass';
    muffled.frequency.value = 700;
    const swell = this.#context.createGain();
    swell.gain.setValueAtTime(SILENCE, start);
    swell.gain.linearRampToValueAtTime(loudness, start + lasts * 0.3);
    swell.gain.linearRampToValueAtTime(SILENCE, start + lasts);
    engine.connect(muffled).connect(passing).connect(swell).connect(this.#out);
    for (const source of [engine, blades]) {
      source.start(start);
      source.stop(start + lasts);
    }
  }
}
