import { m } from '../i18n/messages.ts';
import { spanUntil } from '../i18n/time.ts';
import { Refusal } from './client.ts';

/** The code of a refused call; undefined for other errors. */
export const problemCode = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.code : undefined;

const MINUTE_MS = 60_000;

/** How long to wait, in whole minutes and at least one: nobody counts seconds. */
function waitText(error: unknown): string {
  const sec = error instanceof Refusal ? (error.retryAfterSec ?? 0) : 0;
  const minutes = Math.max(1, Math.ceil(sec / 60));
  return spanUntil(0, minutes * MINUTE_MS);
}

/** The text for players about a failed call. */
export function problemText(error: unknown): string {
  const code = problemCode(error);
  const texts: Readonly<Record<string, string>> = m.problems;
  const text = texts[code ?? ''] ?? m.problem;
  return text.replace('{span}', () => waitText(error));
}
