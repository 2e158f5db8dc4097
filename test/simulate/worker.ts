/** Runs one cell on a thread. */

import { parentPort, workerData } from 'node:worker_threads';
import { runCell, type CellOptions } from './cell.ts';

parentPort?.postMessage(await runCell(workerData as CellOptions));
