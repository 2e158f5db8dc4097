/** An email as paragraphs, in two forms that say the same: plain text and simple HTML. */

import type { Texts } from './texts/texts.ts';

interface Link {
  readonly label: string;
  readonly href: string;
}

export interface Paragraph {
  readonly title?: string;
  readonly text?: string;
  readonly link?: Link;
}

export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly Paragraph[];
  /** Below a rule, in small print. */
  readonly footer: readonly Paragraph[];
}

export interface MailForms {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export const mailForms = (texts: Texts, content: MailContent): MailForms => ({
  subject: content.subject,
  text: asText(content),
  html: asHtml(texts, content),
});

function asText({ paragraphs, footer }: MailContent): string {
  // "-- " begins a signature, which email programs set apart.
  const blocks = [...paragraphs.map(paragraphLines), ['-- ', ...footer.flatMap(paragraphLines)]];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function paragraphLines({ title, text, link }: Paragraph): string[] {
  const address = link === undefined ? undefined : `${link.label}: ${link.href}`;
  return [title, text, address].filter((line) => line !== undefined);
}

function asHtml(texts: Texts, { subject, paragraphs, footer }: MailContent): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(texts.language)}" dir="${texts.direction}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36em">',
    ...paragraphs.map((paragraph) => paragraphHtml(paragraph)),
    '<hr>',
    ...footer.map((paragraph) => paragraphHtml(paragraph, ' style="font-size: smaller"')),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function paragraphHtml({ title, text, link }: Paragraph, style = ''): string {
  const parts = [
    title === undefined ? undefined : `<strong>${escapeHtml(title)}</strong>`,
    text === undefined ? undefined : escapeHtml(text),
    link === undefined ? undefined : `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`,
  ];
  return `<p${style}>${parts.filter((part) => part !== undefined).join('<br>\n')}</p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
