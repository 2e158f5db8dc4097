declare module 'dynalite' {
  import type { Server } from 'node:http';

  /** An HTTP server that speaks DynamoDB's API over LevelDB; in memory without a path. */
  export default function dynalite(options: {
    path?: string;
    createTableMs?: number;
    deleteTableMs?: number;
    updateTableMs?: number;
  }): Server;
}
