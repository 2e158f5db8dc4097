/** Lighthouse's verdict on a page for a phone: its scores out of a hundred, and the failed audits. */

import lighthouse, { type Result } from 'lighthouse';
import type { Client } from '../../../support/client.ts';
import type { AppPage } from '../../../pages/pages.ts';
import { median } from '../report.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

export interface Report {
  readonly scores: Scores;
  /** The processor slowdown used in each run. */
  readonly slowdowns: readonly number[];
  /** The ids of the audits that lost points. */
  readonly found: readonly string[];
}

const ROUNDS = 3;

/** Lighthouse sometimes misses the start of a page and asks for another run. */
const ATTEMPTS = 3;

/** Lighthouse's usual slowdown, and the benchmark index that it assumes. */
const USUAL = { slowdown: 4, power: 1_533 };

/**
 * The slowdown that simulates Lighthouse's phone on a machine of this power, by its own calculator for weaker machines.
 * A busy machine counts as a weak one.
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
 * Runs Lighthouse on a page several times, in the browser that listens on `port`, with its profile of a phone on a slow
 * line; returns median scores. One extra first run only measures the machine's power.
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
