/** The keys by which push services know this server, kept beside its data: a new pair would silence every device. */

import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkVapidKeys, generateVapidKeys, type VapidKeys } from '@aeroplane/delivery';
import { FolderError } from './embedded-dynamodb.ts';

const FILE = 'vapid.json';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Readable by whoever runs the server, and by nobody else. */
const PRIVATE_MODE = 0o600;

/** The keys of this folder, made at the first start. `FolderError` where the file holds none. */
export async function vapidKeysOf(folder: string): Promise<VapidKeys> {
  const file = path.join(folder, FILE);
  try {
    const keys = JSON.parse(await readFile(file, 'utf8')) as VapidKeys;
    checkVapidKeys(keys);
    return keys;
  } catch (error) {
    if (!isMissing(error)) {
      // The parser's own message would quote the file.
      throw new FolderError(`the file ${file} does not hold the keys that it should`);
    }
  }
  const keys = generateVapidKeys();
  // Whole or not there at all: half of a file would end every later start.
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, `${JSON.stringify(keys)}\n`, { mode: PRIVATE_MODE, flag: 'wx' });
  await rename(unfinished, file);
  return keys;
}
