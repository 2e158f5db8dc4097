/**
 * `npm run test:crash -- [--kills N]`: kills the server so often while games are played on it, and then boardgame.io's
 * server with its file storage.
 */

import { parseArgs } from 'node:util';
import { printResult } from '../support/result.ts';
import { crashRun } from './crash-run.ts';
import { peerCrashRun } from './peer-run.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
/** boardgame.io's server dies by itself over what a few deaths leave, so it is killed a tenth as often. */
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
