/**
 * The cold start of the play function: the size of its bundle up to the first request, and its import time relative to
 * Hono and the AWS client alone. The baseline is bundled by default in one file; a second ratio compares with one made
 * as lean as ours. Each import is a process of its own; they take turns and medians of processor time are compared,
 * since other programs run beside them. RESULT holds the size and both ratios.
 */

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, type Bundle } from '../../../scripts/bundle-functions.ts';
import { printResult } from '../../support/result.ts';
import { median } from './report.ts';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const ROUNDS = 25;

/** The targets of docs/design.md#figures. */
const HOLD = { bundleKB: 400, importRatio: 1.15 };

/** The settings that the play function reads on import; nothing is called. */
const ENVIRONMENT = {
  NAMESPACE: 'bench',
  STAGE: 'bench',
  TABLE_NAME: 'bench',
  PUBLIC_ORIGIN: 'https://bench.example',
  ORIGIN_SECRETS: 'bench',
  VAPID_PUBLIC_KEY: 'bench',
  VERSION: '0',
  COMMIT: '0',
  AWS_REGION: 'eu-west-1',
};

const kb = (bytes: number): number => Math.round(bytes / 1024);
const round3 = (ratio: number): number => Math.round(ratio * 1000) / 1000;

function importMs(folder: string): number {
  const out = execFileSync(process.execPath, [at('import-time.ts'), `${folder}/index.mjs`], {
    env: { PATH: process.env['PATH'], ...ENVIRONMENT },
    encoding: 'utf8',
  });
  return Number(out);
}

export async function benchCold(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aeroplane-cold-'));
  try {
    const peerFile = at('cold-peer.ts');
    const bundles = {
      play: await bundle(at('../../../packages/functions/src/api.ts'), `${folder}/play`),
      peer: await bundle(peerFile, `${folder}/peer`, { alias: {}, splitting: false }),
      leanPeer: await bundle(peerFile, `${folder}/leanPeer`),
    };
    const times: Record<keyof typeof bundles, number[]> = { play: [], peer: [], leanPeer: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, all] of Object.entries(times)) all.push(importMs(`${folder}/${name}`));
    }
    const [play, peer, leanPeer] = [median(times.play), median(times.peer), median(times.leanPeer)];
    const line = (what: string, { bytes }: Bundle, ms: number): void =>
      console.log(`${what}: ${kb(bytes)} KB, imported in ${ms.toFixed(0)} ms of processor time`);
    line('the play function', bundles.play, play);
    line('Hono and the AWS client', bundles.peer, peer);
    line('the same, without the search for credentials', bundles.leanPeer, leanPeer);
    const figures = { bundleKB: kb(bundles.play.bytes), importRatio: round3(play / peer) };
    printResult({ ...figures, importRatioLean: round3(play / leanPeer) });
    const holds = figures.bundleKB <= HOLD.bundleKB && figures.importRatio <= HOLD.importRatio;
    if (!holds) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
