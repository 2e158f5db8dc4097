/** Words a notice in its reader's language, for push and email alike. */

import type { MessageBody, NoticeContent } from '@aeroplane/core';
import { alwaysIsolated } from '@aeroplane/texts';
import { deadlineText } from './deadline-text.ts';
import type { NoticeText, Texts } from './texts.ts';

export interface NoticeStyle {
  /** When it will be read, if that is known: pushes are read at once. */
  readonly nowMs?: number;
  /** Formats a name; isolates it by default. */
  readonly name?: (name: string) => string;
}

/** The other players; undefined where nobody is left. */
export function againstText(
  texts: Texts,
  { opponents, bots }: NoticeContent,
  name: (name: string) => string = alwaysIsolated,
): string | undefined {
  return opponents.length + bots === 0 ? undefined : texts.opponents(opponents.map(name), bots);
}

/** A phrase in the reader's language, or the isolated text of a message. */
const saidText = (texts: Texts, said: MessageBody | undefined): string => {
  if (said === undefined) return '';
  return 'phrase' in said ? texts.phrases[said.phrase] : alwaysIsolated(said.text);
};

/** The title and body of a notice. */
export function noticeText(texts: Texts, telling: NoticeContent, style: NoticeStyle): NoticeText {
  const { name = alwaysIsolated, nowMs } = style;
  const against = againstText(texts, telling, name);
  const who = telling.who === undefined ? undefined : name(telling.who);
  const until =
    telling.deadlineAtMs === undefined
      ? undefined
      : deadlineText(texts, telling, telling.deadlineAtMs, nowMs);
  const waiting = { against, die: telling.die, until };
  switch (telling.kind) {
    case 'decision':
      return texts.decision(waiting);
    case 'reminder':
      return texts.reminder(waiting);
    case 'nudge':
      return texts.nudge({ ...waiting, who });
    case 'took-over':
      return texts.tookOver({ against, held: telling.botPlays ?? true });
    case 'finished':
      return texts.finished({ against, rank: telling.rank });
    case 'joined':
      return texts.joined({ against, who });
    case 'started':
      return texts.started({ against });
    case 'rematch':
      return texts.rematch({ who });
    case 'chat':
      return texts.chat({ who, said: saidText(texts, telling.body) });
  }
}
