/** Sends mails (DESIGN § 6) by whatever takes what nodemailer sends. */

import { NotDelivered, type MailCourier } from '@aeroplane/core';
import type { SendMailOptions } from 'nodemailer';
import { confirmationMail, digestMail, oneClickAddress } from './mail-content.ts';
import type { MailForms } from './mail-message.ts';

/** The part of a nodemailer transport that is used. */
export interface MailTransport {
  sendMail(mail: SendMailOptions): Promise<unknown>;
}

export interface MailSettings {
  readonly transport: MailTransport;
  /** Whose mails they are, such as `Aeroplane Chess <games@example.org>`. */
  readonly from: string;
  /** The address that people use, such as https://example.org. */
  readonly origin: string;
}

/** Nobody is at home to answer it, and answering machines keep still (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

export function createMailCourier({ transport, from, origin }: MailSettings): MailCourier {
  async function send(address: string, forms: MailForms, headers: Record<string, string>): Promise<void> {
    try {
      await transport.sendMail({
        from,
        // An address on its own is not read as a list of them.
        to: { name: '', address },
        ...forms,
        headers: { ...AUTOMATIC, ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      // What the server says may repeat the address, and the error what one signs in with.
      throw new NotDelivered(`the mail was not taken (${reasonOf(error)})`);
    }
  }

  return {
    async sendDigest(address, digest) {
      if (digest.tellings.length === 0) return;
      await send(address, digestMail(digest, origin), {
        'List-Unsubscribe': `<${oneClickAddress(origin, digest.unsubscribeToken)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    },

    async sendConfirmation(address, confirmation) {
      await send(address, confirmationMail(confirmation, origin), {});
    },
  };
}

/** The number that a server answered, or the short code of nodemailer's error. */
function reasonOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`;
  return typeof code === 'string' && /^[A-Z_]{1,20}$/.test(code) ? code : 'unknown';
}
