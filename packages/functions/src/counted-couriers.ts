/** Couriers that count delivered notices. */

import type { MailCourier, PushCourier } from '@aeroplane/core';
import type { Metrics } from './metrics.ts';

export const countedPush = (courier: PushCourier, metrics: Metrics): PushCourier => ({
  async send(target, what) {
    const outcome = await courier.send(target, what);
    if (outcome === 'sent') metrics.count('Notices');
    return outcome;
  },
});

export const countedMail = (courier: MailCourier, metrics: Metrics): MailCourier => ({
  ...courier,
  async sendDigest(address, digest) {
    await courier.sendDigest(address, digest);
    metrics.count('Notices');
  },
});
