import { formIn } from '../intl.ts';

const form = formIn('en');

/** A number with its noun. */
export const plural = (n: number, one: string, other: string): string =>
  `${n} ${form(n) === 'one' ? one : other}`;
