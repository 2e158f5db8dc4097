/** A DynamoDB in this process: dynalite over LevelDB, in a thread of its own, reached by the same client as the cloud's. */

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
  const handler = await ThreadHandler.start(folder);
  const client = new DynamoDBClient({
    // Nothing is asked at this address; the client wants to have one.
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
      await handler.close();
    },
  };
}
