/** The jobs of CI together run every part of `.ci/run`, and every shard of the part that is cut. */

import { describe, expect, it } from 'vitest';
import { readText } from './support/sources.ts';

const script = readText('.ci/run');
const workflow = readText('.github/workflows/ci.yml');

/** The names that `.ci/run` answers to, from its last `case`. */
const parts = [...script.matchAll(/^ {2}([a-z0-9 |]+)\)/gm)]
  .flatMap(([, names = '']) => names.split('|').map((name) => name.trim()))
  .filter((name) => name !== 'all');

const jobs = (/^ +part: \[(.*)\]$/m.exec(workflow)?.[1] ?? '').split(',').map((job) => job.trim());

describe('the jobs of CI', () => {
  it('run every part of .ci/run, and nothing else', () => {
    expect(parts.toSorted()).toEqual(['cloud', 'e2e', 'static', 'unit']);
    expect([...new Set(jobs.map((job) => job.split(' ')[0]))].toSorted()).toEqual(parts.toSorted());
  });

  it('run every shard once', () => {
    const shards = jobs.flatMap((job) => job.split(' ')[1] ?? []);
    const count = Number(shards[0]?.split('/')[1]);
    expect(shards).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}/${count}`));
  });

  it('leave no project of the tests out', () => {
    const projects = [...readText('vitest.config.ts').matchAll(/name: '(\w+)'/g)].map(([, name]) => name);
    expect(projects.toSorted()).toEqual(['cloud', 'e2e', 'unit']);
    for (const name of projects) expect(parts).toContain(name);
  });
});
