/** Simulated people: where they live, when they look, how they sleep, what they forget, how they play. */

import type { Level } from '@aeroplane/bot';
import type { Order } from '@aeroplane/core';
import type { Chance } from './chance.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const DAY_MINUTES = 24 * 60;

const ZONES = [
  'Asia/Kolkata',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Africa/Nairobi',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

const NAMES = [
  'Asha',
  'Bo',
  'Chen',
  'Dara',
  'Emre',
  'Fatou',
  'Goro',
  'Hana',
  'Ines',
  'Jonas',
  'Kira',
  'Lev',
] as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The local calendar day and the minutes since midnight. */
export function wallAt(atMs: number, timeZone: string): { day: string; minutes: number } {
  const known = formatters.get(timeZone);
  const formatter =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  if (known === undefined) formatters.set(timeZone, formatter);
  const [day = '', time = ''] = formatter.format(atMs).split(' ');
  return { day, minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
}

const wallTime = (minutes: number): string => {
  const time = Math.round(minutes + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
};

const isBetween = (minutes: number, from: number, to: number): boolean =>
  from <= to ? from <= minutes && minutes < to : from <= minutes || minutes < to;

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** One browser of a person. */
export interface Browser {
  readonly name: string;
  /** The probability that a notice makes its owner look, when awake. */
  readonly answers: number;
  /** Its owner allowed notices. */
  readonly pushes: boolean;
  token: string | undefined;
  /** The endpoint of the current subscription. */
  endpoint: string | undefined;
  /** All endpoints so far, each with its period. */
  readonly endpoints: { readonly endpoint: string; readonly fromMs: number; toMs: number }[];
  renewedOn: string;
}

export class Person {
  readonly chance: Chance;
  readonly name: string;
  readonly timeZone: string;
  /** Minutes since midnight. */
  readonly bedtime: number;
  readonly rising: number;
  readonly visits: readonly number[];
  /** Has quiet hours from bedtime to rising. */
  readonly hasQuiet: boolean;
  readonly forgets: number;
  readonly level: Level | 'random';
  readonly orders: readonly Order[];
  readonly browsers: readonly Browser[];
  id = '';
  vacation: Days | undefined;
  /** Does not look before this instant. */
  absentUntilMs = 0;
  readonly muted = new Set<string>();
  /** Games that this person has abandoned without resigning. */
  readonly deserted = new Set<string>();
  /** Looking at a page until this instant. */
  busyUntilMs = 0;

  constructor(chance: Chance, number: number) {
    this.chance = chance;
    this.name = `${NAMES[number % NAMES.length]} ${number}`;
    this.timeZone = chance.pick(ZONES);
    this.bedtime = Math.round(chance.between(22, 24.5) * 60) % DAY_MINUTES;
    this.rising = Math.round(this.bedtime + chance.between(6.5, 9.5) * 60) % DAY_MINUTES;
    this.visits = [this.rising + chance.between(10, 150), chance.between(17.5, 21.5) * 60];
    this.hasQuiet = chance.happens(0.5);
    this.forgets = chance.between(0.05, 0.25);
    this.level = chance.pick(['random', 'easy', 'medium', 'medium']);
    this.orders = ordersOf(chance);
    this.browsers = Array.from({ length: 1 + chance.below(3) }, (_, index) => ({
      name: `${number}.${index}`,
      answers: index === 0 ? chance.between(0.4, 0.9) : chance.between(0.05, 0.3),
      pushes: chance.happens(index === 0 ? 0.85 : 0.6),
      token: undefined,
      endpoint: undefined,
      endpoints: [],
      renewedOn: '',
    }));
  }

  get quiet(): { start: string; end: string } | null {
    return this.hasQuiet ? { start: wallTime(this.bedtime), end: wallTime(this.rising) } : null;
  }

  isAsleep(atMs: number): boolean {
    return isBetween(wallAt(atMs, this.timeZone).minutes, this.bedtime, this.rising);
  }

  /** Whether quiet hours apply, or a vacation that the game respects. */
  rests(atMs: number, strict: boolean): boolean {
    if (this.hasQuiet && this.isAsleep(atMs)) return true;
    if (strict || this.vacation === undefined) return false;
    const { day } = wallAt(atMs, this.timeZone);
    return this.vacation.from <= day && day <= this.vacation.to;
  }

  isOnVacation(atMs: number): boolean {
    const { day } = wallAt(atMs, this.timeZone);
    return this.vacation !== undefined && this.vacation.from <= day && day <= this.vacation.to;
  }

  /** The next visit by habit, give or take half an hour. */
  nextVisit(afterMs: number): number {
    const { minutes } = wallAt(afterMs, this.timeZone);
    const waits = this.visits.map((time) => (time - minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES);
    // A visit made a little early is not made again.
    const next = Math.min(...waits.filter((wait) => wait > 60), DAY_MINUTES);
    return afterMs + next * MINUTE_MS + this.chance.between(-30, 30) * MINUTE_MS;
  }
}

/** The orders that people give: some give many, and nobody lets the leader run for ever. */
function ordersOf(chance: Chance): Order[] {
  const some: Order[] = ['home', 'capture'];
  if (chance.happens(0.6)) some.push('shortcut');
  if (chance.happens(0.5)) some.push('flee');
  if (chance.happens(0.5)) some.push('launch');
  return some;
}
