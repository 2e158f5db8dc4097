/** What Lighthouse says of a page on a phone: its scores, of a hundred each, and what it found. */

import lighthouse, { type Result } from 'lighthouse';
import type { Client } from '../../../support/client.ts';
import type { AppPage } from '../../../pages/pages.ts';
import { median } from '../report.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

export interface Report {
  readonly scores: Scores;
  /** How many times as slow as this machine the phone is taken to be, each time. */
  readonly slowdowns: readonly number[];
  /** The audits that cost something, by their ids. */
  readonly found: readonly string[];
}

const ROUNDS = 3;

/** It now and then misses the beginning of a page, and then asks to be run again. */
const ATTEMPTS = 3;

/** The power of a machine that the usual slowdown is meant for, by Lighthouse's own measure. */
const USUAL = { slowdown: 4, power: 1_533 };

/**
 * How many times as slow as a machine of this power the phone is that Lighthouse has in mind: by its calculator for
 * machines that are not as strong as the usual one. A busy machine counts as a weak one.
 */
function slowdownFor(power: number): number {
  if (power >= USUAL.power) return USUAL.slowdown;
  if (power >= 1_300) return 3 + (power - 1_300) / 233;
  if (power >= 800) return 2 + (power - 800) / 500;
  return Math.max(1, 1 + (power - 150) / 650);
}

const cookieOf = ({ cookie }: Client): { Cookie: string } | undefined =>
  cookie === undefined ? undefined : { Cookie: cookie };

async function runOnce(
  origin: string,
  page: AppPage,
  port: number,
  cpuSlowdownMultiplier: number,
  attempt = 1,
): Promise<Result> {
  const { path, by } = page;
  const extraHeaders = by === undefined ? undefined : cookieOf(by);
  const result = await lighthouse(origin + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    throttling: { rttMs: 150, throughputKbps: 1_638.4, cpuSlowdownMultiplier },
    ...(extraHeaders !== undefined && { extraHeaders }),
  });
  if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
  if (attempt === ATTEMPTS) throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return runOnce(origin, page, port, cpuSlowdownMultiplier, attempt + 1);
}

/**
 * Runs it on a page some times, in the browser that listens on `port`, with its own profile of a phone on a slow line;
 * the medians of the scores. The first run only tells how strong the machine is now.
 */
export async function runLighthouse(origin: string, page: AppPage, port: number): Promise<Report> {
  const results: Result[] = [];
  const slowdowns: number[] = [];
  let power = (await runOnce(origin, page, port, USUAL.slowdown)).environment.benchmarkIndex;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slowdown = slowdownFor(power);
    const result = await runOnce(origin, page, port, slowdown);
    results.push(result);
    slowdowns.push(Math.round(slowdown * 10) / 10);
    power = result.environment.benchmarkIndex;
  }
  const scoreOf = (name: string): number =>
    median(results.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)));
  const found = results.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Record<
      (typeof CATEGORIES)[number],
      number
    >,
    slowdowns,
    found: [...new Set(found)],
  };
}
