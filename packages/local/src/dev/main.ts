/** The server of `npm run dev`: as `npm start`, with a clock that `npm run clock` shifts. */

import { runProgram } from '../program.ts';
import { FileClock } from './file-clock.ts';

await runProgram(({ dataDir }) => ({ clock: new FileClock(dataDir) }));
