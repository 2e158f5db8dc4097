/** What emails say (docs/design.md#mail). */

import type { Confirmation, Digest, NoticeContent } from '@aeroplane/core';
import { alwaysIsolated } from '@aeroplane/texts';
import { mailForms, type MailForms, type Paragraph } from './mail-message.ts';
import { againstText, noticeText } from './texts/notice-text.ts';
import { textsFor } from './texts/languages.ts';
import type { Texts } from './texts/texts.ts';
import { unlinked } from './texts/unlinked.ts';

const nameInMail = (name: string): string => alwaysIsolated(unlinked(name));

/** One email about all games that wait for the reader; expects at least one. */
export function digestMail(digest: Digest, origin: string): MailForms {
  const texts = textsFor(digest.language);
  const { openGame, why, stop } = texts.mail;
  const games = oneForEachGame(digest.notices);
  const waiting: Paragraph[] = games.map((telling) => {
    const { title, body } = noticeText(texts, telling, { name: nameInMail });
    return { title, text: body, link: { label: openGame, href: `${origin}/g/${telling.game}` } };
  });
  return mailForms(texts, {
    subject: digestSubject(texts, games),
    paragraphs: [{ text: texts.mail.greeting(nameInMail(digest.name)) }, ...waiting],
    footer: [{ text: why, link: { label: stop, href: stopAddress(origin, digest.unsubscribeToken) } }],
  });
}

/** The email that confirms an address. It has no name, which would let a stranger put any text into it. */
export function confirmationMail(confirmation: Confirmation, origin: string): MailForms {
  const texts = textsFor(confirmation.language);
  const { subject, ask, button, otherwise } = texts.mail.confirm;
  const href = `${origin}/mail/confirm#${encodeURIComponent(confirmation.confirmToken)}`;
  return mailForms(texts, {
    subject,
    paragraphs: [{ text: ask, link: { label: button, href } }],
    footer: [{ text: otherwise }],
  });
}

/** The token is in the fragment, and the page asks for a tap: email programs open links by themselves. */
const stopAddress = (origin: string, token: string): string =>
  `${origin}/mail/off#${encodeURIComponent(token)}`;

/** Where email programs unsubscribe by one POST (RFC 8058). */
export const oneClickAddress = (origin: string, token: string): string =>
  `${origin}/api/me/mail/unsubscribe?token=${encodeURIComponent(token)}`;

/** Keeps the newest, which is the last, of several notices of one game. */
const oneForEachGame = (tellings: readonly NoticeContent[]): NoticeContent[] => [
  ...new Map(tellings.map((telling) => [telling.game, telling])).values(),
];

function digestSubject(texts: Texts, games: readonly NoticeContent[]): string {
  const [only, ...more] = games;
  if (only === undefined || more.length > 0) return texts.mail.manyGames(games.length);
  const { title } = noticeText(texts, only, { name: nameInMail });
  return texts.mail.oneGame(title, againstText(texts, only, nameInMail));
}
