/** Fills a server's folder with finished games: a few real ones, copied many times under new ids. */

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { BatchWriteItemCommand, ScanCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { openEmbeddedDynamoDb, type EmbeddedDynamoDb } from '@aeroplane/local';
import { playOn, seatEverybody } from '../../../support/play.ts';
import { startTestServer } from '../../../support/server.ts';

type Item = Record<string, AttributeValue>;

const PLAYED = 8;

/** The limit of DynamoDB's batch write. */
const BATCH = 25;

/** The number of concurrent batch writes. */
const AT_ONCE = 8;

async function playSome(dataDir: string): Promise<string[]> {
  const server = await startTestServer(dataDir);
  const games: string[] = [];
  for (let game = 0; game < PLAYED; game += 1) {
    const people = [await server.guest('Ann'), await server.guest('Ben')];
    const id = await seatEverybody(people, { preset: 'classic' });
    await playOn(people, id);
    games.push(id);
  }
  await server.close();
  return games;
}

/** The items of a game itself, and those that list it among its players' finished games. */
async function itemsOf({ client, tableName }: EmbeddedDynamoDb, game: string): Promise<Item[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  return Items.filter(({ pk, sk }) => `${pk?.S ?? ''} ${sk?.S ?? ''}`.includes(game));
}

function renamed(item: Item, from: string, to: string): Item {
  const text = (value: AttributeValue | undefined): AttributeValue => ({
    S: (value?.S ?? '').replace(from, to),
  });
  return { ...item, pk: text(item['pk']), sk: text(item['sk']) };
}

async function writeBatch({ client, tableName }: EmbeddedDynamoDb, batch: readonly Item[]): Promise<void> {
  let requests = batch.map((item) => ({ PutRequest: { Item: item } }));
  while (requests.length > 0) {
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [tableName]: requests } }),
    );
    requests = (UnprocessedItems[tableName] ?? []) as typeof requests;
  }
}

/** Returns the number of items written. */
export async function fill(dataDir: string, games: number): Promise<number> {
  const played = await playSome(dataDir);
  const database = await openEmbeddedDynamoDb(path.join(dataDir, 'dynamodb'));
  try {
    const originals = await Promise.all(played.map((game) => itemsOf(database, game)));
    let waiting: Item[] = [];
    let written = 0;
    for (let copy = 0; copy < games; copy += 1) {
      const which = copy % played.length;
      const id = randomBytes(12).toString('base64url');
      waiting.push(...(originals[which] ?? []).map((item) => renamed(item, played[which] ?? '', id)));
      if (waiting.length < BATCH * AT_ONCE && copy < games - 1) continue;
      const batches = Array.from({ length: Math.ceil(waiting.length / BATCH) }, (_, index) =>
        waiting.slice(index * BATCH, (index + 1) * BATCH),
      );
      await Promise.all(batches.map((batch) => writeBatch(database, batch)));
      written += waiting.length;
      waiting = [];
    }
    return written;
  } finally {
    await database.close();
  }
}
