/** Messages by their paths, for tests of all of them. */

export type Leaf = string | ((...values: readonly unknown[]) => string);

const isLeaf = (value: unknown): value is Leaf => typeof value === 'string' || typeof value === 'function';

/** Every message by its path, such as `game.board`; list entries by index. */
export function messagesOf(tree: object, path = ''): Map<string, Leaf> {
  const found = new Map<string, Leaf>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (isLeaf(value)) found.set(here, value);
    // Only some languages have dates of their own.
    else if (path === '' && key === 'dates') continue;
    else for (const [inner, leaf] of messagesOf(value as object, here)) found.set(inner, leaf);
  }
  return found;
}

/** The arguments of messages that take other things than numbers and words. */
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

/** The text of a message; a function gets numbers that are all different. */
export function textOf(path: string, message: Leaf): string {
  return typeof message === 'string' ? message : message(...(GIVEN[path] ?? SOME.slice(0, message.length)));
}

const ZERO = '০'.codePointAt(0) ?? 0;

/** The figures in a text, in any digits that a language here has. */
export const figuresIn = (text: string): string[] =>
  text
    .replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ZERO))
    .match(/\d+/g)
    ?.sort() ?? [];
