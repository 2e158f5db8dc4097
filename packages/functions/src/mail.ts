/** Delivers emails by SMTP, through any provider, Amazon SES for one. */

import { NotDelivered } from '@aeroplane/core';
import { createMailCourier, smtpTransport } from '@aeroplane/delivery';
import { composeFunction } from './compose.ts';
import { createConsumer } from './consume.ts';
import { countedMail } from './counted-couriers.ts';
import { setting } from './environment.ts';

const context = composeFunction('mail', process.env);

const mail = createMailCourier({
  transport: smtpTransport(setting(process.env, 'MAIL_SERVER')),
  from: setting(process.env, 'MAIL_FROM'),
  origin: setting(process.env, 'PUBLIC_ORIGIN'),
});

/** This queue has no pushes. */
const push = { send: () => Promise.reject(new NotDelivered('this function sends no pushes')) };

export const handler = createConsumer(
  context,
  { push, mail: countedMail(mail, context.metrics) },
  process.env,
);
