/** An email server on this machine, for tests: it keeps the emails that it accepts. Bound to loopback. */

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Names in lower case, values unfolded and decoded. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
  readonly html: string;
}

export interface SmtpReceiver {
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** The recipients that were refused. */
  readonly refused: readonly string[];
  /** Refuses every recipient with this code from now on; undefined accepts them. */
  refuseWith(code: number | undefined): void;
  close(): Promise<void>;
}

export async function startSmtpReceiver(user: string, pass: string): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const refused: string[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    // Nobody would trust its certificate.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      if (auth.username === user && auth.password === pass) done(null, { user });
      else done(new Error(`no such user ${user} with ${pass}`));
    },
    onRcptTo: ({ address }, _session, done) => {
      if (refusal === undefined) done();
      else {
        refused.push(address);
        done(Object.assign(new Error(`does not take ${address}`), { responseCode: refusal }));
      }
    },
    onData: (stream, session, done) => {
      void stream.toArray().then((chunks) => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : (mailFrom?.address ?? ''),
          to: rcptTo.map(({ address }) => address),
          ...readMail(Buffer.concat(chunks as Buffer[]).toString('utf8')),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    refused,
    refuseWith(code) {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Parses an email of one text and one HTML part. */
function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const { headers, body } = readPart(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type')?.[0] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replaceAll(/^\r\n|\r\n$/g, '')));
  const bodyOf = (type: string): string => {
    const part = parts.find((one) => one.headers.get('content-type')?.[0]?.startsWith(type));
    if (part === undefined) throw new Error(`no part of ${type}`);
    return decodeBody(part.body, part.headers.get('content-transfer-encoding')?.[0]).replaceAll('\r\n', '\n');
  };
  return { headers, text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

function readPart(source: string): { headers: Map<string, string[]>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), decodeWords(line.slice(colon + 1).trim())]);
  }
  return { headers, body: source.slice(end + 4) };
}

const fromQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body).toString('utf8') : body;
}

/** RFC 2047: drops the white space between two encoded words. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(/(?:=\?utf-8\?[BQ]\?[^?]*\?=)+/gi, (words) => {
      const bytes = [...words.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)].map(([, how, word = '']) =>
        how?.toUpperCase() === 'B'
          ? Buffer.from(word, 'base64')
          : fromQuotedPrintable(word.replaceAll('_', ' ')),
      );
      return Buffer.concat(bytes).toString('utf8');
    });
}
