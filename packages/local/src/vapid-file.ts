/** The server's VAPID keys, stored beside its data: with a new pair, every device would have to subscribe again. */

import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkVapidKeys, generateVapidKeys, type VapidKeys } from '@aeroplane/delivery';
import { FolderError } from './embedded-dynamodb.ts';

const FILE = 'vapid.json';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Only the user that runs the server can read it. */
const PRIVATE_MODE = 0o600;

/** The keys of this folder, generated at the first start. `FolderError` if the file does not hold a valid pair. */
export async function vapidKeysOf(folder: string): Promise<VapidKeys> {
  const file = path.join(folder, FILE);
  try {
    const keys = JSON.parse(await readFile(file, 'utf8')) as VapidKeys;
    checkVapidKeys(keys);
    return keys;
  } catch (error) {
    if (!isMissing(error)) {
      // The parser's message would quote the file.
      throw new FolderError(`the file ${file} does not hold a valid pair of VAPID keys`);
    }
  }
  const keys = generateVapidKeys();
  // Renamed when complete: half a file would stop every later start.
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, `${JSON.stringify(keys)}\n`, { mode: PRIVATE_MODE, flag: 'wx' });
  await rename(unfinished, file);
  return keys;
}
