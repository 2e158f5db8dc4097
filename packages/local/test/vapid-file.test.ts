import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkVapidKeys, generateVapidKeys } from '@aeroplane/delivery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '../../../test/support/server.ts';
import { FolderError } from '../src/index.ts';
import { vapidKeysOf } from '../src/vapid-file.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await makeFolder();
  file = path.join(folder, 'vapid.json');
});
afterEach(() => removeFolder(folder));

/** The error of reading the keys, if any. */
const refusal = (): Promise<unknown> =>
  vapidKeysOf(folder).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the VAPID keys of a folder', () => {
  it('are generated once, and stay the same', async () => {
    const keys = await vapidKeysOf(folder);
    expect(() => checkVapidKeys(keys)).not.toThrow();
    expect(await vapidKeysOf(folder)).toEqual(keys);
    expect(await readdir(folder)).toEqual(['vapid.json']);
  });

  it('are readable only by the user that runs the server', async () => {
    await vapidKeysOf(folder);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('are those of a file put there by hand', async () => {
    const keys = generateVapidKeys();
    await writeFile(file, JSON.stringify(keys));
    expect(await vapidKeysOf(folder)).toEqual(keys);
  });

  it('are generated again after an interrupted start', async () => {
    await writeFile(`${file}.new`, '{"publicKey":"B');
    const keys = await vapidKeysOf(folder);
    expect(await vapidKeysOf(folder)).toEqual(keys);
    expect(await readdir(folder)).toEqual(['vapid.json']);
  });

  const keys = generateVapidKeys();
  const broken: Readonly<Record<string, string>> = {
    'no bytes': '',
    'no JSON': `{"privateKey":"${keys.privateKey}"`,
    'no object': 'null',
    'no keys': '{}',
    'a public key of another pair': JSON.stringify({ ...keys, publicKey: generateVapidKeys().publicKey }),
    'a private key that is cut short': JSON.stringify({ ...keys, privateKey: keys.privateKey.slice(1) }),
    'keys that are no texts': JSON.stringify({ publicKey: 1, privateKey: [] }),
  };

  it.each(Object.entries(broken))(
    'are refused if the file has %s, and the file is left alone',
    async (_, text) => {
      await writeFile(file, text);
      const error = await refusal();
      expect(error).toBeInstanceOf(FolderError);
      expect(String(error)).toContain(file);
      // A log is no place for a key.
      expect(String(error)).not.toContain(keys.privateKey.slice(1, 12));
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );
});
