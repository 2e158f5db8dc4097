/** The embedded table alone, as a process of its own: `table-server.ts FOLDER` prints its port. */

import { openEmbeddedDynamoDb } from '@aeroplane/local';

const [, , folder = ''] = process.argv;
const { client } = await openEmbeddedDynamoDb(folder);
const endpoint = await client.config.endpoint?.();
console.log(`port ${endpoint?.port ?? 0}`);
