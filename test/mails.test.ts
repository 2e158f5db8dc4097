/**
 * Email end to end, with a mail server on this machine (docs/design.md#mail): an address is confirmed, and removed by
 * one tap.
 */

import type { Mail } from '@aeroplane/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startSmtpReceiver,
  type ReceivedMail,
  type SmtpReceiver,
} from '../packages/delivery/test/smtp-receiver.ts';
import { Client } from './support/client.ts';
import { freePort } from './support/program.ts';
import { until } from './support/pushes.ts';
import { makeFolder, removeFolder, startTestServer, type TestServer } from './support/server.ts';

const ADDRESS = 'ann@example.org';

let smtp: SmtpReceiver;
let server: TestServer;
let ann: Client;
beforeEach(async () => {
  smtp = await startSmtpReceiver('games', 'hunter2');
  const port = await freePort();
  server = await startTestServer(await makeFolder(), {
    port,
    publicOrigin: `http://127.0.0.1:${port}`,
    mail: {
      server: `smtp://games:hunter2@127.0.0.1:${smtp.port}`,
      from: 'Aeroplane Chess <games@example.org>',
    },
  });
  ann = await server.guest('Ann');
}, 60_000);
afterEach(async () => {
  await server.close();
  expect(server.faults).toEqual([]);
  await smtp.close();
  await removeFolder(server.dataDir);
});

const setMail = (address = ADDRESS) => ann.call<Mail>('PUT', '/api/me/mail', { address, afterHours: 1 });
const mailOf = async (): Promise<Mail> => (await ann.get<Mail>('/api/me/mail')).body;

/** The confirmation email, and the token of its link. */
async function asked(): Promise<{ mail: ReceivedMail; token: string }> {
  await setMail();
  await until('a mail', () => smtp.mails.length > 0);
  const [mail] = smtp.mails;
  const link = /https?:\S+\/mail\/confirm#(\S+)/.exec(mail?.text ?? '');
  if (mail === undefined || link === null) throw new Error('no link');
  expect(link[0]).toMatch(new RegExp(`^${server.origin}/`));
  return { mail, token: decodeURIComponent(link[1] ?? '') };
}

/** As mail programs post: a form, without a page or a session. */
const oneClick = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/api/me/mail/unsubscribe?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });

describe('an email address', { timeout: 60_000 }, () => {
  it('gets one confirmation email, and is confirmed from any device', async () => {
    const { mail, token } = await asked();
    expect(mail).toMatchObject({ from: 'games@example.org', to: [ADDRESS] });
    expect(Object.fromEntries(mail.headers)).toMatchObject({
      from: ['Aeroplane Chess <games@example.org>'],
      to: [ADDRESS],
      'auto-submitted': ['auto-generated'],
      subject: [expect.stringMatching(/\S/)],
      'message-id': [expect.stringMatching(/^<\S+@\S+>$/)],
    });
    // No unsubscribe link: somebody who never asked can ignore it.
    expect(mail.headers.has('list-unsubscribe')).toBe(false);
    // The email leaves out the name, which the sender could set to anything.
    expect(`${mail.text}${mail.html}`).not.toContain('Ann');
    expect(mail.html).toContain(encodeURIComponent(token));
    expect(await mailOf()).toEqual({ available: true, address: ADDRESS, afterHours: 1, confirmed: false });
    const phone = new Client(server.origin);
    expect((await phone.call('POST', '/api/me/mail/confirm', { token })).status).toBe(204);
    expect(await mailOf()).toMatchObject({ confirmed: true });
    expect(phone.cookie).toBeUndefined();
    // Setting the same address again sends nothing.
    expect((await setMail()).body).toMatchObject({ confirmed: true });
    await server.close();
    expect(smtp.mails).toHaveLength(1);
  });

  it('is not confirmed by a link with another token', async () => {
    const { token } = await asked();
    const [id = '', secret = ''] = token.split('.');
    const ben = await server.guest('Ben');
    for (const other of [`${ben.player}.${secret}`, `${id}.${secret.slice(1)}x`, `${token}.x`, id, secret]) {
      const { problem } = await ann.call('POST', '/api/me/mail/confirm', { token: other });
      expect(problem.code).toBe('unknown-token');
    }
    expect(await mailOf()).toMatchObject({ confirmed: false });
  });

  it('is removed by one tap in a mail program, without an Origin', async () => {
    const { token } = await asked();
    await ann.call('POST', '/api/me/mail/confirm', { token });
    expect((await oneClick(`${token}x`)).status).toBe(404);
    // A program that only opens the link changes nothing.
    expect(
      (await fetch(`${server.origin}/api/me/mail/unsubscribe?token=${encodeURIComponent(token)}`)).status,
    ).toBe(404);
    expect(await mailOf()).toMatchObject({ confirmed: true });
    const response = await oneClick(token, { Origin: 'https://mail.example.com' });
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await mailOf()).toEqual({ available: true });
    expect((await oneClick(token)).status).toBe(404);
  });

  it('gets its email once its mail server accepts email again', async () => {
    smtp.refuseWith(451);
    await setMail();
    await until('a refusal', () => smtp.refused.length > 0);
    smtp.refuseWith(undefined);
    await until('a mail', () => smtp.mails.length > 0);
  });

  it('gets no second email within five minutes, nor does another address', async () => {
    await asked();
    const { status, problem } = await setMail('other@example.org');
    expect([status, problem.code]).toEqual([429, 'mailed-already']);
    expect(await mailOf()).toMatchObject({ address: ADDRESS });
    await server.close();
    expect(smtp.mails.flatMap(({ to }) => to)).toEqual([ADDRESS]);
  });
});
