/** Sends emails by any transport of nodemailer (docs/design.md#mail). */

import { NotDelivered, type MailCourier } from '@aeroplane/core';
import type { SendMailOptions } from 'nodemailer';
import { confirmationMail, digestMail, oneClickAddress } from './mail-content.ts';
import type { MailForms } from './mail-message.ts';

/** The part of a nodemailer transport in use. */
export interface MailTransport {
  sendMail(mail: SendMailOptions): Promise<unknown>;
}

export interface MailSettings {
  readonly transport: MailTransport;
  /** The sender, such as `Aeroplane Chess <games@example.org>`. */
  readonly from: string;
  /** The public address of the app, such as https://example.org. */
  readonly origin: string;
}

/** Keeps automatic replies away (RFC 3834): nobody reads them. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

export function createMailCourier({ transport, from, origin }: MailSettings): MailCourier {
  async function send(address: string, forms: MailForms, headers: Record<string, string>): Promise<void> {
    try {
      await transport.sendMail({
        from,
        // As an object, the address cannot be parsed as a list of several.
        to: { name: '', address },
        ...forms,
        headers: { ...AUTOMATIC, ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      // The server's answer may repeat the address, and the error the credentials: report neither.
      throw new NotDelivered(`the email was not accepted (${reasonOf(error)})`);
    }
  }

  return {
    async sendDigest(address, digest) {
      if (digest.notices.length === 0) return;
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

/** The server's reply code, or the short code of nodemailer's error. */
function reasonOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`;
  return typeof code === 'string' && /^[A-Z_]{1,20}$/.test(code) ? code : 'unknown';
}
