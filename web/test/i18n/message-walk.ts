/** Messages by their paths, for tests that look at all of them. */

export type Leaf = string | ((...values: readonly unknown[]) => string);

const isLeaf = (value: unknown): value is Leaf => typeof value === 'string' || typeof value === 'function';

/** Every message, as `game.board`; those of lists by their number. */
export function messagesOf(tree: object, path = ''): Map<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (isLeaf(value)) found.set(here, value);
    // Dates of their own only some languages have.
    else if (path === '' && key === 'dates') continue;
    else for (const [inner, leaf] of messagesOf(value as object, here)) found.set(inner, leaf);
  }
  return found;
}

/** What messages are given that do not take a number or a word at each place. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  span: [3, 'hour'],
  'card.open': [['⟨3⟩', '⟨5⟩']],
  'newGame.bot': ['hard'],
  'seats.bot': ['hard'],
  'choice.line': ['3', ['⟨5⟩', '⟨7⟩']],
  'choice.label': ['3', ['⟨5⟩', '⟨7⟩']],
  'story.line': ['3', ['⟨5⟩', '⟨7⟩']],
  'report.chartLabel': [3, ['⟨5⟩', '⟨7⟩']],
  'report.dice': [[[3, 5]]],
  'online.names': [['⟨3⟩', '⟨5⟩']],
  'plan.summary': [[3, 5], 7],
};

const SOME = [3, 5, 7, 11];

/** What a message says; of functions, with numbers that are all different. */
export function said(path: string, message: Leaf): string {
  return typeof message === 'string' ? message : message(...(GIVEN[path] ?? SOME.slice(0, message.length)));
}

const ZERO = '০'.codePointAt(0) ?? 0;

/** The figures in a text, in any digits that a language here has. */
export const figuresIn = (text: string): string[] =>
  text
    .replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ZERO))
    .match(/\d+/g)
    ?.sort() ?? [];
