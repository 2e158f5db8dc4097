/** Sends emails by SMTP. */

import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { isLoopback } from './domain-name.ts';
import type { MailTransport } from './mail-courier.ts';

const TEN_SECONDS_MS = 10_000;

/** One connection for each email: emails are rare, and an idle connection may have been closed when it is needed. */
export const smtpTransport = (url: string): MailTransport => createTransport(smtpOptions(url));

/**
 * Reads `smtp://user:password@host:587` or `smtps://…`. Throws an Error for any other address, without the address in its
 * message, as that has a password.
 */
export function smtpOptions(address: string): SMTPTransportOptions {
  const url = URL.parse(address);
  const secure = url?.protocol === 'smtps:';
  if (url === null || (!secure && url.protocol !== 'smtp:') || url.hostname === '') {
    throw new Error('the email server is not an address such as smtp://user:password@mail.example.org:587');
  }
  if (!/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') {
    throw new Error('the address of the email server has a path, query or fragment after its host and port');
  }
  const { user, pass } = credentialsOf(url);
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(user !== '' && {
      auth: { user, pass },
      // Never send a password over a network in the clear, even if an attacker in between strips the offer of TLS.
      requireTLS: !secure && !isLoopback(url.hostname),
    }),
    pool: false,
    dnsTimeout: TEN_SECONDS_MS,
    connectionTimeout: TEN_SECONDS_MS,
    greetingTimeout: TEN_SECONDS_MS,
    socketTimeout: 3 * TEN_SECONDS_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function credentialsOf(url: URL): { user: string; pass: string } {
  try {
    return { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  } catch {
    throw new Error('the user or the password of the email server has a % that is not written as %25');
  }
}
