/** Runs the cell that a thread is started for. */

import { parentPort, workerData } from 'node:worker_threads';
import { runCell, type CellOptions } from './cell.ts';

parentPort?.postMessage(await runCell(workerData as CellOptions));
