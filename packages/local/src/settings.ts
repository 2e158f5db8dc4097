/** The settings of a server, from the environment. A wrong one stops it before it starts, with a clear message. */

import path from 'node:path';
import {
  checkSubject,
  DEFAULT_PUSH_HOSTS,
  parsePushHosts,
  smtpOptions,
  type PushHosts,
} from '@aeroplane/delivery';
import * as v from 'valibot';
import { DEFAULT_TRUSTED_PROXIES, parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
    'must be the address that players use, such as https://example.org, without a path or a slash at the end',
  ),
);

const schema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a whole number from 0 to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => path.resolve(folder)),
    ),
    '.data',
  ),
  PUBLIC_ORIGIN: v.optional(origin),
  TRUSTED_PROXIES: v.optional(v.string(), DEFAULT_TRUSTED_PROXIES),
  PUSH_HOSTS: v.optional(v.string(), DEFAULT_PUSH_HOSTS),
  PUSH_SUBJECT: v.optional(v.string()),
  MAIL_SERVER: v.optional(v.string()),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an email address, such as games@example.org')),
  ),
});

export interface Settings {
  readonly port: number;
  /** The address to listen on; undefined for all. */
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly publicOrigin: string | undefined;
  /** The proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: TrustedProxies;
  readonly pushHosts: PushHosts;
  /** The contact that push services get for this server. */
  readonly pushSubject: string;
  /** undefined if the server sends no emails. */
  readonly mail: { readonly server: string; readonly from: string } | undefined;
}

/** Unusable settings; the message has a line for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The push subject of a server without a public address. */
const PRIVATE_SUBJECT = 'mailto:nobody@localhost';

/** The result of `read`; its error is added to the complaints, under the setting's name. */
function tried<T>(name: string, complaints: string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    complaints.push(`${name}: ${(error as Error).message}`);
    return undefined;
  }
}

/** Whether this address could be the contact that push services get. */
function isPublic(publicOrigin: string | undefined): publicOrigin is string {
  const complaints: string[] = [];
  tried('', complaints, () => checkSubject(publicOrigin ?? '', true));
  return complaints.length === 0;
}

function pushSettings(
  { PUSH_HOSTS, PUSH_SUBJECT, PUBLIC_ORIGIN }: v.InferOutput<typeof schema>,
  complaints: string[],
): Pick<Settings, 'pushHosts' | 'pushSubject'> {
  const pushSubject = PUSH_SUBJECT ?? (isPublic(PUBLIC_ORIGIN) ? PUBLIC_ORIGIN : PRIVATE_SUBJECT);
  tried('PUSH_SUBJECT', complaints, () => checkSubject(pushSubject, isPublic(PUBLIC_ORIGIN)));
  const pushHosts = tried('PUSH_HOSTS', complaints, () => parsePushHosts(PUSH_HOSTS));
  return { pushHosts: pushHosts ?? parsePushHosts(DEFAULT_PUSH_HOSTS), pushSubject };
}

function mailSettings(
  { MAIL_SERVER, MAIL_FROM, PUBLIC_ORIGIN }: v.InferOutput<typeof schema>,
  complaints: string[],
): Settings['mail'] {
  if (MAIL_SERVER === undefined) return undefined;
  tried('MAIL_SERVER', complaints, () => smtpOptions(MAIL_SERVER));
  if (MAIL_FROM === undefined)
    complaints.push('MAIL_FROM must be set if MAIL_SERVER is: emails need a sender');
  if (PUBLIC_ORIGIN === undefined)
    complaints.push('PUBLIC_ORIGIN must be set if MAIL_SERVER is: links in emails need an address');
  return { server: MAIL_SERVER, from: MAIL_FROM ?? '' };
}

/** Reads the settings. An empty one counts as unset; a `SettingsError` names every wrong one and its reason. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    const lines = parsed.issues.map(
      (issue) => `${v.getDotPath(issue)} ${issue.message}, not ${JSON.stringify(issue.input)}`,
    );
    throw new SettingsError(lines.join('\n'));
  }
  const complaints: string[] = [];
  const proxies = tried('TRUSTED_PROXIES', complaints, () =>
    parseTrustedProxies(parsed.output.TRUSTED_PROXIES),
  );
  const trustedProxies = proxies ?? parseTrustedProxies(DEFAULT_TRUSTED_PROXIES);
  const push = pushSettings(parsed.output, complaints);
  const mail = mailSettings(parsed.output, complaints);
  if (complaints.length > 0) throw new SettingsError(complaints.join('\n'));
  const { PORT, HOST, DATA_DIR, PUBLIC_ORIGIN } = parsed.output;
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    publicOrigin: PUBLIC_ORIGIN,
    trustedProxies,
    ...push,
    mail,
  };
}
