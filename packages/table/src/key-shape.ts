/** Checks keys that come from outside: a cursor is a key that its reader hands back. */

import type { Item } from './attribute.ts';

/** The form of each attribute of a key: a pattern for a text, or a whole number. */
export type KeyShape = Readonly<Record<string, RegExp | 'number'>>;

function fits(value: unknown, form: RegExp | 'number'): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const [[type, content] = [], ...more] = Object.entries(value);
  if (more.length > 0 || typeof content !== 'string') return false;
  return form === 'number' ? type === 'N' && /^\d{1,15}$/.test(content) : type === 'S' && form.test(content);
}

/** Whether an untrusted value has exactly the attributes of a shape, each in its form. */
export function isKeyItem(value: unknown, shape: KeyShape): value is Item {
  if (typeof value !== 'object' || value === null) return false;
  const names = Object.keys(shape);
  const key = value as Record<string, unknown>;
  return (
    Object.keys(key).length === names.length &&
    Object.entries(shape).every(([name, form]) => Object.hasOwn(key, name) && fits(key[name], form))
  );
}
