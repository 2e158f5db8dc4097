import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../../test/support/client.ts';
import { freePort, Program } from '../../../test/support/program.ts';
import { makeFolder, removeFolder } from '../../../test/support/server.ts';

let folder: string;
const started: Program[] = [];
beforeAll(async () => {
  folder = await makeFolder();
});
afterEach(async () => {
  for (const program of started.splice(0)) await program.end('SIGKILL');
});
afterAll(() => removeFolder(folder));

function start(settings: Record<string, string>): Program {
  const program = new Program(settings);
  started.push(program);
  return program;
}

const dataDir = (name: string): string => path.join(folder, name);

describe('the program', { timeout: 120_000 }, () => {
  it('prints its address, and stops cleanly on a signal', async () => {
    for (const [signal, name] of [
      ['SIGTERM', 'one'],
      ['SIGINT', 'one'],
    ] as const) {
      const port = await freePort();
      const program = await start({ PORT: String(port), DATA_DIR: dataDir(name) }).opened();
      const ann = await new Client(`http://127.0.0.1:${port}`).signIn('Ann');
      // Browsers keep idle connections open.
      const silent = connect(port, '127.0.0.1').on('error', () => undefined);
      const asked = ann.create({ preset: 'quick', seats: [{ who: 'me' }, { who: 'bot' }] });
      expect((await asked).status).toBe(201);
      const { status, err, out } = await program.end(signal);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toBe(`Aeroplane Chess is open at\n  http://127.0.0.1:${port}\n`);
      silent.destroy();
    }
  });

  let refusals = 0;

  /** The message for unusable settings. */
  async function refusal(settings: Record<string, string>): Promise<string> {
    refusals += 1;
    const program = start({ PORT: '0', DATA_DIR: dataDir(`never-${refusals}`), ...settings });
    const { status, out, err } = await program.ended();
    expect({ status, out }).toEqual({ status: 1, out: '' });
    // A line or two, and no stack trace.
    expect(err).not.toMatch(/^\s+at /m);
    expect(err.split('\n').length).toBeLessThan(4);
    return err;
  }

  it('names the unusable setting', async () => {
    await writeFile(dataDir('file'), '');
    const said = await Promise.all([
      refusal({ PORT: 'x' }),
      refusal({ PUBLIC_ORIGIN: 'example.org' }),
      refusal({ HOST: 'no.such.host.invalid' }),
      refusal({ HOST: '203.0.113.9' }),
      refusal({ DATA_DIR: dataDir('file') }),
      refusal({ DATA_DIR: '/dev/null/games' }),
      refusal({ PUSH_HOSTS: 'https://push.example.org' }),
      refusal({ PUBLIC_ORIGIN: 'https://play.games.org', PUSH_SUBJECT: 'mailto:me@localhost' }),
      refusal({
        MAIL_SERVER: 'mail.games.org',
        MAIL_FROM: 'me@games.org',
        PUBLIC_ORIGIN: 'http://localhost',
      }),
    ]);
    const named = [
      ...['PORT', 'PUBLIC_ORIGIN', 'HOST', 'HOST', 'DATA_DIR', 'DATA_DIR'],
      ...['PUSH_HOSTS', 'PUSH_SUBJECT', 'MAIL_SERVER'],
    ];
    said.forEach((text, at) => expect(text).toContain(named[at]));
  });

  it('names the file without valid keys, and quotes nothing of it', async () => {
    await mkdir(dataDir('no-keys'));
    await writeFile(path.join(dataDir('no-keys'), 'vapid.json'), '{"privateKey":"hunter2"}');
    const said = await refusal({ DATA_DIR: dataDir('no-keys') });
    expect(said).toMatch(/DATA_DIR.*vapid\.json/);
    expect(said).not.toContain('hunter2');
  });

  it('keeps its push key over restarts', async () => {
    const keys: string[] = [];
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const port = await freePort();
      const program = await start({ PORT: String(port), DATA_DIR: dataDir('keys') }).opened();
      keys.push((await new Client(`http://127.0.0.1:${port}`).get('/api/push/key')).text);
      expect(await program.end(signal)).toMatchObject({ status: 0, err: '' });
    }
    expect(keys[1]).toBe(keys[0]);
    expect(Buffer.from((JSON.parse(keys[0] ?? '') as { key: string }).key, 'base64url')).toHaveLength(65);
  });

  it('reports a taken port or folder, and leaves the other server undisturbed', async () => {
    const port = await freePort();
    const program = await start({ PORT: String(port), DATA_DIR: dataDir('two') }).opened();
    expect(await refusal({ PORT: String(port) })).toMatch(/port.*PORT/);
    expect(await refusal({ DATA_DIR: dataDir('two') })).toMatch(/DATA_DIR.*in use/);
    await new Client(`http://127.0.0.1:${port}`).signIn('Ann');
    expect(await program.end('SIGTERM')).toMatchObject({ status: 0, err: '' });
  });
});
