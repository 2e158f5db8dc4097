/** Says a notice in its reader's language, whichever way it goes. */

import type { Said, Telling } from '@aeroplane/core';
import { deadlineText } from './deadline-text.ts';
import { isolated } from './names.ts';
import type { NoticeText, Texts } from './texts.ts';

export interface NoticeStyle {
  /** When it is read, if that is at once. */
  readonly nowMs?: number;
  /** How a name is written. */
  readonly name?: (name: string) => string;
}

/** The others of a game; undefined where nobody is left. */
export function againstText(
  texts: Texts,
  { opponents, bots }: Telling,
  name: (name: string) => string = isolated,
): string | undefined {
  return opponents.length + bots === 0 ? undefined : texts.opponents(opponents.map(name), bots);
}

/** What was written, in the reader's language where it is a phrase; words keep their direction to themselves. */
const saidText = (texts: Texts, said: Said | undefined): string => {
  if (said === undefined) return '';
  return 'phrase' in said ? texts.phrases[said.phrase] : isolated(said.text);
};

export function noticeText(texts: Texts, telling: Telling, style: NoticeStyle): NoticeText {
  const { name = isolated, nowMs } = style;
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
      return texts.tookOver({ against, held: telling.held ?? true });
    case 'finished':
      return texts.finished({ against, rank: telling.rank });
    case 'joined':
      return texts.joined({ against, who });
    case 'started':
      return texts.started({ against });
    case 'rematch':
      return texts.rematch({ who });
    case 'chat':
      return texts.chat({ who, said: saidText(texts, telling.said) });
  }
}
