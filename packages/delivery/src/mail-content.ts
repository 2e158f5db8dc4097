/** What the mails say. */

import type { Confirmation, Digest, Telling } from '@aeroplane/core';
import { mailForms, type MailForms, type Paragraph } from './mail-message.ts';
import { isolated, unlinked } from './texts/names.ts';
import { againstText, noticeText } from './texts/notice-text.ts';
import { textsFor, type Texts } from './texts/texts.ts';

const nameInMail = (name: string): string => isolated(unlinked(name));

/** The mail about all games that wait; there is at least one. */
export function digestMail(digest: Digest, origin: string): MailForms {
  const texts = textsFor(digest.language);
  const { openGame, why, stop } = texts.mail;
  const games = oneForEachGame(digest.tellings);
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

/** The mail that asks whether an address is its player's. It says no name: whoever asks could make it say anything. */
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

/** The page that stops the mails asks for one tap, as programs open links on their own; so the token is in its fragment. */
const stopAddress = (origin: string, token: string): string =>
  `${origin}/mail/off#${encodeURIComponent(token)}`;

/** Where mail programs stop them by themselves (RFC 8058). */
export const oneClickAddress = (origin: string, token: string): string =>
  `${origin}/api/me/mail/unsubscribe?token=${encodeURIComponent(token)}`;

/** Of several notices of a game the last, which is the newest. */
const oneForEachGame = (tellings: readonly Telling[]): Telling[] => [
  ...new Map(tellings.map((telling) => [telling.game, telling])).values(),
];

function digestSubject(texts: Texts, games: readonly Telling[]): string {
  const [only, ...more] = games;
  if (only === undefined || more.length > 0) return texts.mail.manyGames(games.length);
  const { title } = noticeText(texts, only, { name: nameInMail });
  return texts.mail.oneGame(title, againstText(texts, only, nameInMail));
}
