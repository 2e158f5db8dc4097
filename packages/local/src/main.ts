/** `npm start`: everything on one port. */

import { runProgram } from './program.ts';

await runProgram();
