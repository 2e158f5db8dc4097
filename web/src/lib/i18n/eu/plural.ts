import { formIn } from '../intl.ts';

const form = formIn('eu');

/** A number with its noun: "one" follows the noun, all other numbers precede it. */
export const plural = (n: number, noun: string): string =>
  form(n) === 'one' ? `${noun} ${n}` : `${n} ${noun}`;
