import { expect, it } from 'vitest';
import { openEmbeddedDynamoDb } from '../src/index.ts';

it('can be closed twice at once, and refuses calls from then on', async () => {
  const database = await openEmbeddedDynamoDb();
  await Promise.all([database.close(), database.close()]);
  await expect(database.client.config.requestHandler.handle({} as never)).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});
