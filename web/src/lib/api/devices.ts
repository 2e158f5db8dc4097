/** Pushes to this device, and emails. */

import type { Mail, PushDevice } from '../api-types/types.ts';
import { api, done, EMPTY, read } from './client.ts';

/** A push subscription, as browsers serialise it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export const pushKey = async (): Promise<string> => (await read<{ key: string }>(api.push.key.$get())).key;

const push = api.me.push;

/** This device, as the server knows it. */
export const pushDevice = (): Promise<PushDevice> => read(push.$get());

export const putPushDevice = (subscription: Subscription): Promise<PushDevice> =>
  read(push.$put({ json: subscription }));

export const removePushDevice = (): Promise<void> => done(push.$delete());

export const testPush = (): Promise<void> => done(push.test.$post({}, EMPTY));

const mail = api.me.mail;

export const myMail = (): Promise<Mail> => read(mail.$get());

export const setMail = (address: string, afterHours: NonNullable<Mail['afterHours']>): Promise<Mail> =>
  read(mail.$put({ json: { address, afterHours } }));

export const removeMail = (): Promise<void> => done(mail.$delete());

export const confirmMail = (token: string): Promise<void> => done(mail.confirm.$post({ json: { token } }));

export const unsubscribeMail = (token: string): Promise<void> =>
  done(mail.unsubscribe.$post({ query: { token } }, EMPTY));
