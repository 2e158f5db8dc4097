/**
 * The content of a push: a declarative push message (W3C Push API). Safari shows it without our service worker, which reads
 * it as JSON in other browsers.
 */

import type { PushTest, NoticeContent } from '@aeroplane/core';
import { noticeText } from './texts/notice-text.ts';
import { textsFor } from './texts/languages.ts';

/** For our service worker. */
export interface PushData {
  readonly kind: NoticeContent['kind'] | 'test';
  /** Absent in a test. */
  readonly game?: string;
  /** The index of the ply to come; absent in a test. */
  readonly ply?: number;
  /** The moves of the two buttons, in their order, or empty. */
  readonly choices: readonly string[];
  readonly badge: number;
}

export interface PushAction {
  /** `move-0` or `move-1`: the index in `choices`. */
  readonly action: string;
  readonly title: string;
  readonly navigate: string;
}

export interface PushPayload {
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly lang: string;
    readonly dir: 'ltr' | 'rtl';
    readonly body: string;
    readonly tag: string;
    /** A notice replaces an earlier one of the same tag; this alerts the reader nevertheless. */
    readonly renotify: true;
    readonly navigate: string;
    readonly actions?: readonly PushAction[];
    readonly app_badge: number;
    readonly data: PushData;
  };
  readonly app_badge: number;
}

/**
 * A later notice of the same topic replaces the earlier one, at the push service while the device is off and on the device.
 * At most 32 characters of base64url (RFC 8030 § 5.4).
 */
export function topicOf(what: NoticeContent | PushTest): string {
  switch (what.kind) {
    case 'test':
      return 'test';
    case 'decision':
    case 'reminder':
    case 'took-over':
    case 'finished':
      return `g${what.game}`;
    case 'joined':
    case 'started':
    case 'nudge':
    case 'rematch':
    case 'chat':
      return `c${what.game}`;
  }
}

export function pushPayload(what: NoticeContent | PushTest, origin: string, nowMs: number): PushPayload {
  const texts = textsFor(what.language);
  const { badge } = what;
  const telling = what.kind === 'test' ? undefined : what;
  const navigate = telling === undefined ? `${origin}/settings` : `${origin}/g/${telling.game}`;
  const choices = telling?.choices.length === 2 ? telling.choices : [];
  const actions = choices.map((choice, index) => ({
    action: `move-${index}`,
    title: texts.choice(choice),
    navigate,
  }));
  const { title, body } = telling === undefined ? texts.test : noticeText(texts, telling, { nowMs });
  return {
    web_push: 8030,
    notification: {
      title,
      lang: texts.language,
      dir: texts.direction,
      body,
      tag: topicOf(what),
      renotify: true,
      navigate,
      ...(actions.length > 0 && { actions }),
      // Safari reads it here; the draft of the standard places it beside the notification.
      app_badge: badge,
      data: {
        kind: what.kind,
        ...(telling && { game: telling.game, ply: telling.ply }),
        choices: choices.map(({ move }) => move),
        badge,
      },
    },
    app_badge: badge,
  };
}
