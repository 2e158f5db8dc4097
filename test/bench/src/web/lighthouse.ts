/** What Lighthouse says of a page on a phone: its scores, of a hundred each, and what it found. */

import lighthouse from 'lighthouse';
import type { Client } from '../../../support/client.ts';
import type { AppPage } from '../../../pages/pages.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

export interface Report {
  readonly scores: Scores;
  /** The audits that cost something, by their ids. */
  readonly found: readonly string[];
}

const cookieOf = ({ cookie }: Client): { Cookie: string } | undefined =>
  cookie === undefined ? undefined : { Cookie: cookie };

/** Runs it on a page once, in the browser that listens on `port`, with its own profile of a phone. */
export async function runLighthouse(origin: string, { path, by }: AppPage, port: number): Promise<Report> {
  const extraHeaders = by === undefined ? undefined : cookieOf(by);
  const result = await lighthouse(origin + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    ...(extraHeaders !== undefined && { extraHeaders }),
  });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const weighty = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  );
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Record<
      (typeof CATEGORIES)[number],
      number
    >,
    found: weighty.flatMap(({ id }) => {
      const score = audits[id]?.score;
      return score != null && score < 0.9 ? [id] : [];
    }),
  };
}
