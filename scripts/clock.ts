/** `npm run clock [-- +1d]`: the time as the development server sees it, moved ahead first where a shift is given. */

import { parseShift, readShiftMs, shiftClock } from '../packages/local/src/dev/index.ts';
import { dataDirOf } from './development.ts';

const [shift, ...more] = process.argv.slice(2);
const dataDir = dataDirOf(process.env);
try {
  if (more.length > 0) throw new Error('one shift at a time, such as npm run clock -- +1d');
  if (shift !== undefined) shiftClock(dataDir, parseShift(shift));
  const now = new Date(Date.now() + readShiftMs(dataDir));
  console.log(now.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'long' }));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
