/**
 * `npm run test:crash -- [--kills N]`: kills the server N times while games are played on it, then boardgame.io's
 * server with its file storage a tenth as often. RESULT compares what players were told of with what is left: lost and
 * doubled decisions, and games that no longer go on.
 */

import { parseArgs } from 'node:util';
import { printResult } from '../support/result.ts';
import { crashRun } from './crash-run.ts';
import { peerCrashRun } from './peer-run.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
/** boardgame.io's server crashes by itself over the files that a few kills leave, so it is killed a tenth as often. */
const PEER_PART = 10;

const wanted = Number(values.kills);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error('npm run test:crash -- [--kills N], a whole number');
  process.exit(1);
}

const { lost, doubled, ...figures } = await crashRun(wanted, (kills) => {
  if (kills % 20 === 0) console.log(`${kills} kills`);
});
for (const wrong of [...lost, ...doubled].slice(0, 20)) console.error(wrong);
const peer = await peerCrashRun(Math.ceil(wanted / PEER_PART));
printResult({ ...figures, lost: lost.length, doubled: doubled.length, peer });
if (lost.length + doubled.length > 0) process.exitCode = 1;
