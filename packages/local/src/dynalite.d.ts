declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** An HTTP server with DynamoDB's API over LevelDB, or in memory without a path. */
  export default function dynalite(options: {
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }): Server;
}
