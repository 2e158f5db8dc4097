/** Delivers mails, by SMTP like the server of one process: any provider will do, Amazon's SES among them. */

import { NotDelivered } from '@aeroplane/core';
import { createMailCourier, smtpTransport } from '@aeroplane/delivery';
import { composeGround } from './compose.ts';
import { createConsumer } from './consume.ts';
import { countedMail } from './counted-couriers.ts';
import { setting } from './environment.ts';

const ground = composeGround('mail', process.env);

const mail = createMailCourier({
  transport: smtpTransport(setting(process.env, 'MAIL_SERVER')),
  from: setting(process.env, 'MAIL_FROM'),
  origin: setting(process.env, 'PUBLIC_ORIGIN'),
});

/** No push comes to this queue. */
const push = { send: () => Promise.reject(new NotDelivered('this function sends no pushes')) };

export const handler = createConsumer(ground, { push, mail: countedMail(mail, ground.metrics) }, process.env);
