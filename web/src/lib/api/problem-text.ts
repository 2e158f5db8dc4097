import { m } from '../messages/messages.ts';
import { Refusal } from './client.ts';

/** The code of a refused call, or undefined where something else went wrong. */
export const problemCode = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.code : undefined;

/** What to tell people about a failed call. */
export function problemText(error: unknown): string {
  const code = problemCode(error);
  const texts: Readonly<Record<string, string>> = m.problems;
  return texts[code ?? ''] ?? m.problem;
}
