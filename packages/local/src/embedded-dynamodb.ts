/** The embedded DynamoDB: dynalite over LevelDB in a thread, with the same client as in the cloud. */

import { mkdir } from 'node:fs/promises';
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { createTableInput } from '@aeroplane/table';
import { ClassicLevel } from 'classic-level';
import { ThreadHandler } from './thread-handler.ts';
import { unsigned } from './unsigned.ts';

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

/** Creates the folder and opens it once: where dynalite cannot open it, it ends the process without a reason. */
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
 * Opens the database in a folder, or in memory without one, and creates folder and table if missing. `FolderError` if the
 * folder cannot be used.
 */
export async function openEmbeddedDynamoDb(folder?: string): Promise<EmbeddedDynamoDb> {
  if (folder !== undefined) await checkFolder(folder);
  const handler = await ThreadHandler.start(folder);
  const client = new DynamoDBClient({
    // Never called; the client insists on an address.
    endpoint: 'http://localhost',
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    signer: unsigned,
    requestHandler: handler,
  });
  try {
    await client.send(new CreateTableCommand(createTableInput(TABLE_NAME)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  // A new table refuses calls until it is active.
  await waitUntilTableExists(
    { client, minDelay: 0.01, maxDelay: 0.1, maxWaitTime: 10 },
    { TableName: TABLE_NAME },
  );
  return {
    client,
    tableName: TABLE_NAME,
    async close() {
      client.destroy();
      await handler.close();
    },
  };
}
