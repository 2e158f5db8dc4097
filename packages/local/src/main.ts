/** The program behind `npm start`: reads the settings, starts the server and prints its addresses. */

import { runProgram } from './program.ts';

await runProgram();
