/** Sends notices by Web Push and email (docs/design.md#notices). */

export { DEFAULT_PUSH_HOSTS, parsePushHosts, type PushHosts } from './push-hosts.ts';
export { checkSubject, checkVapidKeys, generateVapidKeys, type VapidKeys } from './vapid.ts';
export { createPushCourier, type PushSettings } from './push-courier.ts';
export type { Post } from './public-post.ts';
export type { PushAction, PushData, PushPayload } from './push-payload.ts';
export { createMailCourier, type MailSettings, type MailTransport } from './mail-courier.ts';
export { smtpOptions, smtpTransport } from './smtp-transport.ts';
