/** A player's email address: set, confirmed and given up (docs/design.md#mail). */

import { confirmMail, readMail, removeMail, setMail, unsubscribe, type MailAddress } from '@aeroplane/core';
import { Hono } from 'hono';
import { operation } from '../contract/contract.ts';
import type { Env } from '../env.ts';
import { guessLimit } from '../middleware/network-limit.ts';
import { signedIn } from '../middleware/session-cookie.ts';
import { valid } from '../middleware/valid.ts';
import { mail, mailToken, newMail, tokenQuery } from './schema.ts';

const mailEntry = (available: boolean, address: MailAddress | undefined) => ({
  available,
  ...(address !== undefined && {
    address: address.address,
    afterHours: address.afterHours,
    confirmed: address.confirmedAtMs !== null,
  }),
});

export const mailRoutes = new Hono<Env>()
  .get(
    '/me/mail',
    operation({ summary: 'the mail address', answers: { 200: { schema: mail } } }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      return c.json(mailEntry(core.mails, await readMail(core, player)));
    },
  )
  .put(
    '/me/mail',
    operation({
      summary: 'set the mail address; a new one is asked for a confirmation',
      answers: { 200: { description: 'the mail address', schema: mail } },
      problems: ['no-mail', 'bad-address', 'mailed-already', 'too-often', 'busy'],
    }),
    signedIn,
    valid('json', newMail),
    async (c) => {
      const { core, player } = c.var;
      const { mail: address } = await setMail(core, player, c.req.valid('json'));
      return c.json(mailEntry(core.mails, address));
    },
  )
  .delete(
    '/me/mail',
    operation({
      summary: 'give the mail address up',
      answers: { 204: { description: 'given up' } },
      problems: ['busy'],
    }),
    signedIn,
    async (c) => {
      const { core, player } = c.var;
      await removeMail(core, player);
      return c.body(null, 204);
    },
  )
  .post(
    '/me/mail/confirm',
    operation({
      summary: 'confirm a mail address by the link of its mail',
      answers: { 204: { description: 'confirmed' } },
      problems: ['unknown-token', 'busy'],
    }),
    guessLimit,
    valid('json', mailToken),
    async (c) => {
      await confirmMail(c.var.core, c.req.valid('json').token);
      return c.body(null, 204);
    },
  )
  .post(
    '/me/mail/unsubscribe',
    operation({
      summary: 'end the mails by the link of one (RFC 8058)',
      answers: { 204: { description: 'ended' } },
      problems: ['unknown-token', 'busy'],
    }),
    guessLimit,
    // The token is in the address: an email program posts a body of its own.
    valid('query', tokenQuery),
    async (c) => {
      await unsubscribe(c.var.core, c.req.valid('query').token);
      return c.body(null, 204);
    },
  );
