/** The clock of a development server: the system's, shifted by as much as a file beside the data says. */

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '@aeroplane/core';

/** The file that holds the shift of a data folder. */
export const clockFile = (folder: string): string => path.join(folder, 'clock.json');

/** How far the clock of a data folder is ahead, in milliseconds; 0 without a file. Throws where the file is damaged. */
export function readShiftMs(folder: string): number {
  let text: string;
  try {
    text = readFileSync(clockFile(folder), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
  const match = /^\{"shiftMs":(\d{1,15})\}$/.exec(text.trim());
  if (match === null)
    throw new Error(`${clockFile(folder)} holds no shift; delete it to go back to the real time`);
  return Number(match[1]);
}

/** Moves the clock of a data folder ahead by some milliseconds more. */
export function shiftClock(folder: string, byMs: number): void {
  const shiftMs = readShiftMs(folder) + byMs;
  mkdirSync(folder, { recursive: true });
  // A running server reads the file at any time: it must never be half written.
  const unfinished = `${clockFile(folder)}.new`;
  writeFileSync(unfinished, `${JSON.stringify({ shiftMs })}\n`);
  renameSync(unfinished, clockFile(folder));
}

export class FileClock implements Clock {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads the file each time, so that a shift counts at once. */
  nowMs(): number {
    return Date.now() + readShiftMs(this.#folder);
  }
}
