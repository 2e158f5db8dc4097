/** A DynamoDB in this process: dynalite over LevelDB, reached over a loopback port by the same client as the cloud's. */

import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { createTableInput } from '@aeroplane/table';
import { ClassicLevel } from 'classic-level';
import dynalite from 'dynalite';

export interface EmbeddedDynamoDb {
  readonly client: DynamoDBClient;
  readonly tableName: string;
  close(): Promise<void>;
}

const TABLE_NAME = 'aeroplane';

/** The folder of the database cannot be used. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** Makes the folder, and opens it once: dynalite ends the whole process where it cannot, and does not say why. */
async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const level = new ClassicLevel(folder);
    await level.open();
    await level.close();
  } catch (error) {
    const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const reason = code === 'LEVEL_LOCKED' ? 'is in use by another process' : `cannot be used: ${message}`;
    throw new FolderError(`the folder ${folder} ${reason}`, { cause: error });
  }
}

/**
 * Opens the database kept in a folder, making folder and table where they are not; in memory without a folder.
 * `FolderError` where the folder cannot be used.
 */
export async function openEmbeddedDynamoDb(folder?: string): Promise<EmbeddedDynamoDb> {
  if (folder !== undefined) await checkFolder(folder);
  const server = dynalite({ ...(folder !== undefined && { path: folder }), createTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'local',
    // The embedded database asks for credentials, and takes any.
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    await client.send(new CreateTableCommand(createTableInput(TABLE_NAME)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  // A table that was made a moment ago is not in use yet, and refuses its first calls.
  await waitUntilTableExists(
    { client, minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 10 },
    { TableName: TABLE_NAME },
  );
  return {
    client,
    tableName: TABLE_NAME,
    async close() {
      client.destroy();
      // Not the event `close`, which comes before the folder is free again.
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    },
  };
}
