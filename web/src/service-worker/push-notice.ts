/** A push as a notice. Every push shows one: browsers withdraw the permission of apps whose pushes show nothing. */

import type { Language } from '../lib/i18n/languages.ts';
import { workerMessages } from '../lib/i18n/worker-messages.ts';
import type { NoticeData } from '../lib/push/waiting.ts';

interface NoticeAction {
  readonly action: string;
  readonly title: string;
}

/** The options of `showNotification`; TypeScript's type lacks some. */
export interface NoticeOptions {
  readonly body?: string;
  readonly tag?: string;
  readonly renotify?: boolean;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  readonly icon: string;
  readonly badge: string;
  readonly actions?: readonly NoticeAction[];
  readonly data: NoticeData;
}

export interface PushNotice {
  readonly title: string;
  readonly options: NoticeOptions;
  /** How many decisions wait; undefined if the push does not say. */
  readonly badge?: number;
}

export const ICONS = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

/** Browsers show two buttons at most. */
const MOST_ACTIONS = 2;

type Json = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const countOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** The page that a click opens: always one of ours. A server with several names may link to itself by another one. */
function pathOf(address: unknown, origin: string, game: string | undefined): string {
  const elsewhere = game === undefined ? '/' : `/g/${encodeURIComponent(game)}`;
  const text = textOf(address) ?? elsewhere;
  if (!URL.canParse(text, origin)) return elsewhere;
  const url = new URL(text, origin);
  return url.origin === origin ? url.pathname + url.search : elsewhere;
}

function dataOf(notification: Json, origin: string): NoticeData {
  const data = objectOf(notification['data']);
  const [game, ply] = [textOf(data['game']), countOf(data['ply'])];
  return {
    kind: textOf(data['kind']) ?? 'unknown',
    ...(game !== undefined && { game }),
    ...(ply !== undefined && { ply }),
    choices: listOf(data['choices']).flatMap((choice) => textOf(choice) ?? []),
    path: pathOf(notification['navigate'], origin, game),
  };
}

function actionsOf(notification: Json): NoticeAction[] {
  return listOf(notification['actions'])
    .map(objectOf)
    .flatMap(({ action, title }) => {
      const [name, label] = [textOf(action), textOf(title)];
      return name !== undefined && label !== undefined ? [{ action: name, title: label }] : [];
    })
    .slice(0, MOST_ACTIONS);
}

function parse(text: string | undefined): Json {
  try {
    return objectOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

function unreadable(language: Language): PushNotice {
  const { title, body } = workerMessages[language].unreadable;
  const data: NoticeData = { kind: 'unknown', choices: [], path: '/' };
  return { title, options: { ...ICONS, body, lang: language, tag: 'unreadable', data } };
}

/** The notice of a declarative push message; for any other text a general one. Never throws. */
export function noticeOf(text: string | undefined, origin: string, language: Language): PushNotice {
  const message = parse(text);
  const notification = objectOf(message['notification']);
  const title = textOf(notification['title']);
  if (title === undefined) return unreadable(language);
  const [body, tag, lang] = [notification['body'], notification['tag'], notification['lang']].map(textOf);
  const dir = notification['dir'];
  const actions = actionsOf(notification);
  const data = objectOf(notification['data']);
  const badge = countOf(message['app_badge']) ?? countOf(notification['app_badge']) ?? countOf(data['badge']);
  return {
    title,
    options: {
      ...ICONS,
      ...(body !== undefined && { body }),
      // Browsers refuse `renotify` without a tag.
      ...(tag !== undefined && { tag, renotify: notification['renotify'] === true }),
      ...(lang !== undefined && { lang }),
      ...((dir === 'ltr' || dir === 'rtl') && { dir }),
      ...(actions.length > 0 && { actions }),
      data: dataOf(notification, origin),
    },
    ...(badge !== undefined && { badge }),
  };
}
