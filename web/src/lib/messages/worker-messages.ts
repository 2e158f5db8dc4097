import { enWorker, type WorkerMessages } from './en-worker.ts';

/** The texts of the service worker in the language in use. */
export const workerMessages: WorkerMessages = enWorker;
